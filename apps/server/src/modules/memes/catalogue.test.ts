import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readCatalogue } from './catalogue.ts';

const named = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 12);
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deadpan-deck-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const files = { mp4: 'toast.mp4', webm: 'toast.webm', vtt: 'toast.vtt', poster: 'toast.webp' };
function deck(...clips: object[]): void {
  for (const name of Object.values(files)) writeFileSync(join(folder, name), `content of ${name}`);
  writeFileSync(join(folder, 'deck.json'), JSON.stringify(clips));
}

it('is empty without a deck', () => {
  expect(readCatalogue(join(folder, 'nowhere'))).toEqual([]);
});

it('names every file by its content', () => {
  deck({ id: 'toast', title: 'Toast', durationMs: 7_000, files, alt: 'A toast waits.' });
  const [meme] = readCatalogue(folder);
  expect(meme).toEqual({
    id: 'toast',
    title: 'Toast',
    alt: 'A toast waits.',
    duration: 7_000,
    type: 'video',
    url: expect.stringMatching(/^\/media\/memes\/toast\.mp4\?v=[0-9a-f]{12}$/),
    webm_url: expect.stringMatching(/^\/media\/memes\/toast\.webm\?v=/),
    subtitles_url: expect.stringMatching(/^\/media\/memes\/toast\.vtt\?v=/),
    poster_url: expect.stringMatching(/^\/media\/memes\/toast\.webp\?v=/),
  });
  const versions = [meme?.url, meme?.webm_url].map((url) => url?.split('?v=')[1]);
  expect(versions).toEqual([named('content of toast.mp4'), named('content of toast.webm')]);
});

it('refuses a deck that reaches outside its folder', () => {
  deck({ id: 'toast', title: 'Toast', durationMs: 7_000, files: { ...files, mp4: '../../secret' }, alt: '' });
  expect(() => readCatalogue(folder)).toThrow(/mp4/);
});

it('spec §9 Memes: a fallback clip is never part of the deck a match is drawn from [9.14]', () => {
  const toast = { id: 'toast', title: 'Toast', durationMs: 7_000, files, alt: 'A toast waits.' };
  deck(toast, { ...toast, id: 'fallback-1', fallback: true });
  expect(readCatalogue(folder).map(({ id }) => id)).toEqual(['toast']);
});
