import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import { aWrite } from './a-write.ts';
import { unique } from './unique.ts';

/** Every adapter of the `Alive` port keeps these promises; the database is new. */
export function aliveContract(open: () => Database): void {
  describe('Alive', () => {
    it('knows no sign of life at first, then the last one', async () => {
      expect(await open().alive.last()).toBeNull();
      await open().alive.beat(1_795_000_000_000.7);
      expect(await open().alive.last()).toBe(1_795_000_000_001);
      await open().alive.beat(1_795_000_001_000);
      expect(await open().alive.last()).toBe(1_795_000_001_000);
    });

    it('knows of each node when it beat last, and how its clock stood', async () => {
      const [one, two] = [unique('node'), unique('node')];
      await open().alive.beatOf({ node: one, ahead: 0 }, 1_795_000_002_000);
      await open().alive.beatOf({ node: one, ahead: 3.4 }, 1_795_000_005_000);
      await open().alive.beatOf({ node: two, ahead: -2 }, 1_795_000_004_000.2);
      expect(await open().alive.last()).toBe(1_795_000_005_000);
      expect(await open().alive.lastBeat(two)).toEqual({ at: 1_795_000_005_000, ahead: 3 });
      expect(await open().alive.lastBeat(one)).toEqual({ at: 1_795_000_004_000, ahead: -2 });
      await open().alive.sweep(1_795_000_005_000);
      expect(await open().alive.lastBeat(one)).toBeNull();
      expect(await open().alive.last()).toBe(1_795_000_005_000);
    });

    it('finds the seats of who was here on a node that is silent', async () => {
      const { alive, rooms } = open();
      const [lives, silent, unheard] = [unique('node'), unique('node'), unique('node')];
      const [ann, bob, cid, dan] = [unique('u'), unique('u'), unique('u'), unique('u')];
      await alive.beatOf({ node: lives, ahead: 0 }, 1_796_000_009_000);
      await alive.beatOf({ node: silent, ahead: 0 }, 1_796_000_003_000);
      const write = aWrite({ seats: [{ userId: ann, session: 1, node: silent }] });
      const found = async (): Promise<string[]> => {
        const seats = (await alive.silent(1_796_000_004_000)).filter(({ roomId }) => roomId === write.id);
        return seats.map(({ userId, session }) => `${userId} ${session}`).toSorted();
      };
      let last = write;
      const save = async (...seats: NonNullable<typeof write.seats>): Promise<void> => {
        last = { ...last, basedOn: last.basedOn + 1, token: unique('token'), seats };
        expect(await rooms.save(last)).toBe('saved');
      };
      await rooms.save(write);
      expect(await found()).toEqual([`${ann} 1`]);
      // Whoever saves: a session is where it began, until a newer one begins or nobody is there.
      await save(
        { userId: ann, session: 1, node: lives },
        { userId: bob, session: 4, node: lives },
        { userId: cid, session: 2, node: unheard },
      );
      expect(await found()).toEqual([`${ann} 1`, `${cid} 2`].toSorted());
      expect(await alive.hereOn(lives, null, 9)).toEqual([{ roomId: write.id, userId: bob, session: 4 }]);
      await save({ userId: ann, session: 2, node: lives }, { userId: cid, session: 2, node: null }, { userId: dan, session: 1 });
      expect(await found()).toEqual([]);
    });

    it('tells the seats of a node some at a time, each once', async () => {
      const { alive, rooms } = open();
      const node = unique('node');
      const users = Array.from({ length: 5 }, () => unique('u'));
      await rooms.save(aWrite({ seats: users.map((userId) => ({ userId, session: 1, node })) }));
      const told: string[] = [];
      for (let after: string | null = null; ;) {
        const some: { userId: string }[] = await alive.hereOn(node, after, 2);
        told.push(...some.map(({ userId }) => userId));
        if (some.length < 2) break;
        after = some.at(-1)?.userId ?? null;
      }
      expect(told.toSorted()).toEqual(users.toSorted());
    });

    it("tells the database's own time", async () => {
      const before = Date.now();
      const time = await open().alive.time();
      expect(Number.isInteger(time)).toBe(true);
      expect(Math.abs(time - before)).toBeLessThan(60_000);
    });

    it('gives back what the only one comes to, and what it throws', async () => {
      expect(await open().alive.onlyOne(async () => 'done')).toBe('done');
      await expect(open().alive.onlyOne(() => Promise.reject(new Error('not done')))).rejects.toThrow('not done');
      expect(await open().alive.onlyOne(async () => 'again')).toBe('again');
    });
  });
}
