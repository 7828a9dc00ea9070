import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { memeFormats, memeStyles } from '@deadpan/protocol';
import type { MemeText } from '@deadpan/protocol';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { layouts } from '../layouts.ts';
import type { LayoutId } from '../layouts.ts';
import type { Plan } from '../plan.ts';
import { openArtist, openEasel, painted } from './artist.ts';
import type { Artist, DrawOptions } from './artist.ts';
import { contrast, written } from './colour.ts';
import type { IconFile } from './icons.ts';

const ids = Object.keys(layouts) as LayoutId[];
const words: readonly (readonly [string, string])[] = [
  ['one word', 'Monday'],
  ['a line', 'The cat pushed the cup off the table and denies everything'],
  [
    'long',
    'The committee of raccoons behind our building has voted to reject the new bins, citing an unreasonable lid. '.repeat(3).slice(0, 280),
  ],
  ['one long word', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'],
  ['Arabic', 'القطة تدفع الكوب (cup) عن الطاولة وتنكر كل شيء!'],
  ['Hebrew', 'החתול הפיל את הכוס ומסתכל עליי'],
  ['Devanagari', 'जब बिल्ली कप गिराकर कुछ नहीं मानती'],
  ['Thai', 'แมวผลักแก้วตกโต๊ะแล้วทำหน้าเฉยเหมือนไม่มีอะไรเกิดขึ้น'],
  ['Chinese', '猫把杯子推下桌子然后什么都不承认'],
  ['Korean', '고양이가 컵을 밀어 떨어뜨리고 모든 것을 부인한다'],
  ['Japanese', '月曜日の朝、コーヒーを飲む前に話しかけられた猫'],
  ['emoji', '👩‍👩‍👧‍👦🏳️‍🌈🇺🇦🫠'],
  ['zalgo', 'Z̷̢̛͎̥̈́͑a̶̧̭̿̍͝l̸̰̈́͗g̶̱̈o̴͉͝ comes'],
];

const art = join(import.meta.dirname, '../../art');
// Hundreds of pictures are drawn and looked at: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000 });
let artist: Artist;
let icons: IconFile;
beforeAll(async () => {
  artist = await openArtist();
  icons = await openEasel(art);
});

function planOf(layout: LayoutId, text: string, more: Partial<Plan> = {}): Plan {
  const { texts, art } = layouts[layout];
  return {
    schema: 1,
    layout,
    style: 'classic',
    format: 'square',
    seed: 5,
    mood: 'tired',
    art: Object.fromEntries(art.map((place, i) => [place, ['cat', 'laptop'][i] ?? 'cat'])),
    texts: Object.fromEntries(texts.map(({ name }) => [name, text])),
    ...more,
  };
}

interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

async function pixels(plan: Plan, options: Omit<DrawOptions, 'type'> = {}): Promise<Pixels> {
  const canvas = await painted(icons, plan, options);
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return { width: canvas.width, height: canvas.height, data };
}

/** How far two pictures are from each other at a byte of their data. */
const apartAt = (a: Pixels, b: Pixels, i: number) =>
  Math.max(...[0, 1, 2].map((channel) => Math.abs((a.data[i + channel] ?? 0) - (b.data[i + channel] ?? 0))));
const colourAt = ({ data }: Pixels, i: number) => written([data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0]);

/** Draws a plan with and without its words; returns how many pixels the words changed in each box, how many outside of all, and the least of the boxes' best contrasts. */
async function inkOf(plan: Plan, texts?: MemeText[]): Promise<{ outside: number; inside: number[]; worst: number }> {
  const boxes = texts ?? artist.layOut(plan).texts;
  const [now, before] = [await pixels(plan, { ...(texts && { texts }) }), await pixels(plan, { words: false })];
  const inside = boxes.map(() => 0);
  const best = boxes.map(() => 1);
  let outside = 0;
  for (let y = 0; y < now.height; y += 3)
    for (let x = 0; x < now.width; x += 3) {
      const i = (y * now.width + x) * 4;
      if (now.data[i] === before.data[i] && now.data[i + 1] === before.data[i + 1] && now.data[i + 2] === before.data[i + 2]) continue;
      const [px, py] = [x / now.width, y / now.height];
      const near = 1.5 / now.height;
      const at = boxes.findIndex((b) => px >= b.x - near && px <= b.x + b.width + near && py >= b.y - near && py <= b.y + b.height + near);
      if (at < 0) outside++;
      else {
        inside[at] = (inside[at] ?? 0) + 1;
        if ((inside[at] ?? 0) % 5 === 0) best[at] = Math.max(best[at] ?? 1, contrast(colourAt(now, i), colourAt(before, i)));
      }
    }
  return { outside, inside, worst: Math.min(...best) };
}

describe.each(memeStyles)('%s', (style) => {
  test.each(memeFormats)(
    '%s: every layout writes into its boxes and nowhere else, in every script and length (spec §5 Meme generator)',
    async (format) => {
      for (const [i, layout] of ids.entries()) {
        // Every layout meets some of the texts in each style and format, and all of them over the twelve tests.
        for (const step of [0, 6]) {
          const [name, text] = words[(i + step + memeFormats.indexOf(format) * 4 + memeStyles.indexOf(style) * 3) % words.length] ?? [
            '',
            '',
          ];
          const { outside, inside, worst } = await inkOf(planOf(layout, text, { style, format }));
          expect(outside, `${layout} paints outside of its boxes with ${name}`).toBe(0);
          for (const count of inside) expect(count, `${layout} with ${name}`).toBeGreaterThan(10);
          expect(worst, `${layout} with ${name} can be read`).toBeGreaterThan(name === 'emoji' ? 1.2 : 3);
        }
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
    const [a, b] = [await pixels(plan, { words: false }), await pixels(other, { words: false })];
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
    const drawn = await pixels(plan, { words: false, background: canvas.toBuffer('image/png') });
    expect(colourAt(drawn, (540 * drawn.width + 540) * 4)).toBe('#00ff00');
  });
});

test('a text that was moved onto any ground can be read there', async () => {
  for (const style of memeStyles) {
    const plan = planOf('versus', 'Label', { style });
    for (const x of [0.1, 0.6]) {
      const { worst, outside } = await inkOf(plan, [{ slot: 'line', text: 'Moved by hand', x, y: 0.4, width: 0.3, height: 0.2 }]);
      expect(outside).toBe(0);
      expect(worst, style).toBeGreaterThan(3);
    }
  }
});
