import { limits, type Candidate, type Description } from '@deadpan/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DocumentHead, Documents } from '../../src/ports/documents.ts';

const ROOM = 'ABC234';
const offer: Description = { type: 'offer', sdp: 'v=0' };
const candidate = (n: number): Candidate => ({ candidate: `candidate:${n}` });
const head: DocumentHead = { from: 'ann', to: 'bob', fromSession: 'page-of-ann', toSession: 'page-of-bob' };

/** What every adapter of `Documents` must do. `make` gets a clock of wall-clock ms and the time to live. */
export function documentsContract(make: (now: () => number, ttlMs: number) => Documents | Promise<Documents>): void {
  describe('documents', () => {
    let at: number;
    let documents: Documents;
    beforeEach(async () => {
      at = 1_000_000;
      documents = await make(() => at, 1_000);
    });

    it('keeps the first record of a room', async () => {
      expect(await documents.open(ROOM, { createdAt: 1, hostId: 'ann' })).toEqual({ createdAt: 1, hostId: 'ann' });
      expect(await documents.open(ROOM, { createdAt: 2, hostId: 'bob' })).toEqual({ createdAt: 1, hostId: 'ann' });
    });

    it('keeps the last description of a path and numbers every write upwards', async () => {
      const first = await documents.put(ROOM, 'a', head, offer);
      const second = await documents.put(ROOM, 'a', head, { ...offer, sdp: 'v=1' });
      expect(second.seq).toBeGreaterThan(first.seq);
      expect(await documents.all(ROOM)).toEqual([{ ...head, path: 'a', seq: second.seq, description: { type: 'offer', sdp: 'v=1' } }]);
      expect(await documents.lastSeq(ROOM)).toBe(second.seq);
    });

    it('numbers higher than an earlier process did', async () => {
      const before = await documents.put(ROOM, 'a', head, offer);
      at += 10;
      const after = await (await make(() => at, 1_000)).put(ROOM, 'a', head, offer);
      expect(after.seq).toBeGreaterThan(before.seq);
    });

    it('collects candidates of one pair of pages, up to the limit, without losing any of a burst', async () => {
      const many = limits.signalling.candidatesPerPair + 6;
      await Promise.all(Array.from({ length: many }, (_, n) => documents.append(ROOM, 'c', head, candidate(n))));
      const [kept] = await documents.all(ROOM);
      expect(kept?.candidates).toHaveLength(limits.signalling.candidatesPerPair);
      expect(kept?.candidates?.[0]).toEqual(candidate(0));
    });

    it('starts a new list of candidates when a page changed', async () => {
      await documents.append(ROOM, 'c', head, candidate(1));
      await documents.append(ROOM, 'c', { ...head, toSession: 'reloaded' }, candidate(2));
      expect((await documents.all(ROOM)).map((each) => each.candidates)).toEqual([[candidate(2)]]);
    });

    it('lists in the order of writing and removes what it is told to', async () => {
      await documents.put(ROOM, 'b', head, offer);
      await documents.put(ROOM, 'a', head, offer);
      expect((await documents.all(ROOM)).map((each) => each.path)).toEqual(['b', 'a']);
      await documents.remove(ROOM, ['b', 'never there']);
      expect((await documents.all(ROOM)).map((each) => each.path)).toEqual(['a']);
    });

    it('lets documents expire', async () => {
      await documents.put(ROOM, 'a', head, offer);
      await documents.append(ROOM, 'c', head, candidate(1));
      at += 999;
      expect(await documents.all(ROOM)).toHaveLength(2);
      at += 1;
      expect(await documents.all(ROOM)).toEqual([]);
      await documents.append(ROOM, 'c', head, candidate(2));
      expect((await documents.all(ROOM))[0]?.candidates).toEqual([candidate(2)]);
    });

    it('knows the page of each member, and whether it is news', async () => {
      expect(await documents.announce(ROOM, 'ann', 'page-1')).toBe(true);
      expect(await documents.announce(ROOM, 'ann', 'page-1')).toBe(false);
      expect(await documents.announce(ROOM, 'ann', 'page-2')).toBe(true);
      await documents.announce(ROOM, 'bob', 'page-3');
      await documents.withdraw(ROOM, 'bob');
      expect([...(await documents.sessions(ROOM))]).toEqual([['ann', 'page-2']]);
    });

    it('keeps rooms apart and forgets one whole', async () => {
      await documents.put(ROOM, 'a', head, offer);
      await documents.announce(ROOM, 'ann', 'page-1');
      expect(await documents.all('XYZ789')).toEqual([]);
      await documents.forget(ROOM);
      expect(await documents.all(ROOM)).toEqual([]);
      expect((await documents.sessions(ROOM)).size).toBe(0);
      expect(await documents.open(ROOM, { createdAt: 3, hostId: 'bob' })).toEqual({ createdAt: 3, hostId: 'bob' });
    });
  });
}
