import { mkdtempSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { blobsContract, keysIn } from '../../../test/contracts/blobs.ts';
import { BlobsFull } from '../../ports/blobs.ts';
import { createDiskBlobs } from './disk.ts';

describe('blobs on the disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-blobs-'));
  const blobs = createDiskBlobs(join(folder, 'blobs'));
  afterAll(() => rmSync(folder, { recursive: true }));

  blobsContract(() => blobs);

  it('leaves no half-written file, neither when all goes well nor when it does not', async () => {
    await blobs.put('tidy/a.bin', Buffer.from('a'));
    writeFileSync(join(folder, 'blobs/tidy/file'), '');
    await expect(blobs.put('tidy/file/b.bin', Buffer.from('b'))).rejects.toThrow('EEXIST');
    expect(readdirSync(join(folder, 'blobs/tidy')).toSorted()).toEqual(['a.bin', 'file']);
  });

  it('makes files only the owner may read', async () => {
    await blobs.put('private/a.bin', Buffer.from('a'));
    expect(statSync(join(folder, 'blobs/private/a.bin')).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'blobs/private')).mode & 0o777).toBe(0o700);
  });

  it('knows no folder as a blob', async () => {
    await blobs.put('folder/a.bin', Buffer.from('a'));
    expect([await blobs.get('folder'), await blobs.stream('folder')]).toEqual([null, null]);
  });

  it('loses drafts that a crash left, and none that may be on its way', async () => {
    await blobs.put('crashed/in/a.bin', Buffer.from('a'));
    const [draft, note] = ['.0123456789abcdef', '.keep'].map((name) => join(folder, 'blobs/crashed/in', name)) as [string, string];
    for (const path of [draft, note]) writeFileSync(path, 'half');
    const { mtimeMs } = statSync(draft);
    expect(await blobs.tidy('crashed', mtimeMs)).toBe(0);
    expect(readdirSync(join(folder, 'blobs/crashed/in')).toSorted()).toEqual(['.0123456789abcdef', '.keep', 'a.bin']);
    expect(await blobs.tidy('crashed', mtimeMs + 1)).toBe(1);
    expect(readdirSync(join(folder, 'blobs/crashed/in')).toSorted()).toEqual(['.keep', 'a.bin']);
    expect(await blobs.tidy('never', mtimeMs)).toBe(0);
  });

  it('takes nothing that would leave less of the disk than is to be kept free, and keeps and gives what is there', async () => {
    const path = join(folder, 'kept-free');
    await createDiskBlobs(path).put('a.bin', Buffer.from('a'));
    const { bavail, bsize } = statfsSync(folder);
    const full = createDiskBlobs(path, bavail * bsize * 2);
    await expect(full.put('b.bin', Buffer.from('b'))).rejects.toThrow(BlobsFull);
    expect(readdirSync(path)).toEqual(['a.bin']);
    expect(Buffer.from((await full.get('a.bin'))!).toString()).toBe('a');
    await full.delete('a.bin');
    await createDiskBlobs(path, 1).put('b.bin', Buffer.from('b'));
    expect(readdirSync(path)).toEqual(['b.bin']);
  });

  it('lists no draft, and nothing else that is no blob', async () => {
    await blobs.put('listed/a.bin', Buffer.from('a'));
    writeFileSync(join(folder, 'blobs/listed/.draft'), '');
    writeFileSync(join(folder, 'blobs/listed/Note.txt'), '');
    expect(await keysIn(blobs, 'listed')).toEqual(['listed/a.bin']);
  });
});
