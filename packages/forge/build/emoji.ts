import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import names from '../art/names.json' with { type: 'json' };

/**
 * Makes `data/emoji.json`: which artwork an emoji in a prompt is. Run by hand: `npx tsx packages/forge/build/emoji.ts`. Unicode's names are fetched
 * for this and are nobody's dependency.
 */
const PACKAGE = 'unicode-emoji-json@0.8.0';
/** Emoji whose name is not the artwork's. */
const others: Record<string, string> = {
  '🤗': 'hugging-face',
  '😵': 'knocked-out-face',
  '😡': 'pouting-face',
  '🦸': 'person-superhero',
  '🦹': 'person-supervillain',
  '🧙': 'person-mage',
  '🧚': 'person-fairy',
  '🧛': 'person-vampire',
  '🧜': 'person-merpeople',
  '🧝': 'person-elf',
  '🧞': 'man-genie',
  '🧟': 'person-zombie',
  '👯': 'person-with-bunny-ears',
  '💏': 'red-heart',
  '💑': 'red-heart',
  '👪': 'busts-in-silhouette',
  '👫': 'busts-in-silhouette',
  '🏳️‍🌈': 'rainbow-flag',
};

const folder = mkdtempSync(join(tmpdir(), 'emoji-'));
const file = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, PACKAGE], { encoding: 'utf8' }).trim();
execFileSync('tar', ['xzf', join(folder, file), '-C', folder]);
const emoji = JSON.parse(readFileSync(join(folder, 'package/data-by-emoji.json'), 'utf8')) as Record<string, { name: string }>;
rmSync(folder, { recursive: true });

const known = new Set<string>(names);
const bare = (text: string) => text.replace(/\uFE0F/gu, '');
const slug = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F’'“”.!(),:]/gu, '')
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9#*]+/gu, '-')
    .replace(/^-|-$/gu, '');
const found = Object.entries(emoji).map(([one, { name }]) => [bare(one), others[one] ?? slug(name)] as const);
const rows = [...found, ...Object.entries(others).map(([one, name]) => [bare(one), name] as const)].filter(([, name]) => known.has(name));
writeFileSync(join(import.meta.dirname, '../data/emoji.json'), `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
console.log(`${rows.length} emoji`);
