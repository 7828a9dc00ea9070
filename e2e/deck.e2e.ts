import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { deckFolder, loaded, measure, openBench } from './support/measured.ts';

interface Clip {
  id: string;
  durationMs: number;
  files: { mp4: string; webm: string; vtt: string; poster: string };
}
const deck = JSON.parse(readFileSync(`${deckFolder}deck.json`, 'utf8')) as Clip[];

/** LUFS, and how far off a listener does not notice from clip to clip. */
const LOUDNESS = -16;
const LOUDNESS_OFF = 1.5;
/** dBFS: what an encoder may add to the ceiling of the mix. */
const PEAK = -1;
/** WCAG 2.3.1. */
const FLASHES = 3;

for (const { id, durationMs, files } of deck) {
  test(`the clip ${id}: size, length, loudness and flashes of what was finally encoded`, async ({ page }) => {
    await openBench(page, deckFolder);
    for (const file of [files.mp4, files.webm]) {
      const found = await measure(page, file);
      expect.soft([found.width, found.height], file).toEqual([1280, 720]);
      expect.soft(Math.abs(found.durationMs - durationMs), `${file} lasts ${found.durationMs} ms`).toBeLessThan(150);
      expect.soft(Math.abs(found.frames - durationMs / 50), `${file} has ${found.frames} frames`).toBeLessThanOrEqual(3);
      expect.soft(Math.abs(found.loudness - LOUDNESS), `${file}: ${found.loudness.toFixed(1)} LUFS`).toBeLessThan(LOUDNESS_OFF);
      expect.soft(found.peak, `${file}: true peak, dBFS`).toBeLessThan(PEAK);
      expect.soft(found.flashes, `${file}: flashes within a second`).toBeLessThanOrEqual(FLASHES);
      expect.soft(found.redFlashes, `${file}: red flashes within a second`).toBeLessThanOrEqual(FLASHES);
      test.info().annotations.push({ type: file, description: JSON.stringify(found) });
    }
    const { poster, lines } = await loaded(page, files);
    expect.soft(poster).toEqual([1280, 720]);
    expect.soft(lines).toBeGreaterThan(0);
  });
}
