import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { memeFormats, memeStyles } from '@deadpan/protocol';
import type { MemeText } from '@deadpan/protocol';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { layouts } from '../layouts.ts';
import { colourAt, ids, inkOf, openTools, pixels, planOf, words } from '../testing/ink.ts';
import type { Pixels, Tools } from '../testing/ink.ts';
import type { Artist } from './artist.ts';

const art = join(import.meta.dirname, '../../art');
// Hundreds of pictures are drawn and looked at: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000 });
let tools: Tools;
let artist: Artist;
beforeAll(async () => {
  tools = await openTools(art);
  artist = tools.artist;
});

/** How far two pictures are from each other at a byte of their data. */
const apartAt = (a: Pixels, b: Pixels, i: number) =>
  Math.max(...[0, 1, 2].map((channel) => Math.abs((a.data[i + channel] ?? 0) - (b.data[i + channel] ?? 0))));
describe.each(memeStyles)('%s', (style) => {
  test.each(memeFormats)(
    '%s: every layout writes into its boxes and nowhere else, in every script and length (spec §5 Meme generator)',
    async (format) => {
      const at = memeFormats.indexOf(format) * 4 + memeStyles.indexOf(style);
      for (const [i, layout] of ids.entries()) {
        // Another of the texts in each style and format; `artist.full.test.ts` draws all of them.
        const [name, text] = words[(i + at) % words.length] ?? ['', ''];
        const { outside, inside, worst } = await inkOf(tools, planOf(layout, text, { style, format }));
        expect(outside, `${layout} paints outside of its boxes with ${name}`).toBe(0);
        for (const count of inside) expect(count, `${layout} with ${name}`).toBeGreaterThan(10);
        expect(worst, `${layout} with ${name} can be read`).toBeGreaterThan(name === 'emoji' ? 1.2 : 3);
      }
    },
  );

  test.each(memeFormats)('%s: boxes are inside the picture and do not overlap', (format) => {
    for (const layout of ids) {
      const { texts } = artist.layOut(planOf(layout, 'Some words of a usual length', { style, format }));
      expect(texts.map(({ slot }) => slot)).toEqual(layouts[layout].texts.map(({ name }) => name));
      for (const [i, a] of texts.entries()) {
        expect(a.x >= 0 && a.y >= 0 && a.x + a.width <= 1.0001 && a.y + a.height <= 1.0001, `${layout} ${a.slot}`).toBe(true);
        for (const b of texts.slice(i + 1)) {
          const apartBy =
            a.x + a.width <= b.x + 0.001 || b.x + b.width <= a.x + 0.001 || a.y + a.height <= b.y + 0.001 || b.y + b.height <= a.y + 0.001;
          expect(apartBy, `${layout}: ${a.slot} and ${b.slot}`).toBe(true);
        }
      }
    }
  });
});

test('the same plan gives the same bytes, another seed or art another picture', async () => {
  for (const type of ['webp', 'png'] as const) {
    const plan = planOf('reaction', 'Same as ever', { style: 'vintage' });
    const first = await artist.draw(plan, { type });
    expect(Buffer.from(await artist.draw(plan, { type })).equals(Buffer.from(first))).toBe(true);
    expect(Buffer.from(await artist.draw({ ...plan, seed: 6 }, { type })).equals(Buffer.from(first))).toBe(false);
    expect(Buffer.from(await artist.draw({ ...plan, art: { main: 'pizza' } }, { type })).equals(Buffer.from(first))).toBe(false);
  }
});

test('sizes: square, landscape and portrait (spec §5 Meme generator)', async () => {
  for (const [format, width, height] of [
    ['square', 1080, 1080],
    ['landscape', 1280, 720],
    ['portrait', 1080, 1350],
  ] as const) {
    const plan = planOf('versus', 'Size', { format });
    expect(artist.layOut(plan)).toMatchObject({ width, height });
    const image = await loadImage(await artist.draw(plan, { type: 'webp' }));
    expect([image.width, image.height]).toEqual([width, height]);
  }
});

test.each(memeStyles)('%s: artwork is a good part of every picture', async (style) => {
  for (const [at, layout] of ids.entries()) {
    const format = memeFormats[at % 3] ?? 'square';
    const plan = planOf(layout, '', { style, format });
    const other = { ...plan, art: Object.fromEntries(Object.keys(plan.art).map((place) => [place, 'black-large-square'])) };
    const [a, b] = [await pixels(tools.icons, plan, { words: false }), await pixels(tools.icons, other, { words: false })];
    let [changed, all] = [0, 0];
    for (let i = 0; i < a.data.length; i += 4 * 23) {
      all++;
      if (apartAt(a, b, i) > 12) changed++;
    }
    expect(changed / all, `${layout} ${format}`).toBeGreaterThan(0.035);
  }
});

describe('hostile plans draw something sane', () => {
  test('artwork nobody knows, and names of what every object has', async () => {
    for (const name of ['', 'no-such-icon', 'constructor', '__proto__', 'toString', '../../etc/passwd']) {
      const image = await loadImage(await artist.draw(planOf('reaction', 'Who', { art: { main: name } }), { type: 'webp' }));
      expect(image.width).toBe(1080);
    }
  });

  test('no words, no art, a seed that is no number, shares that are none', async () => {
    for (const layout of ids) {
      const plan = planOf(layout, '', { texts: {}, art: {}, seed: Number.NaN, shares: [0, -1, Number.NaN] });
      expect(artist.layOut(plan).texts).toEqual([]);
      const image = await loadImage(await artist.draw(plan, { type: 'webp' }));
      expect(image.width).toBe(1080);
    }
  });

  test('twelve texts moved to the edges, tiny and huge, of places that do and do not exist', async () => {
    const plan = planOf('pie', 'Words');
    const texts = Array.from({ length: 12 }, (_, i): MemeText => ({
      slot: ['title', 'first', 'second', 'third', 'nowhere'][i % 5] ?? 'title',
      text: words[i % words.length]?.[1] ?? '',
      x: i % 2,
      y: i % 3 === 0 ? 0.99 : 0.4,
      width: i % 4 === 0 ? 1 : 0.02,
      height: i % 3 === 0 ? 0.02 : 1,
    }));
    const image = await loadImage(await artist.draw(plan, { type: 'webp', texts }));
    expect(image.width).toBe(1080);
  });

  test('a background that is no image is refused, one that is stands where the artwork stood', async () => {
    const plan = planOf('reaction', 'Painted elsewhere');
    await expect(artist.draw(plan, { type: 'webp', background: new TextEncoder().encode('<svg onload=alert(1)>') })).rejects.toThrow(
      /image|decode|svg|unsupported/i,
    );
    const canvas = createCanvas(64, 64);
    const ctx = canvas.getContext('2d');
    ctx.fillStyle = '#00ff00';
    ctx.fillRect(0, 0, 64, 64);
    const drawn = await pixels(tools.icons, plan, { words: false, background: canvas.toBuffer('image/png') });
    expect(colourAt(drawn, (540 * drawn.width + 540) * 4)).toBe('#00ff00');
  });
});

test('a text that was moved onto any ground can be read there', async () => {
  for (const style of memeStyles) {
    const plan = planOf('versus', 'Label', { style });
    for (const x of [0.1, 0.6]) {
      const { worst, outside } = await inkOf(tools, plan, [{ slot: 'line', text: 'Moved by hand', x, y: 0.4, width: 0.3, height: 0.2 }]);
      expect(outside).toBe(0);
      expect(worst, style).toBeGreaterThan(3);
    }
  }
});
