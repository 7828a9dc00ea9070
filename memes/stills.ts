import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import { develop, photograph } from './build/photograph.ts';
import { pictures } from './pictures/all.ts';
import { STILL_HEIGHT, STILL_WIDTH } from './still.ts';

const FOLDER = fileURLToPath(new URL('./stills/', import.meta.url));
const CACHE = fileURLToPath(new URL('./.cache/', import.meta.url));
const COLUMNS = 4;

/** Draws all stills and their list anew, and removes what is no longer listed. */
async function build(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const list = pictures.map(({ id, title, alt }) => ({ id, title, alt, file: `${id}.webp` }));
  for (const name of await readdir(FOLDER)) if (!list.some(({ file }) => file === name)) await rm(`${FOLDER}${name}`);
  for (const picture of pictures) {
    const file = photograph(picture);
    await writeFile(`${FOLDER}${picture.id}.webp`, file);
    console.log(`${picture.id}: ${(file.length / 1000).toFixed(0)} KB`);
  }
  await writeFile(`${FOLDER}stills.json`, `${JSON.stringify(list, null, 2)}\n`);
}

/** All stills side by side: what they look like in a match, and whether they belong together. */
async function contactSheet(): Promise<void> {
  const [w, h] = [STILL_WIDTH / 3, STILL_HEIGHT / 3];
  const page = createCanvas(w * COLUMNS, h * Math.ceil(pictures.length / COLUMNS));
  const onto = page.getContext('2d');
  pictures.forEach((picture, i) => onto.drawImage(develop(picture), (i % COLUMNS) * w, Math.floor(i / COLUMNS) * h, w, h));
  await mkdir(CACHE, { recursive: true });
  await writeFile(`${CACHE}stills.png`, page.toBuffer('image/png'));
  console.log(`${CACHE}stills.png`);
}

/** One still in full size, to be looked at: nothing in the deck changes. */
async function proof(id: string): Promise<void> {
  const picture = pictures.find((one) => one.id === id);
  if (!picture) throw new Error(`No still is called ${id}. There are: ${pictures.map((one) => one.id).join(', ')}`);
  await mkdir(CACHE, { recursive: true });
  await writeFile(`${CACHE}${id}.png`, develop(picture).toBuffer('image/png'));
  console.log(`${CACHE}${id}.png`);
}

try {
  const [what, ...ids] = process.argv.slice(2);
  if (what === undefined) await build();
  else if (what === 'sheet' && ids.length === 0) await contactSheet();
  else for (const id of what === 'sheet' ? ids : [what, ...ids]) await proof(id);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
