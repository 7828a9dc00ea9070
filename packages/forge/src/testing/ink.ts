import { setImmediate } from 'node:timers/promises';
import type { MemeText } from '@deadpan/protocol';
import { openArtist, openEasel, painted } from '../draw/artist.ts';
import type { Artist, DrawOptions } from '../draw/artist.ts';
import { contrast, written } from '../draw/colour.ts';
import type { IconFile } from '../draw/icons.ts';
import { layouts } from '../layouts.ts';
import type { LayoutId } from '../layouts.ts';
import type { Plan } from '../plan.ts';

/* Pictures as the tests look at them: with and without their words, pixel by pixel. */

/** Every layout. */
export const ids = Object.keys(layouts) as LayoutId[];
/** A text of every script and length, by name. */
export const words: readonly (readonly [string, string])[] = [
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

/** Takes a layout, the text for each of its places and what differs; returns a plan. */
export function planOf(layout: LayoutId, text: string, more: Partial<Plan> = {}): Plan {
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

export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** Takes icons and a plan; returns what is painted. */
export async function pixels(icons: IconFile, plan: Plan, options: Omit<DrawOptions, 'type'> = {}): Promise<Pixels> {
  const canvas = await painted(icons, plan, options);
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  // What a canvas holds is given back in a turn of the event loop: without one between them, a hundred pictures hold gigabytes.
  await setImmediate();
  return { width: canvas.width, height: canvas.height, data };
}

/** The colour at a byte of a picture's data. */
export const colourAt = ({ data }: Pixels, i: number) => written([data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0]);

/** What it takes to draw and to look. */
export interface Tools {
  artist: Artist;
  icons: IconFile;
}

/** Opens them; `folder` is where `art/` is. */
export async function openTools(folder: string): Promise<Tools> {
  return { artist: await openArtist(), icons: await openEasel(folder) };
}

/** Draws a plan with and without its words; returns how many pixels the words changed in each box, how many outside of all, and the least of the boxes' best contrasts. */
export async function inkOf(
  { artist, icons }: Tools,
  plan: Plan,
  texts?: MemeText[],
): Promise<{ outside: number; inside: number[]; worst: number }> {
  const boxes = texts ?? artist.layOut(plan).texts;
  const [now, before] = [await pixels(icons, plan, { ...(texts && { texts }) }), await pixels(icons, plan, { words: false })];
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
