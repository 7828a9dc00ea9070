import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import type { MatchResultRow } from '../../src/ports/rooms.ts';
import { aWrite } from './a-write.ts';
import { unique } from './unique.ts';

/** Every adapter of the `Stats` port keeps these promises. */
export function statsContract(open: () => Database): void {
  function aMatch(userId: string, changes: Partial<MatchResultRow> = {}): MatchResultRow {
    return { matchId: unique('m'), userId, gameType: 'round1', result: 'won', score: 50, wins: 1, plays: 3, endedAt: 1_000, ...changes };
  }

  async function played(matches: MatchResultRow[]): Promise<void> {
    await open().rooms.save(aWrite({ matches }));
  }

  describe('Stats', () => {
    it('has nothing for somebody who never played', async () => {
      expect(await open().stats.groups('nobody')).toEqual([]);
      expect(await open().stats.recent('nobody', 10)).toEqual([]);
    });

    it("adds up one player's results by game type and result, in numbers", async () => {
      const [ann, bob] = [unique('u'), unique('u')];
      await played([
        aMatch(ann, { score: 33.25 }),
        aMatch(ann, { score: 66.5 }),
        aMatch(ann, { result: 'lost', score: 0 }),
        aMatch(ann, { result: 'draw', gameType: 'full', score: 12.5 }),
        aMatch(bob, { score: 100 }),
      ]);
      const groups = await open().stats.groups(ann);
      expect(groups).toHaveLength(3);
      expect(groups).toEqual(
        expect.arrayContaining([
          { gameType: 'round1', result: 'won', matches: 2, scores: 99.75, best: 66.5 },
          { gameType: 'round1', result: 'lost', matches: 1, scores: 0, best: 0 },
          { gameType: 'full', result: 'draw', matches: 1, scores: 12.5, best: 12.5 },
        ]),
      );
    });

    it('gives the latest results first, as many as were asked for', async () => {
      const ann = unique('u');
      const results = ['won', 'lost', 'draw', 'won'] as const;
      await played(results.map((result, n) => aMatch(ann, { result, endedAt: 1_795_000_000_000 + n })));
      expect(await open().stats.recent(ann, 3)).toEqual(['won', 'draw', 'lost']);
      expect(await open().stats.recent(ann, 10)).toHaveLength(4);
    });
  });
}
