import { readFileSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { DeckEntry } from './build/clip.ts';
import { faultsOf, readMeasurements, sha256 } from './build/measured.ts';
import { scenes } from './scenes/all.ts';

const folder = fileURLToPath(new URL('./deck/', import.meta.url));
const read = (name: string) => readFileSync(`${folder}${name}`);
const deck = JSON.parse(read('deck.json').toString('utf8')) as DeckEntry[];
const measured = readMeasurements();

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

/** Spec §9: ids and lengths in seconds. */
const SPECIFIED = { breathing: 5, 'high-diving': 5, 'grand-opera': 10, 'bread-news': 10, 'planet-living-room': 20, 'the-door': 30 };
const LEAST_CLIPS = 16;
const LEAST_TOTAL_MS = 240_000;
const MAX_TOTAL_BYTES = 20_000_000;

describe('the deck', () => {
  const clips = deck.filter(({ fallback }) => !fallback);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

  it('lists each clip once, in the order of the scenes', () => {
    expect(deck.map(({ id }) => id)).toEqual(scenes.map(({ id }) => id));
    expect(new Set(deck.map(({ id }) => id)).size).toBe(deck.length);
  });

  it('spec §9 Memes: six clips of about 5, 5, 10, 10, 20 and 30 s are among them [9.4]', () => {
    for (const [id, about] of Object.entries(SPECIFIED)) {
      const seconds = (clips.find((clip) => clip.id === id)?.durationMs ?? 0) / 1000;
      expect(Math.abs(seconds - about), `${id} lasts ${seconds} s`).toBeLessThan(2.5);
    }
  });

  it('spec §9 Memes: two fallback clips, under the names the page knows, for where another cannot play [9.14]', () => {
    expect(deck.filter(({ fallback }) => fallback).map(({ id }) => id)).toEqual(['fallback-1', 'fallback-2']);
  });

  it('is more than a few evenings know by heart: at least sixteen clips, four minutes in all, fallbacks not counted', () => {
    expect(clips.length).toBeGreaterThanOrEqual(LEAST_CLIPS);
    expect(sum(clips.map(({ durationMs }) => durationMs))).toBeGreaterThanOrEqual(LEAST_TOTAL_MS);
  });

  it('weighs no more than 20 MB', () => {
    const sizes = deck.flatMap(({ files }) => Object.values(files)).map((name) => statSync(`${folder}${name}`).size);
    expect(sum(sizes)).toBeLessThan(MAX_TOTAL_BYTES);
  });

  it('was measured, all of it and nothing else', () => {
    expect(Object.keys(measured).sort()).toEqual(deck.flatMap(({ files }) => [files.mp4, files.webm]).sort());
  });

  it('holds exactly the files it lists', () => {
    const listed = deck.flatMap(({ files }) => Object.values(files));
    expect(readdirSync(folder).sort()).toEqual(['deck.json', ...listed].sort());
  });
});

describe.each(deck)('$id', ({ id, title, alt, durationMs, files, fallback }) => {
  const scene = scenes.find((one) => one.id === id);

  it('is described as its scene is, and lasts 5 to 30 seconds', () => {
    expect({ title, alt, fallback }).toEqual({ title: scene?.title, alt: scene?.alt, fallback: scene?.fallback });
    expect(Number.isInteger(durationMs)).toBe(true);
    expect(durationMs).toBeGreaterThanOrEqual(5_000);
    expect(durationMs).toBeLessThanOrEqual(30_000);
    expect(Math.abs(durationMs - (scene?.durationMs ?? 0))).toBeLessThanOrEqual(100);
  });

  it('is small: under 600 KB a file, the poster under 60 KB', () => {
    for (const name of Object.values(files)) expect(statSync(`${folder}${name}`).size, name).toBeLessThan(600_000);
    expect(statSync(`${folder}${files.poster}`).size).toBeLessThan(60_000);
  });

  it('was found right in length, frames, loudness and flashes when a browser took these very files apart', () => {
    for (const name of [files.mp4, files.webm]) {
      expect(measured[name]?.sha256, `${name} was changed: npm run measure -w e2e`).toBe(sha256(read(name)));
      expect(measured[name] && faultsOf(measured[name], durationMs), name).toEqual([]);
    }
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
