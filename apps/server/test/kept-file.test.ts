import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createDiskBlobs } from '../src/adapters/blobs/disk.ts';
import { DatabaseAway } from '../src/ports/database-away.ts';
import { keepFile } from '../src/modules/decks/kept-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'deadpan-kept-file-'));
afterAll(() => rmSync(folder, { recursive: true }));
const keep = (file: string, save: () => Promise<'added' | 'quota'>) =>
  keepFile(createDiskBlobs(folder), { file, bytes: Buffer.from('film'), saved: 'added' }, save);

it('keeps a file whose name is noted or may have been noted, and none whose name was refused', async () => {
  expect(await keep('noted.mp4', async () => 'added')).toBe('added');
  expect(await keep('refused.mp4', async () => 'quota')).toBe('quota');
  await expect(keep('unknown.mp4', () => Promise.reject(new DatabaseAway('It took too long.')))).rejects.toThrow(DatabaseAway);
  expect(readdirSync(join(folder, 'decks')).toSorted()).toEqual(['noted.mp4', 'unknown.mp4']);
});
