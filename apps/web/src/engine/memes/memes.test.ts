import { describe, expect, it } from 'vitest';
import type { ScheduledMeme } from '@deadpan/protocol';
import { correct } from './drift.ts';
import { clipAt } from './schedule.ts';
import { cueAt, parseVtt } from './subtitles.ts';

const START = 1_000_000;
const clip = (id: string, offset: number, duration: number): ScheduledMeme => ({
  id,
  url: `/media/${id}.mp4`,
  webm_url: `/media/${id}.webm`,
  subtitles_url: `/media/${id}.vtt`,
  poster_url: `/media/${id}.webp`,
  title: id,
  alt: id,
  duration,
  offset,
  starts_at: START + offset,
});
const deck = [clip('cat', 0, 10_000), clip('goat', 10_000, 5_000), clip('pie', 15_000, 20_000)];

describe('which clip is on', () => {
  it('is none before the play and after the last clip', () => {
    expect(clipAt(deck, START - 1)).toBeNull();
    expect(clipAt(deck, START + 35_000)).toBeNull();
  });
  it('changes exactly at the next start', () => {
    expect(clipAt(deck, START)).toMatchObject({ index: 0, position: 0, left: 10_000 });
    expect(clipAt(deck, START + 9_999)).toMatchObject({ index: 0, left: 1 });
    expect(clipAt(deck, START + 10_000)).toMatchObject({ index: 1, position: 0 });
    expect(clipAt(deck, START + 16_500)).toMatchObject({ index: 2, position: 1_500 });
  });
  it('is none while the clock stands still', () => {
    expect(
      clipAt(
        deck.map((meme) => ({ ...meme, starts_at: null })),
        START,
      ),
    ).toBeNull();
  });
  it('follows a faster match', () => {
    const fast = deck.map((meme) => ({ ...meme, starts_at: START + meme.offset / 10 }));
    expect(clipAt(fast, START + 1_100, 10)).toMatchObject({ index: 1, position: 1_000 });
  });
});

describe('keeping time', () => {
  it('leaves a frame of drift alone', () => expect(correct(12)).toEqual({ kind: 'rate', rate: 1 }));
  it('slows a clip that is ahead and hurries one that is behind, within five per cent', () => {
    expect(correct(75)).toEqual({ kind: 'rate', rate: 0.975 });
    expect(correct(-150)).toEqual({ kind: 'rate', rate: 1.05 });
    expect(correct(299)).toEqual({ kind: 'rate', rate: 0.95 });
  });
  it('jumps beyond 300 ms', () => expect([correct(301), correct(-5_000)]).toEqual([{ kind: 'seek' }, { kind: 'seek' }]));
});

describe('subtitles', () => {
  const file =
    'WEBVTT\n\nNOTE a cat\n\n1\n00:00.500 --> 00:02.000 line:90%\nObserve how she\n<i>notices</i> the cup.\n\n01:00:03.250 --> 01:00:04.000\nFish &amp; chips\n';
  it('reads cues', () => {
    expect(parseVtt(file)).toEqual([
      { from: 500, to: 2_000, text: 'Observe how she notices the cup.' },
      { from: 3_603_250, to: 3_604_000, text: 'Fish & chips' },
    ]);
  });
  it('shows a line from its first millisecond to before its last', () => {
    const cues = parseVtt(file);
    expect([cueAt(cues, 499), cueAt(cues, 500), cueAt(cues, 2_000)]).toEqual([null, 'Observe how she notices the cup.', null]);
  });
});
