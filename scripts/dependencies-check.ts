import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './steps.ts';

/** Every dependency of every workspace has its reason on one page, and the page names none that is gone. */
const page = 'docs/decisions/0010-dependencies.md';

interface Manifest {
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
const manifest = async (folder: string) => JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as Manifest;

const house = await manifest('.');
const all = [house, ...(await Promise.all((house.workspaces ?? []).map(manifest)))];
const used = new Set(all.flatMap(({ dependencies, devDependencies }) => Object.keys({ ...dependencies, ...devDependencies })));
const ours = [...used].filter((name) => !name.startsWith('@deadpan/'));

const rows = (await readFile(join(root, page), 'utf8')).split('\n').filter((line) => line.startsWith('| `'));
const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));

const complaints = [
  ...ours.filter((name) => !named.includes(name)).map((name) => `${name} is a dependency, and ${page} does not say why`),
  ...named.filter((name) => !used.has(name)).map((name) => `${page} names ${name}, which is no dependency`),
];
for (const complaint of complaints) console.log(complaint);
if (complaints.length > 0) process.exitCode = 1;
else console.log(`${ours.length} dependencies, each with its reason.`);
