import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Figure } from '../figures.ts';
import { machine } from '../machine.ts';
import { holds, page, parts, whereAndWhen, type Measured, type Part } from './page.ts';

/*
 * Every bench that has a goal, one after the other on an otherwise quiet machine of two cores, and one table of goals beside measurements, kept in
 * `docs/speed.md`. Some twenty minutes. With --only the named parts are measured anew; of the others the table says what was measured last.
 *   npm run bench:speed -w bench -- --only list,timers
 */

const bench = fileURLToPath(new URL('..', import.meta.url));
const work = join(bench, '../.cache/speed');
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const only = values.only?.split(',') ?? parts.map(({ name }) => name);
const unknown = only.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) throw new Error(`there is no part ${unknown.join(', ')}: ${parts.map(({ name }) => name).join(', ')}`);

const kept = (name: string): string => join(work, `${name}.json`);
const read = (name: string): Promise<Measured | null> =>
  readFile(kept(name), 'utf8').then(
    (text) => JSON.parse(text) as Measured,
    () => null,
  );

/** Runs one bench with its output shown; what it measured is kept when it has come to its end. */
async function measure({ name, program, args = [], node = [] }: Part): Promise<boolean> {
  const noted = join(work, `${name}.jsonl`);
  for (const file of [noted, kept(name)]) await rm(file, { force: true });
  const begun = machine();
  console.log(`\n${name}\n`);
  const child = spawn(process.execPath, [...node, '--import', 'tsx', join(bench, program), ...args], {
    cwd: bench,
    env: { ...process.env, SPEED_FIGURES: noted },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  const lines = await readFile(noted, 'utf8').catch(() => '');
  const figures = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Figure);
  if (code !== 0 || figures.length === 0) return false;
  const measured: Measured = { part: name, machine: begun, figures };
  await writeFile(kept(name), JSON.stringify(measured));
  return true;
}

await mkdir(work, { recursive: true });
let ok = true;
for (const part of parts) if (only.includes(part.name)) ok = (await measure(part)) && ok;

const all = (await Promise.all(parts.map(({ name }) => read(name)))).filter((one) => one !== null);
const text = page(all);
console.log(`\n${text}\n`);
const lead =
  'Ratios are taken in turns within one run, server on one core and load on another; they hold from machine to machine, times do not. `npm run bench:speed -w bench` measures everything and writes this page.';
await writeFile(
  join(bench, '../docs/speed.md'),
  `# How fast it is\n\n${lead} What each bench does is said at the head of its file in \`bench/\`.\n\n<!-- prettier-ignore -->\n${text}\n\nMeasured on:\n\n<!-- prettier-ignore -->\n${whereAndWhen(all)}\n`,
);
const missed = all.flatMap(({ figures }) => figures).filter((figure) => holds(figure) === false);
console.log(missed.length === 0 ? 'Every goal that was measured holds.' : `${missed.length} goals do not hold.`);
process.exitCode = ok ? 0 : 1;
