import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compose, openArtist } from '@deadpan/forge';
import type { Plan } from '@deadpan/forge';
import { memeFormats, memeStyles } from '@deadpan/protocol';
import type { MemeFormat, MemeStyle } from '@deadpan/protocol';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { machine } from '../machine.ts';
import { median, quantile } from '../quantile.ts';
import { rounded, table } from '../table.ts';
import { strained } from './plans.ts';
import { prompts } from './prompts.ts';

const CELL = 390;
const GAP = 8;
const heights = { square: CELL, landscape: Math.round((CELL * 720) / 1280), portrait: Math.round((CELL * 1350) / 1080) } as const;

/**
 * The contact sheet: every prompt in every style and format, a page each, into `.cache/forge/`; then what it took.
 * `npm run bench:forge-sheet -w bench [-- from to]`; with `strain` the whole prompt stands in every place for words of every layout in turn.
 */
const [from = 0, to = prompts.length] = process.argv
  .slice(2)
  .filter((word) => /^\d+$/.test(word))
  .map(Number);
const folder = fileURLToPath(new URL('../.cache/forge/', import.meta.url));
await mkdir(folder, { recursive: true });
const artist = await openArtist();
const plans: number[] = [];
const draws: number[] = [];
const sizes: number[] = [];
for (let at = from; at < Math.min(to, prompts.length); at++) {
  const page = createCanvas(
    memeStyles.length * (CELL + GAP),
    Object.values(heights).reduce((sum, height) => sum + height + GAP, 0),
  );
  const ctx = page.getContext('2d');
  ctx.fillStyle = '#8a8a8a';
  ctx.fillRect(0, 0, page.width, page.height);
  let y = 0;
  let layout = '';
  for (const format of memeFormats) {
    for (const [column, style] of memeStyles.entries()) {
      const plan = planned(at, style, format);
      layout = plan.layout;
      ctx.drawImage(await drawn(plan), column * (CELL + GAP), y, CELL, heights[format]);
    }
    y += heights[format] + GAP;
  }
  await writeFile(`${folder}${String(at).padStart(2, '0')}-${layout}.png`, await page.encode('png'));
}
console.log(machine());
console.log(
  table(
    `${draws.length} memes, pages in ${folder}`,
    ['', 'median', 'p95', 'most'],
    [
      ['plan, without the sentence model, ms', rounded(median(plans)), rounded(quantile(plans, 0.95)), rounded(quantile(plans, 1))],
      ['draw and encode, ms', rounded(median(draws)), rounded(quantile(draws, 0.95)), rounded(quantile(draws, 1))],
      ['WebP, KB', rounded(median(sizes) / 1000), rounded(quantile(sizes, 0.95) / 1000), rounded(quantile(sizes, 1) / 1000)],
    ],
  ),
);

function planned(at: number, style: MemeStyle, format: MemeFormat): Plan {
  const prompt = prompts[at] ?? '';
  if (process.argv.includes('strain')) return { ...strained(prompt, at), style, format };
  const begun = performance.now();
  // Another variant in every style, so that the sheet shows more of the lines.
  const plan = compose({ prompt, style, format, variant: memeStyles.indexOf(style), family: 'off' }, null);
  plans.push(performance.now() - begun);
  return plan;
}

async function drawn(plan: Plan) {
  const begun = performance.now();
  const bytes = await artist.draw(plan, { type: 'webp' });
  draws.push(performance.now() - begun);
  sizes.push(bytes.length);
  return loadImage(bytes);
}
