import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { faultsOf, readMeasurements } from '../memes/build/measured.ts';
import { deckFolder, loaded, measure, openBench } from './support/measured.ts';

interface Clip {
  id: string;
  durationMs: number;
  files: { mp4: string; webm: string; vtt: string; poster: string };
}
const deck = JSON.parse(readFileSync(`${deckFolder}deck.json`, 'utf8')) as Clip[];
const recorded = readMeasurements();

/**
 * Measured anew every time: the loudest file and a short one. The others were measured when they were made, `memes/deck.test.ts` holds the figures to
 * the limits and the files to the figures, and the long run measures all of them.
 */
const loudest = deck.toSorted((a, b) => (recorded[b.files.mp4]?.peak ?? 0) - (recorded[a.files.mp4]?.peak ?? 0))[0]?.id;
const shortest = deck.toSorted((a, b) => a.durationMs - b.durationMs)[0]?.id;
const always = [loudest, shortest];

for (const { id, durationMs, files } of deck) {
  const tag = always.includes(id) ? ['@anew'] : ['@full'];
  test(`the clip ${id}: size, length, loudness and flashes of what was finally encoded`, { tag }, async ({ page }) => {
    await openBench(page, deckFolder);
    for (const file of [files.mp4, files.webm]) {
      const found = await measure(page, file);
      expect.soft(faultsOf(found, durationMs), file).toEqual([]);
      const before = recorded[file];
      expect.soft([found.width, found.height, found.frames], file).toEqual([before?.width, before?.height, before?.frames]);
      expect.soft(found.loudness, `${file}, LUFS`).toBeCloseTo(before?.loudness ?? 0, 1);
      expect.soft(found.peak, `${file}, dBFS`).toBeCloseTo(before?.peak ?? 0, 1);
      expect.soft([found.flashes, found.redFlashes], file).toEqual([before?.flashes, before?.redFlashes]);
    }
    const { poster, lines } = await loaded(page, files);
    expect.soft(poster).toEqual([1280, 720]);
    expect.soft(lines).toBeGreaterThan(0);
  });
}
