import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Meaning } from '../plan.ts';
import { hash } from './chance.ts';
import { recipesOf, type Theme } from './recipes.ts';

/** Numbers of the sentence model for one text. */
export const SIZE = 512;
/** bytes before the first row: how many rows */
const HEAD = 4;
/** bytes of a row: the hash of its text, the numbers */
const ROW = 4 + SIZE;

/** Takes texts and what the model makes of them; returns them as one file: a count, then for each the hash of its text and its numbers in eighths of a byte. */
export function pack(rows: readonly { text: string; vector: readonly number[] }[]): Buffer {
  const file = Buffer.alloc(HEAD + rows.length * ROW);
  file.writeUInt32LE(rows.length, 0);
  rows.forEach(({ text, vector }, at) => {
    const top = Math.max(...vector.map(Math.abs), 1e-9);
    file.writeUInt32LE(hash(text), HEAD + at * ROW);
    vector.slice(0, SIZE).forEach((value, i) => file.writeInt8(Math.round((value / top) * 127), HEAD + at * ROW + 4 + i));
  });
  return file;
}

/** Where the rows lie; they are a file of the package, found from a bundle as well, where the sources are not. */
function load(): Map<number, Int8Array> {
  const rows = new Map<number, Int8Array>();
  const manifest = createRequire(import.meta.url).resolve('@deadpan/forge/package.json');
  const file = readFileSync(join(dirname(manifest), 'data/vectors.bin'));
  for (let at = 0; at < file.readUInt32LE(0); at++) {
    const start = HEAD + at * ROW;
    rows.set(file.readUInt32LE(start), new Int8Array(file.buffer, file.byteOffset + start + 4, SIZE));
  }
  return rows;
}

let rows: Map<number, Int8Array> | undefined;

/** Takes a text of ours; returns whether its numbers are in the file. */
export const isPacked = (text: string): boolean => (rows ??= load()).has(hash(text));

/** Takes a prompt's meaning; returns how near a text of ours, by its hash, is to it, -1 to 1; 0 when either is not known. */
export function nearness(meaning: Meaning): (key: number) => number {
  if (!meaning || meaning.length !== SIZE || !meaning.every(Number.isFinite)) return () => 0;
  const prompt = Float64Array.from(meaning);
  const length = Math.hypot(...meaning) || 1;
  const table = (rows ??= load());
  return (key) => {
    const row = table.get(key);
    if (!row) return 0;
    let dot = 0;
    let square = 0;
    for (let i = 0; i < SIZE; i++) {
      const value = row[i] as number;
      dot += value * (prompt[i] as number);
      square += value * value;
    }
    return square === 0 ? 0 : dot / (Math.sqrt(square) * length);
  };
}

/** What the model is asked for a line: the words that a reader sees, without places to fill in. */
export const spokenText = (source: string): string =>
  source
    .replace(/^\[[^\]]*\]\s*/u, '')
    .replace(/(?:\s+(?:@[\w-]+|![a-z]+|~))*$/u, '')
    .replace(/\{[^}]*\}/gu, ' ')
    .replace(/\s*\|\s*/gu, '. ')
    .replace(/\s+/gu, ' ')
    .trim();

/** Everything the running engine compares a prompt with: what themes are about, and their lines. General ones fit anything. */
export function vectorTexts(themes: readonly Theme[]): string[] {
  const own = themes.filter(({ about }) => about !== '');
  return [...new Set(own.flatMap((theme) => [theme.about, ...recipesOf(theme).map(({ source }) => spokenText(source))]))];
}
