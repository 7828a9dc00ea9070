import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDiskBlobs } from '../src/adapters/blobs/disk.ts';
import type { Database } from '../src/adapters/database/database.ts';
import { openSqlite } from '../src/adapters/database/sqlite/open.ts';
import { createFileReader } from '../src/adapters/files/file-reader.ts';
import { createMemoryCounters } from '../src/adapters/memory/counters.ts';
import { takeTurns } from '../src/async/turns.ts';
import { createFinish } from '../src/modules/uploads/finish.ts';
import { createParts } from '../src/modules/uploads/parts.ts';
import { createUploads, type Uploads } from '../src/modules/uploads/uploads.ts';
import type { BlobStore } from '../src/ports/blobs.ts';
import type { FileReader } from '../src/ports/file-reader.ts';
import { aDeck } from './contracts/a-deck.ts';
import { aPlayer } from './contracts/a-player.ts';
import { keysIn } from './contracts/blobs.ts';
import { expectNoDeath } from './worker-deaths.ts';

const folder = mkdtempSync(join(tmpdir(), 'deadpan-two-nodes-'));
const disk = createDiskBlobs(join(folder, 'blobs'));
const files = createFileReader({ onDeath: expectNoDeath });
let database: Database;
let picture: Buffer;
beforeAll(async () => {
  database = await openSqlite(folder);
  picture = await sharp({ create: { width: 90, height: 70, channels: 3, background: '#345' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await files.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

/** A node: its own locks, turns and memory over the stores that all have. */
function aNode(blobs: BlobStore = disk, reader: FileReader = files, onFinish: (id: string) => void = () => undefined): Uploads {
  const clock = { now: () => Date.now() };
  const parts = createParts(blobs);
  const busy = (): Error => new Error('busy');
  const turns = { gathering: takeTurns(3, 9, busy), reading: takeTurns(1, 9, busy) };
  const { decks, uploads: store } = database;
  const finish = createFinish({
    store: decks,
    uploads: {
      touch: (id, now) => {
        onFinish(id);
        return store.touch(id, now);
      },
    },
    blobs,
    parts,
    files: reader,
    ...turns,
    clock,
    counters: createMemoryCounters(clock),
  });
  return createUploads({ store, decks, parts, finish, isHeld: () => false, clock });
}
function aGate(): { open: () => void; opened: Promise<void> } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}
/** A node that comes to a halt as it keeps a part, until it is let go. */
function aHaltingNode() {
  const [halt, go] = [aGate(), aGate()];
  const put: BlobStore['put'] = async (...blob) => {
    halt.open();
    await go.opened;
    return disk.put(...blob);
  };
  return { node: aNode({ ...disk, put }), halted: halt.opened, letGo: go.open };
}
async function* some(...pieces: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces;
}
async function* brokenOff(piece: Uint8Array): AsyncGenerator<Uint8Array> {
  yield piece;
  throw new Error('The line broke.');
}
const fine = async (): Promise<void> => undefined;
async function begun(id: string, ownerId?: string) {
  const deck = aDeck(ownerId ?? (await aPlayer(database)).id);
  await database.decks.create(deck, 20);
  await aNode().begin(deck.ownerId, id, picture.length, { deck: deck.id, title: 'x' });
  return { owner: deck.ownerId, items: async () => (await database.decks.items([deck.id])).length };
}
const partsOf = async (id: string): Promise<string[]> => (await keysIn(disk, 'uploads')).filter((key) => key.startsWith(`uploads/${id}.`));

it('goes on at another node while the first still holds a piece of it: what was noted is not written over', async () => {
  const { owner, items } = await begun('moved');
  const { node, halted, letGo } = aHaltingNode();
  const first = node.receive(owner, 'moved', 0, brokenOff(picture.subarray(0, 40)), fine);
  await halted;
  const other = aNode();
  await expect(other.receive(owner, 'moved', 0, brokenOff(picture.subarray(0, 60)), fine)).rejects.toThrow('The line broke.');
  letGo();
  await expect(first).rejects.toMatchObject({ statusCode: 409 });
  expect(await partsOf('moved')).toEqual(['uploads/moved.0-60']);
  expect(await other.receive(owner, 'moved', 60, some(picture.subarray(60)), fine)).toBe(picture.length);
  expect([await items(), await partsOf('moved')]).toEqual([1, []]);
});

it('keeps the part that both nodes cut in the same place', async () => {
  const { owner } = await begun('same');
  const { node, halted, letGo } = aHaltingNode();
  const first = node.receive(owner, 'same', 0, brokenOff(picture.subarray(0, 50)), fine);
  await halted;
  await expect(aNode().receive(owner, 'same', 0, brokenOff(picture.subarray(0, 50)), fine)).rejects.toThrow('The line broke.');
  letGo();
  await expect(first).rejects.toMatchObject({ statusCode: 409 });
  expect(await partsOf('same')).toEqual(['uploads/same.0-50']);
});

it('becomes one item when its last bytes reach both nodes, and both say that it is whole', async () => {
  const { owner, items } = await begun('twice');
  const nodes = [aNode(), aNode()];
  await nodes[0]?.receive(owner, 'twice', 0, some(picture.subarray(0, 70)), fine);
  const before = (await keysIn(disk, 'decks')).length;
  const whole = nodes.map((node) => node.receive(owner, 'twice', 70, some(picture.subarray(70)), fine));
  expect(await Promise.all(whole)).toEqual([picture.length, picture.length]);
  const told = await Promise.all(nodes.map((node) => node.itemOf(owner, 'twice')));
  expect(told[0]).toEqual(told[1]);
  expect([await items(), (await keysIn(disk, 'decks')).length - before, await partsOf('twice')]).toEqual([1, 1, []]);
});

it('is gone when it is cancelled at another node, and leaves nothing', async () => {
  const { owner, items } = await begun('cancelled');
  const { node, halted, letGo } = aHaltingNode();
  const first = node.receive(owner, 'cancelled', 0, some(picture.subarray(0, 40)), fine);
  await halted;
  await aNode().cancel(owner, 'cancelled');
  letGo();
  await expect(first).rejects.toMatchObject({ statusCode: 404 });
  expect([await items(), await partsOf('cancelled')]).toEqual([0, []]);
});

it('a player whose files are slow to read waits for them alone: each of the others has a place', async () => {
  const gate = aGate();
  const redrawPicture: FileReader['redrawPicture'] = async (...file) => {
    await gate.opened;
    return files.redrawPicture(...file);
  };
  const finishing: string[] = [];
  const node = aNode(disk, { ...files, redrawPicture }, (id) => finishing.push(id));
  const whole = (of: string, id: string) => node.receive(of, id, 0, some(picture), fine);
  const { owner } = await begun('slow-0');
  const waiting = [whole(owner, 'slow-0')];
  await expect.poll(() => finishing).toEqual(['slow-0']);
  for (const id of ['slow-1', 'slow-2', 'slow-3', 'slow-4']) {
    await begun(id, owner);
    waiting.push(whole(owner, id));
  }
  const stranger = await begun('quick');
  waiting.push(whole(stranger.owner, 'quick'));
  await expect.poll(() => finishing).toEqual(['slow-0', 'quick']);
  gate.open();
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => picture.length));
});
