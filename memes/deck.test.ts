import { readFileSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { DeckEntry } from './build/clip.ts';
import { scenes } from './scenes/all.ts';

const folder = fileURLToPath(new URL('./deck/', import.meta.url));
const read = (name: string) => readFileSync(`${folder}${name}`);
const deck = JSON.parse(read('deck.json').toString('utf8')) as DeckEntry[];

/** The names of an MP4's outermost boxes, in their order. */
function boxes(file: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at + 8 <= file.length;) {
    names.push(file.toString('latin1', at + 4, at + 8));
    const size = file.readUInt32BE(at);
    if (size < 8) break;
    at += size;
  }
  return names;
}

/** Cues of a WebVTT file; throws on the first block that is none. */
function cuesOf(vtt: string): { from: number; to: number; text: string }[] {
  const [header, ...blocks] = vtt.trim().split(/\n{2,}/);
  if (header !== 'WEBVTT') throw new Error('no WEBVTT header');
  return blocks.map((block) => {
    const [times = '', ...lines] = block.split('\n');
    const match = /^(\d{2}):(\d{2}):(\d{2})\.(\d{3}) --> (\d{2}):(\d{2}):(\d{2})\.(\d{3})$/.exec(times);
    if (!match) throw new Error(`not a cue: ${block}`);
    const [h1 = 0, m1 = 0, s1 = 0, f1 = 0, h2 = 0, m2 = 0, s2 = 0, f2 = 0] = match.slice(1).map(Number);
    return { from: ((h1 * 60 + m1) * 60 + s1) * 1000 + f1, to: ((h2 * 60 + m2) * 60 + s2) * 1000 + f2, text: lines.join('\n') };
  });
}

describe('the deck', () => {
  it('has at least four clips, each listed once, in the order of the scenes', () => {
    expect(deck.length).toBeGreaterThanOrEqual(4);
    expect(deck.map(({ id }) => id)).toEqual(scenes.map(({ id }) => id));
  });

  it('spec §9 Memes: six clips of about 5, 5, 10, 10, 20 and 30 s [9.4]', () => {
    const seconds = deck.map((clip) => clip.durationMs / 1000).toSorted((a, b) => a - b);
    for (const [i, about] of [5, 5, 10, 10, 20, 30].entries()) expect(Math.abs((seconds[i] ?? 0) - about)).toBeLessThan(2.5);
    expect(seconds).toHaveLength(6);
  });
  it('holds exactly the files it lists', () => {
    const listed = deck.flatMap(({ files }) => Object.values(files));
    expect(readdirSync(folder).sort()).toEqual(['deck.json', ...listed].sort());
  });
});

describe.each(deck)('$id', ({ id, title, alt, durationMs, files }) => {
  const scene = scenes.find((one) => one.id === id);

  it('is described as its scene is, and lasts 5 to 30 seconds', () => {
    expect({ title, alt }).toEqual({ title: scene?.title, alt: scene?.alt });
    expect(Number.isInteger(durationMs)).toBe(true);
    expect(durationMs).toBeGreaterThanOrEqual(5_000);
    expect(durationMs).toBeLessThanOrEqual(30_000);
    expect(Math.abs(durationMs - (scene?.durationMs ?? 0))).toBeLessThanOrEqual(100);
  });

  it('is small: under 600 KB a file, the poster under 60 KB', () => {
    for (const name of Object.values(files)) expect(statSync(`${folder}${name}`).size, name).toBeLessThan(600_000);
    expect(statSync(`${folder}${files.poster}`).size).toBeLessThan(60_000);
  });

  it('starts to play before it has arrived: MP4 with its index in front of its data', () => {
    const found = boxes(read(files.mp4));
    expect(found[0]).toBe('ftyp');
    expect(found).toContain('mdat');
    expect(found.indexOf('moov')).toBeGreaterThan(0);
    expect(found.indexOf('moov')).toBeLessThan(found.indexOf('mdat'));
  });

  it('has a WebM and a WebP poster', () => {
    expect(read(files.webm).subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    expect(read(files.webm).subarray(0, 64).toString('latin1')).toContain('webm');
    const poster = read(files.poster);
    expect([poster.toString('latin1', 0, 4), poster.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WEBP']);
  });

  it('has subtitles as its scene says, one at a time, within the clip, short enough for one line', () => {
    const cues = cuesOf(read(files.vtt).toString('utf8'));
    expect(cues).toEqual(scene?.cues.map(({ from, to, text }) => ({ from, to, text })));
    expect(cues.length).toBeGreaterThan(0);
    cues.forEach(({ from, to, text }, i) => {
      expect(from).toBeGreaterThanOrEqual(cues[i - 1]?.to ?? 0);
      expect(to).toBeGreaterThan(from);
      expect(to).toBeLessThanOrEqual(durationMs);
      expect(text.trim().length).toBeGreaterThan(0);
      expect(text.length).toBeLessThanOrEqual(48);
    });
  });
});
