import { describe, expect, it } from 'vitest';
import type { Beat } from './beats.ts';
import { beatsOf } from './beats.ts';
import { calm } from './bot.ts';
import type { Bot, Moment } from './bot.ts';
import { gerda } from './gerda.ts';
import { inspector } from './inspector.ts';
import { kevin } from './kevin.ts';

const LIMIT = 0.4;
const READING_MS = 200;

interface Screening {
  seed?: number;
  seconds?: number;
  beats?: readonly Beat[];
  /** the happiest other face at a second */
  others?: (second: number) => number;
}

/** Shows a bot one clip; returns its happiness reading by reading. */
function screened(bot: Bot, { seed = 1, seconds = 15, beats = [], others = () => 0 }: Screening = {}): number[] {
  let mood = calm;
  return Array.from({ length: (seconds * 1000) / READING_MS }, (_, i) => {
    const position = i * READING_MS;
    const moment: Moment = {
      seed,
      play: 1,
      clip: { name: 5, position, beats },
      since: position,
      left: seconds * 1000 - position,
      happiestOther: others(position / 1000),
    };
    mood = bot.feel(mood, moment);
    return mood.happy;
  });
}
const between = (readings: number[], from: number, to: number): number[] =>
  readings.slice((from * 1000) / READING_MS, (to * 1000) / READING_MS);
const seeds = Array.from({ length: 60 }, (_, i) => i);
const words: Beat[] = [{ at: 4_000, kind: 'word', weight: 1 }];

describe('Gerda', () => {
  it('keeps a straight face at noises and silence', () => {
    const noises: Beat[] = [{ at: 2_000, kind: 'noise', weight: 1 }];
    for (const seed of seeds) expect(Math.max(...screened(gerda, { seed, beats: noises }))).toBeLessThan(0.1);
  });

  it('twitches at a word, usually for a single reading, which is not a smile', () => {
    const rows = seeds.map((seed) => screened(gerda, { seed, beats: words }).filter((happy) => happy > LIMIT).length);
    expect(rows.filter((row) => row === 1).length).toBeGreaterThan(seeds.length / 4);
    expect(rows.filter((row) => row > 1).length).toBeLessThan(seeds.length / 4);
    expect(rows.some((row) => row > 1)).toBe(true);
  });
});

describe('Kevin', () => {
  it('giggles at the third second', () => {
    for (const seed of seeds) {
      const readings = screened(kevin, { seed });
      expect(Math.max(...between(readings, 0, 3))).toBeLessThan(0.15);
      expect(Math.max(...between(readings, 3, 5))).toBeGreaterThan(0.2);
    }
  });

  it('sometimes swallows it', () => {
    const peaks = seeds.map((seed) => Math.max(...screened(kevin, { seed })));
    expect(peaks.some((peak) => peak > LIMIT)).toBe(true);
    expect(peaks.some((peak) => peak < LIMIT)).toBe(true);
  });
});

describe('The Inspector', () => {
  it('smiles in the end when nobody else does', () => {
    const smiled = seeds.filter((seed) => Math.max(...screened(inspector, { seed, seconds: 30 })) > LIMIT);
    expect(smiled.length).toBeGreaterThan(seeds.length / 2);
  });

  it('never while somebody smiles, and at once no more when somebody begins', () => {
    for (const seed of seeds) {
      expect(Math.max(...screened(inspector, { seed, others: () => 0.3 }))).toBeLessThan(0.05);
      const readings = screened(inspector, { seed, seconds: 14, others: (second) => (second > 12 ? 0.5 : 0) });
      expect(readings.at(-1)).toBeLessThan(0.05);
    }
  });
});

describe('beats', () => {
  const clip = { id: 'cat', duration: 20_000 };

  it('are the lines of the subtitles; brackets, song and shouting are noises, the last line is the point', () => {
    const cue = (from: number, text: string) => ({ from, to: from + 900, text });
    const cues = [cue(0, 'She has noticed the cup.'), cue(2_000, '(china, breaking)'), cue(4_000, 'AAAAAAH'), cue(6_000, 'I see.')];
    expect(beatsOf(clip, cues).map(({ at, kind }) => [at, kind])).toEqual([
      [0, 'word'],
      [2_000, 'noise'],
      [4_000, 'noise'],
      [6_000, 'word'],
    ]);
    expect(beatsOf(clip, cues).at(-1)?.weight).toBe(1);
  });

  it('are seeded for a clip without any', () => {
    expect(beatsOf(clip, [])).toHaveLength(5);
    expect(beatsOf(clip, [])).toEqual(beatsOf(clip, []));
    expect(beatsOf(clip, [])).not.toEqual(beatsOf({ ...clip, id: 'dog' }, []));
  });
});
