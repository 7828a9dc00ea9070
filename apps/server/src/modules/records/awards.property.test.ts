import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Award } from '@deadpan/protocol';
import { awardsOf, type Played } from './awards.ts';
import type { KeptPlay, KeptTurn, Timeline } from './timeline.ts';

const everybody = ['ann', 'bob', 'cara', 'dan'];
const aPlayer = fc.constantFrom(...everybody);
const time = fc.option(fc.integer({ min: 0, max: 3 }));

const out = fc.record({
  who: aPlayer,
  reason: fc.constantFrom('smile' as const, 'absent' as const, 'no_camera' as const, 'left' as const),
  afterMs: time,
  over: fc.option(fc.constant('cat')),
});
const play = fc
  .record({ out: fc.uniqueArray(out, { selector: ({ who }) => who, maxLength: 4 }), isCut: fc.boolean() })
  .map(({ out: outs, isCut }): Omit<KeptPlay, 'play'> => ({
    winner: null,
    startedAt: 0,
    durationMs: 1,
    shown: [],
    out: outs,
    ...(isCut && { unfinished: true as const }),
  }));
const laugh = fc.record({ who: aPlayer, reason: fc.constantFrom('laughed' as const, 'hid' as const), afterMs: time });
const turn = fc
  .record({ performer: aPlayer, spoke: fc.boolean(), laughs: fc.uniqueArray(laugh, { selector: ({ who }) => who, maxLength: 4 }) })
  .map(({ performer, spoke, laughs }): KeptTurn => ({
    performer,
    spoke,
    laughs: spoke ? laughs.filter(({ who }) => who !== performer) : [],
  }));
const share = fc.constantFrom(0, 0.03, 0.5, 1);
const caption = fc.record(
  { by: aPlayer, laughter: share, laughed: fc.integer({ min: 0, max: 3 }), judge: share, score: share },
  { requiredKeys: ['by', 'laughter', 'judge', 'score'] },
);
const played = fc
  .record({
    players: fc.subarray(everybody, { minLength: 2 }),
    left: fc.subarray(everybody),
    plays: fc.array(play, { maxLength: 4 }),
    turns: fc.uniqueArray(turn, { selector: ({ performer }) => performer }),
    captions: fc.uniqueArray(caption, { selector: ({ by }) => by }),
  })
  .map(({ players, left, plays, turns, captions }): Played => ({
    players,
    words: new Map(),
    timeline: {
      rounds: 3,
      result: { result: 'complete_draw', reason: 'played', winner: null, tied: [] },
      left: left.filter((who) => players.includes(who)),
      standings: [],
      plays: plays.map((one, at) => ({ ...one, play: at + 1, out: one.out.filter(({ who }) => players.includes(who)) })),
      turns: turns
        .filter(({ performer }) => players.includes(performer))
        .map((one) => ({ ...one, laughs: one.laughs.filter(({ who }) => players.includes(who)) })),
      still: null,
      captions: (captions as Timeline['captions']).filter(({ by }) => players.includes(by)),
      judge: null,
      witnessed: [],
    },
  }));

/** Whether the record holds what the award claims of its player. Written from what the award says on the screen, not from how it is worked out. */
function hasEvidence({ timeline: { plays, turns, captions } }: Played, { key, user_id: id, detail }: Award): boolean {
  const smiled = ({ out: outs }: KeptPlay, isWho: (who: string) => boolean) =>
    outs.some(({ who, reason }) => isWho(who) && reason === 'smile');
  const laughedAt = (isTurn: (one: KeptTurn) => boolean, isWho: (who: string) => boolean) =>
    turns.filter(isTurn).flatMap(({ laughs }) => laughs.filter(({ who, reason }) => isWho(who) && reason === 'laughed')).length;
  switch (key) {
    case 'stone_face': {
      const outlasted = plays.some((one) => !one.unfinished && !one.out.some(({ who }) => who === id) && smiled(one, (who) => who !== id));
      return outlasted && !plays.some((one) => smiled(one, (who) => who === id));
    }
    case 'first_to_crack':
      return plays.some((one) =>
        one.out.some(
          ({ who, reason, afterMs }) => one.play === detail.play && who === id && reason === 'smile' && afterMs === detail.afterMs,
        ),
      );
    case 'crowd_pleaser':
      return detail.laughs > 0 && laughedAt(({ performer }) => performer === id, (who) => who !== id) === detail.laughs; // prettier-ignore
    case 'tough_crowd': {
      const heard = turns.filter(({ performer, spoke }) => spoke && performer !== id);
      const reacted = turns.some(({ laughs }) => laughs.some(({ who }) => who === id));
      return heard.length > 0 && !reacted && laughedAt(() => true, (who) => who !== id) > 0; // prettier-ignore
    }
    case 'punchline': {
      const own = captions.find(({ by }) => by === id);
      const others = captions.filter(({ by, laughed }) => by !== id && (laughed ?? 0) > 0);
      return captions.length > 1 && (own?.laughed ?? 0) > 0 && others.every(({ laughter }) => laughter <= (own?.laughter ?? 0));
    }
  }
}

const RUNS = { numRuns: Number(process.env['RUNS'] ?? 1_000) };

it('gives no award without evidence in any record, none to a stranger, none twice, and none that all would share', () => {
  const given = new Set<string>();
  fc.assert(
    fc.property(played, (match) => {
      const awards = awardsOf(match);
      for (const award of awards) {
        given.add(award.key);
        expect(hasEvidence(match, award), JSON.stringify(award)).toBe(true);
        expect(match.players).toContain(award.user_id);
        expect(awards.filter(({ key }) => key === award.key).length).toBeLessThan(match.players.length);
      }
      expect(new Set(awards.map(({ key, user_id: id }) => `${key} ${id}`)).size).toBe(awards.length);
    }),
    RUNS,
  );
  // A property of awards that are never given would hold too.
  expect([...given].toSorted()).toEqual(['crowd_pleaser', 'first_to_crack', 'punchline', 'stone_face', 'tough_crowd']);
});

it('gives nothing where nobody smiled and nobody laughed', () => {
  fc.assert(
    fc.property(played, (match) => {
      const { timeline } = match;
      const straight: Timeline = {
        ...timeline,
        plays: timeline.plays.map((one) => ({ ...one, out: one.out.filter(({ reason }) => reason !== 'smile') })),
        turns: timeline.turns.map((one) => ({ ...one, laughs: one.laughs.filter(({ reason }) => reason !== 'laughed') })),
        captions: timeline.captions.map((one) => ({ ...one, laughed: 0 })),
      };
      expect(awardsOf({ ...match, timeline: straight })).toEqual([]);
    }),
    RUNS,
  );
});
