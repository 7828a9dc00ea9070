import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { measurementsFile, readMeasurements, sha256, type Measurements } from '../memes/build/measured.ts';
import { chromiumPath } from './chromium.ts';
import { deckFolder, measure, openBench } from './support/measured.ts';

/** Measures the files of the deck that have changed since they were measured last, and notes what was found. `npm run measure -w e2e` */
const before = readMeasurements();
const deck = JSON.parse(readFileSync(`${deckFolder}deck.json`, 'utf8')) as { files: { mp4: string; webm: string } }[];
const executablePath = chromiumPath();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const after: Measurements = {};
for (const name of deck.flatMap(({ files }) => [files.mp4, files.webm])) {
  const hash = sha256(readFileSync(`${deckFolder}${name}`));
  const known = before[name];
  if (known?.sha256 === hash) {
    after[name] = known;
    continue;
  }
  const page = await browser.newPage();
  // What tsx puts around functions to keep their names, and a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await openBench(page, deckFolder);
  after[name] = { sha256: hash, ...(await measure(page, name)) };
  await page.close();
  console.log(name, JSON.stringify(after[name]));
}
await browser.close();
writeFileSync(measurementsFile, `${JSON.stringify(after, null, 2)}\n`);
