import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import type { RoomWrite } from '../../src/ports/rooms.ts';
import { aWrite } from './a-write.ts';
import { unique } from './unique.ts';

/** Every adapter of the `Rooms` port keeps these promises. */
export function roomsContract(open: () => Database): void {
  const rooms = () => open().rooms;
  /** The next transition of the room that `write` made. */
  const then = (write: RoomWrite, changes: Partial<RoomWrite> = {}): RoomWrite => ({
    ...write,
    basedOn: write.basedOn + 1,
    token: unique('token'),
    ...changes,
  });

  describe('Rooms', () => {
    it('gives back what was saved, one version later', async () => {
      const write = aWrite({ schema: 3, state: '{"plays":["ä","\\u0000","🙂"]}' });
      expect(await rooms().load(write.id)).toBeNull();
      expect(await rooms().save(write)).toBe('saved');
      expect(await rooms().load(write.id)).toEqual({ id: write.id, version: 1, schema: 3, state: write.state });
      expect(await rooms().save(then(write, { state: '{}' }))).toBe('saved');
      expect(await rooms().load(write.id)).toEqual({ id: write.id, version: 2, schema: 3, state: '{}' });
    });

    it('refuses a transition that was decided on another version and writes nothing of it', async () => {
      const write = aWrite();
      const user = unique('u');
      await rooms().save(write);
      await rooms().save(then(write));
      const late = then(write, { state: '{"late":1}', seats: [{ userId: user, session: 1 }] });
      expect(await rooms().save(late)).toBe('stale');
      expect(await rooms().save(aWrite({ id: write.id }))).toBe('stale');
      expect(await rooms().save(aWrite({ basedOn: 4 }))).toBe('stale');
      expect(await rooms().load(write.id)).toMatchObject({ version: 2, state: write.state });
      expect(await rooms().seatOf(user)).toBeNull();
    });

    it('knows its own transition again when it is saved twice', async () => {
      const write = aWrite();
      expect(await rooms().save(write)).toBe('saved');
      expect(await rooms().save(write)).toBe('saved');
      expect(await rooms().load(write.id)).toMatchObject({ version: 1 });
    });

    it('knows its own transition again when others were saved after it', async () => {
      const write = aWrite();
      await rooms().save(write);
      await rooms().save(then(write));
      expect(await rooms().save(write)).toBe('saved');
      expect(await rooms().save({ ...write, token: unique('token') })).toBe('stale');
      expect(await rooms().load(write.id)).toMatchObject({ version: 2 });
    });

    it('gives the events since a version, of the last 32', async () => {
      let write = aWrite({ events: '["1"]' });
      await rooms().save(write);
      for (let version = 2; version <= 34; version++) {
        write = then(write, { events: `["${version}"]`, seats: null });
        await rooms().save(write);
      }
      expect(await rooms().eventsSince(write.id, 31, 33)).toEqual(['["32"]', '["33"]']);
      expect(await rooms().eventsSince(write.id, 34, 34)).toEqual([]);
      const all = await rooms().eventsSince(write.id, 0, 99);
      expect([all.length, all[0], all.at(-1)]).toEqual([32, '["3"]', '["34"]']);
    });

    it('says at which version rooms are', async () => {
      const [one, two] = [aWrite(), aWrite()];
      await rooms().save(one);
      await rooms().save(two);
      await rooms().save(then(two));
      expect(await rooms().versions([one.id, two.id, unique('R')])).toEqual(
        new Map([
          [one.id, 1],
          [two.id, 2],
        ]),
      );
      expect(await rooms().versions([])).toEqual(new Map());
    });

    it('finds the matches whose state names a player', async () => {
      const ann = unique('u');
      const naming = (status: RoomWrite['status'], id = ann) => aWrite({ status, state: JSON.stringify({ match: { roster: [{ id }] } }) });
      const [playing, finished, closed, other] = [naming('playing'), naming('finished'), naming('closed'), naming('playing', `${ann}x`)];
      for (const write of [playing, finished, closed, other]) await rooms().save(write);
      expect((await rooms().naming(ann)).toSorted()).toEqual([playing.id, finished.id].toSorted());
    });

    it('lets exactly one of many transitions of the same version through', async () => {
      const write = aWrite();
      await rooms().save(write);
      const outcomes = await Promise.all(Array.from({ length: 12 }, (_, n) => rooms().save(then(write, { state: `{"n":${n}}` }))));
      expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'stale')).toHaveLength(11);
      const winner = outcomes.indexOf('saved');
      expect(await rooms().load(write.id)).toMatchObject({ version: 2, state: `{"n":${winner}}` });
    });

    it('makes the seats exactly those of the transition', async () => {
      const [ann, bob, cid] = [unique('u'), unique('u'), unique('u')];
      const write = aWrite({ seats: [ann, bob].map((userId) => ({ userId, session: 1 })) });
      await rooms().save(write);
      expect(await rooms().seatOf(ann)).toBe(write.id);
      expect(await rooms().seatOf(cid)).toBeNull();
      const next = then(write, { seats: [bob, cid].map((userId) => ({ userId, session: 2 })) });
      expect(await rooms().save(next)).toBe('saved');
      expect(await Promise.all([ann, bob, cid].map((id) => rooms().seatOf(id)))).toEqual([null, write.id, write.id]);
      await rooms().save(then(next, { status: 'closed', seats: [] }));
      expect(await Promise.all([bob, cid].map((id) => rooms().seatOf(id)))).toEqual([null, null]);
    });

    it('leaves the seats as they are when a transition says nothing of them', async () => {
      const [ann, bob] = [unique('u'), unique('u')];
      const write = aWrite({ seats: [{ userId: ann, session: 1, node: unique('n') }] });
      await rooms().save(write);
      const ready = then(write, { seats: null, state: '{"ready":1}', events: '["ready"]' });
      expect(await rooms().save(ready)).toBe('saved');
      expect(await rooms().save(ready)).toBe('saved');
      expect(await rooms().load(write.id)).toMatchObject({ version: 2, state: '{"ready":1}' });
      expect(await rooms().eventsSince(write.id, 1, 2)).toEqual(['["ready"]']);
      expect(await rooms().seatOf(ann)).toBe(write.id);
      expect(await rooms().save({ ...ready, token: unique('token'), state: '{"late":1}' })).toBe('stale');
      expect(await rooms().save(then(ready, { seats: [{ userId: bob, session: 1 }] }))).toBe('saved');
      expect(await Promise.all([ann, bob].map((id) => rooms().seatOf(id)))).toEqual([null, write.id]);
    });

    it('keeps a player in one room, and writes nothing when a second one wants the seat', async () => {
      const [ann, bob] = [unique('u'), unique('u')];
      const first = aWrite({ seats: [{ userId: ann, session: 1 }] });
      const second = aWrite({ seats: [{ userId: bob, session: 1 }] });
      await rooms().save(first);
      await rooms().save(second);
      const greedy = then(second, { seats: [ann, bob].map((userId) => ({ userId, session: 2 })), state: '{"greedy":1}' });
      expect(await rooms().save(greedy)).toBe('seated_elsewhere');
      expect(await rooms().load(second.id)).toMatchObject({ version: 1, state: second.state });
      expect(await rooms().seatOf(ann)).toBe(first.id);
      expect(await rooms().save(aWrite({ seats: [{ userId: ann, session: 9 }] }))).toBe('seated_elsewhere');
      await rooms().save(then(first, { seats: [] }));
      expect(await rooms().save({ ...greedy, token: unique('token') })).toBe('saved');
      expect(await rooms().seatOf(ann)).toBe(second.id);
    });

    it('gives a player who is wanted by many rooms at once to exactly one', async () => {
      const [ann, bob] = [unique('u'), unique('u')];
      const writes = Array.from({ length: 8 }, (_, n) => {
        const seats = [ann, bob].map((userId) => ({ userId, session: 1 }));
        return aWrite({ seats: n % 2 === 0 ? seats : seats.toReversed() });
      });
      const outcomes = await Promise.all(writes.map((write) => rooms().save(write)));
      expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(1);
      expect(await rooms().seatOf(ann)).toBe(writes[outcomes.indexOf('saved')]?.id);
      expect(await rooms().seatOf(bob)).toBe(await rooms().seatOf(ann));
    });

    it('writes results with the transition, each once', async () => {
      const [ann, matchId] = [unique('u'), unique('m')];
      const play = {
        matchId,
        play: 1,
        userId: ann,
        outcome: 'won',
        outReason: null,
        outAfterMs: null,
        outOver: null,
        endedAt: 5_000,
      } as const;
      const match = { matchId, userId: ann, gameType: 'round1', result: 'won', score: 62.5, wins: 1, plays: 1, endedAt: 6_000 } as const;
      const write = aWrite({ plays: [play] });
      await rooms().save(write);
      await rooms().save(then(write, { plays: [play], matches: [match] }));
      await rooms().save(then(then(write), { matches: [{ ...match, result: 'lost', score: 0 }] }));
      expect(await open().stats.groups(ann)).toEqual([{ gameType: 'round1', result: 'won', matches: 1, scores: 62.5, best: 62.5 }]);
      const other = unique('u');
      expect(await rooms().save(then(write, { matches: [{ ...match, userId: other }] }))).toBe('stale');
      expect(await open().stats.groups(other)).toEqual([]);
    });

    it('lists open rooms with players, waiting ones first, then the newest', async () => {
      const at = 4_000_000_000_000;
      const listing = (createdAt: number, playerCount = 2) => ({
        name: 'Hall',
        isPrivate: true,
        playerCount,
        maxPlayers: 3,
        hostUsername: 'Bob',
        createdAt,
      });
      const older = aWrite({ listing: listing(at) });
      const newer = aWrite({ listing: listing(at + 5) });
      const running = aWrite({ listing: listing(at + 9), status: 'playing' });
      const closed = aWrite({ listing: listing(at + 6), status: 'closed' });
      const finished = aWrite({ listing: listing(at + 8), status: 'finished' });
      const empty = aWrite({ listing: listing(at + 7, 0) });
      for (const write of [older, newer, running, closed, finished, empty]) await rooms().save(write);
      const own = new Set([older, newer, running, closed, finished, empty].map((write) => write.id));
      const listed = (await rooms().list(1_000)).filter((room) => own.has(room.id));
      expect(listed.map((room) => room.id)).toEqual([newer.id, older.id, running.id]);
      expect(listed[0]).toEqual({
        id: newer.id,
        name: 'Hall',
        isPrivate: true,
        playerCount: 2,
        maxPlayers: 3,
        status: 'waiting',
        hostUsername: 'Bob',
      });
      expect(await rooms().list(2)).toHaveLength(2);
      const open = await rooms().open();
      expect([older, running, empty, closed].map((write) => open.includes(write.id))).toEqual([true, true, true, false]);
    });

    it('forgets closed rooms of long ago, and no other', async () => {
      const listing = { ...aWrite().listing, createdAt: 1_000 };
      const [closed, open] = [aWrite({ listing }), aWrite({ listing })];
      const recent = aWrite({ listing: { ...listing, createdAt: 5_000 } });
      for (const write of [closed, open, recent]) await rooms().save(write);
      for (const write of [closed, recent]) await rooms().save(then(write, { status: 'closed', nextDueAt: null }));
      await rooms().sweep(5_000);
      expect(await Promise.all([closed, open, recent].map(async ({ id }) => (await rooms().load(id)) !== null))).toEqual([
        false,
        true,
        true,
      ]);
      // The code may be drawn again.
      expect(await rooms().save(aWrite({ id: closed.id }))).toBe('saved');
    });

    it('names the rooms whose timer was due before a moment', async () => {
      const write = aWrite({ nextDueAt: 1_234_567_890_123 });
      await rooms().save(write);
      expect(await rooms().due(1_234_567_890_123)).not.toContain(write.id);
      expect(await rooms().due(1_234_567_890_124)).toContain(write.id);
      await rooms().save(then(write, { nextDueAt: null }));
      expect(await rooms().due(9_000_000_000_000)).not.toContain(write.id);
    });

    it('saves a hundred versions of forty rooms at once without losing one', async () => {
      const starts = Array.from({ length: 40 }, () => aWrite());
      await Promise.all(
        starts.map(async (write) => {
          for (let basedOn = 0; basedOn < 100; basedOn++) {
            const outcome = await rooms().save({ ...write, basedOn, token: unique('token'), state: `{"n":${basedOn}}` });
            expect(outcome).toBe('saved');
          }
        }),
      );
      expect(await rooms().load(starts[7]?.id ?? '')).toMatchObject({ version: 100, state: '{"n":99}' });
    }, 60_000);
  });
}
