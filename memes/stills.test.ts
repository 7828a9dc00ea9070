import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Canvas, Image } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { develop } from './build/photograph.ts';
import { pictures } from './pictures/all.ts';
import { STILL_HEIGHT, STILL_WIDTH } from './still.ts';

const folder = fileURLToPath(new URL('./stills/', import.meta.url));
const read = (name: string) => readFileSync(`${folder}${name}`);
const stills = JSON.parse(read('stills.json').toString('utf8')) as { id: string; title: string; alt: string; file: string }[];

/** The mean difference of two pictures' colours, 0 to 255, at a tenth of their size. */
function difference(one: Image, other: Canvas): number {
  const [a, b] = [shrunk(one), shrunk(other)];
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
}

function shrunk(image: Image | Canvas): Uint8ClampedArray {
  const [w, h] = [STILL_WIDTH / 10, STILL_HEIGHT / 10];
  const ctx = createCanvas(w, h).getContext('2d');
  ctx.drawImage(image, 0, 0, w, h);
  return ctx.getImageData(0, 0, w, h).data;
}

describe('the stills', () => {
  it('are at least twenty-four, each listed once, in the order of the pictures', () => {
    expect(stills.length).toBeGreaterThanOrEqual(24);
    expect(stills.map(({ id }) => id)).toEqual(pictures.map(({ id }) => id));
    for (const key of ['id', 'title', 'alt', 'file'] as const) expect(new Set(stills.map((still) => still[key])).size).toBe(stills.length);
  });

  it('are exactly the files of their folder', () => {
    expect(readdirSync(folder).sort()).toEqual(['stills.json', ...stills.map(({ file }) => file)].sort());
  });
});

describe.each(stills)('$id', ({ id, title, alt, file }) => {
  const picture = pictures.find((one) => one.id === id);

  it('is described as its picture is, in one or two plain sentences', () => {
    expect({ title, alt }).toEqual({ title: picture?.title, alt: picture?.alt });
    expect(title.length).toBeLessThanOrEqual(40);
    expect(alt.length).toBeGreaterThan(40);
    expect(alt.length).toBeLessThanOrEqual(220);
    expect(alt).toMatch(/^[A-Z][^!]*\.$/);
    expect(alt.match(/\.( |$)/g)?.length).toBeLessThanOrEqual(2);
  });

  it('is a WebP of 1200 × 900 in at most 90 KB', async () => {
    const content = read(file);
    expect([content.toString('latin1', 0, 4), content.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WEBP']);
    expect(content.length).toBeLessThanOrEqual(90_000);
    const image = await loadImage(content);
    expect([image.width, image.height]).toEqual([STILL_WIDTH, STILL_HEIGHT]);
  });

  it('shows what its code draws, and would again', async () => {
    if (!picture) throw new Error(`${id} is not drawn by any code`);
    const drawn = develop(picture);
    expect(difference(await loadImage(read(file)), drawn)).toBeLessThan(2);
    expect(drawn.data().equals(develop(picture).data())).toBe(true);
  });
});
