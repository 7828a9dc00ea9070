import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readStills } from './stills.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deadpan-stills-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const toast = { id: 'toast', title: 'Toast', alt: 'A toast waits.', file: 'toast.webp' };
function list(still: object): void {
  writeFileSync(join(folder, 'toast.webp'), 'a picture');
  writeFileSync(join(folder, 'stills.json'), JSON.stringify([still]));
}

it('is empty without a folder', () => {
  expect(readStills(join(folder, 'nowhere'))).toEqual([]);
});

it('names every image by its content', () => {
  list(toast);
  const [still] = readStills(folder);
  expect(still).toEqual({
    id: 'toast',
    title: 'Toast',
    alt: 'A toast waits.',
    url: `/media/stills/toast.webp?v=${createHash('sha256').update('a picture').digest('hex').slice(0, 12)}`,
  });
});

it('refuses a list that reaches outside its folder, names nothing, or lacks the file', () => {
  list({ ...toast, file: '../../secret' });
  expect(() => readStills(folder)).toThrow(/file/);
  list({ ...toast, alt: '' });
  expect(() => readStills(folder)).toThrow(/alt/);
  list({ ...toast, file: 'bread.webp' });
  expect(() => readStills(folder)).toThrow(/bread/);
});
