import { describe, expect, it } from 'vitest';
import { awardsOf } from './awards.ts';
import type { KeptPlay, KeptTurn, Timeline } from './timeline.ts';

/** The timeline of a match of one round in which nothing happened. */
function aTimeline(changes: Partial<Timeline> = {}): Timeline {
  return {
    rounds: 1,
    result: { result: 'complete_draw', reason: 'played', winner: null, tied: [] },
    left: [],
    standings: [],
    plays: [],
    turns: [],
    still: null,
    captions: [],
    judge: null,
    witnessed: [],
    ...changes,
  };
}

/** Somebody is out by a smile. */
function smile(who: string, afterMs: number, over: string | null = null): KeptPlay['out'][number] {
  return { who, reason: 'smile', afterMs, over };
}

const players = ['ann', 'bob', 'cara'];
const awards = (changes: Partial<Timeline>, words = new Map<string, string>()) =>
  awardsOf({ timeline: aTimeline(changes), players, words });
const aPlay = (play: number, ...out: ReturnType<typeof smile>[]) => ({
  play,
  winner: null,
  startedAt: 0,
  durationMs: 60_000,
  shown: [],
  out,
});
const aTurn = (performer: string, laughed: string[], hid: string[] = []): KeptTurn => ({
  performer,
  spoke: true,
  laughs: [
    ...laughed.map((who) => ({ who, reason: 'laughed' as const, afterMs: 1 })),
    ...hid.map((who) => ({ who, reason: 'hid' as const, afterMs: 1 })),
  ],
});

describe('awards', () => {
  it('says nothing about a match in which nothing happened', () => {
    expect(awards({})).toEqual([]);
    expect(awards({ plays: [aPlay(1)] })).toEqual([]);
  });

  it('gives the stone face to who survived the most plays and smiled in none', () => {
    const plays = [aPlay(1, smile('bob', 900)), aPlay(2, { ...smile('ann', 900), reason: 'absent' }), aPlay(3, smile('bob', 950))];
    expect(awards({ plays })[0]).toEqual({ key: 'stone_face', user_id: 'cara', detail: { survived: 3, plays: 3 } });
    expect(awards({ plays, left: ['cara'] })[0]).toEqual({ key: 'stone_face', user_id: 'ann', detail: { survived: 2, plays: 3 } });
  });

  it('[R4-3] counts no play as survived that was not finished, and every smile in it', () => {
    const cut = { ...aPlay(2, smile('cara', 900)), unfinished: true } as const;
    expect(awards({ plays: [aPlay(1, smile('bob', 950)), cut] })).toMatchObject([
      { key: 'stone_face', user_id: 'ann', detail: { survived: 1, plays: 1 } },
      { key: 'first_to_crack', user_id: 'cara', detail: { play: 2 } },
    ]);
  });

  it('gives it to each of several, and to nobody when all of them deserve it', () => {
    const stone = (timeline: Partial<Timeline>) =>
      awards(timeline)
        .filter(({ key }) => key === 'stone_face')
        .map(({ user_id }) => user_id);
    expect(stone({ plays: [aPlay(1, smile('bob', 900))] })).toEqual(['ann', 'cara']);
    expect(stone({ plays: [aPlay(1)] })).toEqual([]);
  });

  it('names the first to crack by the quickest smile of all plays, with the clip', () => {
    const plays = [aPlay(1, smile('ann', 4_000, 'toast')), aPlay(2, { ...smile('cara', 10), reason: 'left' }, smile('bob', 1_200, 'cat'))];
    const cracked = awards({ plays }).find(({ key }) => key === 'first_to_crack');
    expect(cracked).toEqual({ key: 'first_to_crack', user_id: 'bob', detail: { play: 2, afterMs: 1_200, memeId: 'cat' } });
  });

  it('cannot say when somebody cracked in a match of which nobody wrote that down', () => {
    const plays = [aPlay(1, { ...smile('ann', 0), afterMs: null })];
    expect(awards({ plays }).map(({ key, user_id }) => [key, user_id])).toEqual([['stone_face', 'bob'], ['stone_face', 'cara']]); // prettier-ignore
  });

  it('pleases the crowd by laughs, not by listeners who hid; the tough crowd did neither', () => {
    const turns = [aTurn('ann', ['bob'], ['cara']), aTurn('bob', ['ann']), aTurn('cara', ['ann', 'bob'])];
    expect(awards({ turns })).toEqual([{ key: 'crowd_pleaser', user_id: 'cara', detail: { laughs: 2, listeners: 2 } }]);
    const quiet = [aTurn('ann', ['bob']), { ...aTurn('bob', []), spoke: false }];
    expect(awards({ turns: quiet })).toEqual([
      { key: 'crowd_pleaser', user_id: 'ann', detail: { laughs: 1, listeners: 2 } },
      { key: 'tough_crowd', user_id: 'cara', detail: { turns: 1 } },
    ]);
  });

  it('calls the caption that was laughed at most the punchline, whatever the judge thought', () => {
    const captions = [
      { by: 'ann', laughter: 0.4, laughed: 1, judge: 1, score: 0.6 },
      { by: 'bob', laughter: 0.5, laughed: 1, judge: 0, score: 0.5 },
    ];
    expect(awards({ captions }, new Map([['bob', 'The soup knows.']]))).toEqual([
      { key: 'punchline', user_id: 'bob', detail: { text: 'The soup knows.', laughter: 0.5 } },
    ]);
  });

  it('gives no punchline where no listener smiled, where that was not counted, or for the only caption', () => {
    const ann = { by: 'ann', laughter: 0.9, judge: 1, score: 1.1 };
    const bob = { by: 'bob', laughter: 0.5, judge: 0, score: 0.5 };
    const none = { laughed: 0 };
    expect(awards({ captions: [{ ...ann, ...none }, { ...bob, ...none }] })).toEqual([]); // prettier-ignore
    expect(awards({ captions: [ann, bob] })).toEqual([]);
    expect(awards({ captions: [{ ...ann, laughed: 2 }] })).toEqual([]);
    expect(awards({ captions: [{ ...ann, ...none }, { ...bob, laughed: 1 }] })).toMatchObject([{ key: 'punchline', user_id: 'bob' }]); // prettier-ignore
  });

  it('gives no stone face for plays in which nobody else smiled', () => {
    const absent = (who: string) => ({ ...smile(who, 8_000), reason: 'absent' as const });
    const alone = aPlay(1, { ...smile('bob', 0), reason: 'no_camera' }, absent('cara'));
    expect(awards({ plays: [alone] })).toEqual([]);
    const outlasted = aPlay(2, smile('bob', 900), absent('ann'));
    expect(awards({ plays: [alone, outlasted] })[0]).toMatchObject({ key: 'stone_face', user_id: 'cara' });
  });

  it('calls no crowd tough in a match in which nobody laughed', () => {
    const only = [aTurn('ann', []), { ...aTurn('bob', []), spoke: false }, { ...aTurn('cara', []), spoke: false }];
    expect(awards({ turns: only })).toEqual([]);
    expect(awards({ turns: [aTurn('ann', [], ['bob'])] })).toEqual([]);
    expect(awards({ turns: [aTurn('ann', ['bob'])] }).map(({ key }) => key)).toEqual(['crowd_pleaser', 'tough_crowd']);
  });
});
