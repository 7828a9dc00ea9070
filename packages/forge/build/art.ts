import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shapesOf } from './shapes.ts';
import { surveyed } from './survey.ts';

/**
 * Makes `art/icons.json` and `art/names.json` from Microsoft's Fluent Emoji (flat), MIT. Run by hand: `npx tsx packages/forge/build/art.ts`.
 * The set is fetched for this and is nobody's dependency.
 */
const PACKAGE = '@iconify-json/fluent-emoji-flat@1.2.6';
const SKIN = /(-(light|medium-light|medium|medium-dark|dark))+$/;
const art = join(import.meta.dirname, '../art');

interface Icons {
  icons: Record<string, { body: string; height?: number }>;
  aliases: Record<string, { parent: string; hFlip?: boolean }>;
}

const folder = mkdtempSync(join(tmpdir(), 'art-'));
execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, PACKAGE]);
execFileSync('tar', ['xzf', join(folder, 'iconify-json-fluent-emoji-flat-1.2.6.tgz'), '-C', folder]);
const read = <T>(name: string) => JSON.parse(readFileSync(join(folder, 'package', name), 'utf8')) as T;
const { icons, aliases } = read<Icons>('icons.json');
const { categories } = read<{ categories: Record<string, string[]> }>('metadata.json');
rmSync(folder, { recursive: true });

const kinds = new Map(Object.entries(categories).flatMap(([kind, names]) => names.map((name) => [name, kind] as const)));
const own = (name: string) => !SKIN.test(name) || !(name.replace(SKIN, '') in icons || name.replace(SKIN, '') in aliases);
const rows: [string, unknown][] = [];
for (const [name, icon] of Object.entries(icons)) {
  if (!own(name)) continue;
  const shapes = shapesOf(icon.body);
  const found = surveyed(shapes);
  if (found) rows.push([name, { kind: kinds.get(name) ?? 'Symbols', ...found, shapes }]);
}
const drawn = new Map(rows);
for (const [name, { parent, hFlip }] of Object.entries(aliases)) {
  if (own(name) && drawn.has(parent)) rows.push([name, hFlip ? { of: parent, flip: true } : { of: parent }]);
}
rows.sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(
  join(art, 'icons.json'),
  `{\n${rows.map(([name, icon]) => `${JSON.stringify(name)}:${JSON.stringify(icon)}`).join(',\n')}\n}\n`,
);
writeFileSync(join(art, 'names.json'), `[\n${rows.map(([name]) => JSON.stringify(name)).join(',\n')}\n]\n`);
console.log(`${rows.length} icons`);
