import { beforeEach, expect, it } from 'vitest';
import { createRoom, type Room } from '@deadpan/game';
import type { LobbyItem } from '@deadpan/protocol';
import { DatabaseAway } from '../../ports/database-away.ts';
import type { NodeMessage } from '../../ports/nodes.ts';
import type { SavedListener } from '../rooms/rooms.ts';
import { createListing, type Listing } from './listing.ts';

const host = { id: 'ann', username: 'Ann', picture: null };
const room = createRoom({ id: 'ABCDEF', name: 'Kitchen', keyHash: null, settings: {}, host, seed: 1, speed: 1 }, 0);

let now: number;
let asked: { answer: (items: LobbyItem[]) => void; fail: (error: Error) => void }[];
let save: (changed: Partial<Room>) => void;
let told: (message: NodeMessage) => void;
let list: Listing['read'];
let atHand: Listing['atHand'];

beforeEach(() => {
  now = 0;
  asked = [];
  let saved: SavedListener = () => undefined;
  save = (changed) => saved({ version: 1, room: { ...room, ...changed } }, [], 'saved');
  const store = { list: () => new Promise<LobbyItem[]>((answer, fail) => void asked.push({ answer, fail })) };
  const rooms = { onSaved: (listener: SavedListener) => void (saved = listener), onForgotten: () => undefined };
  ({ read: list, atHand } = createListing({
    rooms,
    nodes: { onTold: (listener) => void (told = listener) },
    store,
    clock: { now: () => now },
  }));
});

/** The list, read from the store or kept. */
async function listed(): Promise<{ items: readonly LobbyItem[]; reads: number }> {
  const items = list();
  asked.at(-1)?.answer([]);
  return { items: await items, reads: asked.length };
}

it('is one object as long as nothing in it changes, whatever else is saved', async () => {
  save({});
  const first = await listed();
  save({ changedAt: 5 });
  save({ players: room.players.map((seat) => ({ ...seat, ready: true })) });
  const second = await listed();
  expect([second.items === first.items, second.reads]).toEqual([true, 1]);
});

it.each<[string, Partial<Room>]>([
  ['a name', { name: 'Cellar' }],
  ['a key', { isPrivate: true }],
  ['a seat', { players: [...room.players, ...room.players] }],
  ['how many may sit', { settings: { ...room.settings, maxPlayers: 2 } }],
  ['the status', { status: 'playing' }],
  ['the host’s name', { players: room.players.map((seat) => ({ ...seat, username: 'Anna' })) }],
  ['that it is closed', { status: 'closed' }],
])('is read again when %s changes', async (_what, change) => {
  save({});
  await listed();
  save(change);
  expect((await listed()).reads).toBe(2);
  expect((await listed()).reads).toBe(2);
});

it('is read again when another node has saved something, and after a second in any case', async () => {
  await listed();
  told({ kind: 'ended', sessions: [] });
  expect((await listed()).reads).toBe(1);
  told({ kind: 'saved', room: 'GHIJKL', version: 3 });
  expect((await listed()).reads).toBe(2);
  now += 999;
  expect((await listed()).reads).toBe(2);
  now += 1;
  expect((await listed()).reads).toBe(3);
});

it('is not kept when something changed while it was read, and read once for all who ask meanwhile', async () => {
  const [one, other] = [list(), list()];
  save({ name: 'Cellar' });
  const later = list();
  expect(asked).toHaveLength(2);
  asked[0]?.answer([]);
  asked[1]?.answer([]);
  expect((await one) === (await other)).toBe(true);
  expect((await one) === (await later)).toBe(false);
  expect((await list()) === (await later)).toBe(true);
});

it('is read anew after the database was away', async () => {
  const failing = list();
  asked[0]?.fail(new DatabaseAway('away'));
  await expect(failing).rejects.toThrow(DatabaseAway);
  expect((await listed()).reads).toBe(2);
});

it('is at hand while it need not be read: not before it was, not after a change, not after a second', async () => {
  save({});
  expect(atHand()).toBeNull();
  const reading = list();
  expect(atHand()).toBeNull();
  asked[0]?.answer([]);
  const first = await reading;
  expect(atHand()).toBe(first);
  now += 999;
  expect(atHand()).toBe(first);
  now += 1;
  expect(atHand()).toBeNull();
  const { items } = await listed();
  expect(atHand()).toBe(items);
  save({ name: 'Cellar' });
  expect(atHand()).toBeNull();
});
