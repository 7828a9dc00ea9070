import { limits } from '@deadpan/protocol';
import { describe, expect, it } from 'vitest';
import type { Command } from '../command.ts';
import type { Match, RoundNumber, Standing } from '../match.ts';
import type { Room } from '../room.ts';
import { ann, bob, cara, countingDown, dan, inCaptions, inComedy, laugh, leave, NOW, only, playing, run } from '../testing/index.ts';
import { tallyMatch } from './tally.ts';

const { scoreboardMs, captionScoresMs, countdownMs } = limits.betweenRounds;
const phaseOf = ({ match }: Room) => match?.round.phase;
const ids = ['ann', 'bob', 'cara'];

function standing(round: RoundNumber, won: string | string[] | null, scores: Record<string, number> = {}): Standing {
  const points = {};
  if (won === null) return { round, result: 'complete_draw', winner: null, tied: ids, scores, points };
  if (typeof won === 'string') return { round, result: 'winner', winner: won, tied: [], scores, points };
  return { round, result: 'draw', winner: null, tied: won, scores, points };
}

function matchWith(standings: Standing[], left: string[] = []): Match {
  const { match } = playing({ players: [ann, bob, cara] });
  if (!match) throw new Error('there is no match');
  return { ...match, rounds: 3, standings, roster: match.roster.map((who) => ({ ...who, left: left.includes(who.id) })) };
}

describe('rounds', () => {
  it('[R4-1] [R4-2] scores are shown, then 3 s are counted down to the next round', () => {
    const room = playing({ players: [ann, bob], settings: { round1Plays: 1, maxRounds: 3 } });
    const ended = run(room, laugh(bob), 300, 4_000);
    expect(only(ended.events, 'round_decided')).toMatchObject([
      { round: 1, winner: { id: 'ann' }, outcomes: [{ userId: 'ann', result: 'won', score: 1, points: 1 }, { result: 'lost' }] },
    ]);
    expect(phaseOf(ended.room)).toBe('scoreboard');
    const counted = run(ended.room, scoreboardMs);
    expect(phaseOf(counted.room)).toBe('countdown');
    expect(counted.room.match?.roundNumber).toBe(2);
    const begun = run(counted.room, countdownMs);
    expect(only(begun.events, 'round_started')).toEqual([{ type: 'round_started', round: 2 }]);
    expect(phaseOf(begun.room)).toBe('calling');
    expect(begun.room.status).toBe('playing');
  });

  it('[R4-2] after the scores of the last round the match is decided', () => {
    const two = run(inComedy({ settings: { maxRounds: 2 } }), 60_000);
    expect(only(two.events, 'match_ended')).toMatchObject([{ rounds: 2, winner: { id: 'ann' }, outcomes: [{ score: 50 }, { score: 0 }] }]);
    const three = run(inCaptions(), 61_500);
    expect(phaseOf(three.room)).toBe('scoreboard');
    const ended = run(three.room, captionScoresMs);
    expect(ended.room.status).toBe('finished');
    expect(only(ended.events, 'match_ended')).toMatchObject([{ rounds: 3, reason: 'played', winner: { id: 'ann' } }]);
  });

  it('[R4-3] the last one left wins in whatever phase it is', () => {
    for (const room of [inComedy(), inCaptions()]) {
      const { room: ended, events } = run(room, leave(ann));
      expect(ended.status).toBe('finished');
      expect(only(events, 'match_ended')).toMatchObject([{ reason: 'forfeit', winner: { id: 'bob' } }]);
    }
  });

  it('[R4-3] what happened in a play the match ends in the middle of stays with it, and nobody wins it', () => {
    const room = playing({ players: [ann, bob, cara] });
    const story = run(room, 12_000, laugh(cara), 1_000, leave(bob), 100, leave(cara));
    expect(only(story.events, 'match_ended')).toMatchObject([{ reason: 'forfeit', plays: 0, playWinners: [] }]);
    expect(only(story.events, 'play_ended')).toEqual([]);
    expect(story.room.match?.history).toMatchObject([
      {
        play: 1,
        winner: null,
        unfinished: true,
        startedAt: NOW,
        durationMs: 13_100,
        out: [
          { who: 'cara', reason: 'smile', afterMs: 12_000, over: expect.any(String) },
          { who: 'bob', reason: 'left', afterMs: 13_000 },
        ],
      },
    ]);
    const two = run(playing(), 2_000, leave(bob)).room;
    expect(two.match?.history).toMatchObject([{ unfinished: true, out: [{ who: 'bob', reason: 'left', afterMs: 2_000, over: null }] }]);
    // Neither a countdown nor a play that is over is under way.
    expect(run(countingDown(), leave(bob)).room.match?.history).toEqual([]);
    expect(run(playing(), laugh(ann), 300, leave(bob)).room.match?.history).toMatchObject([{ play: 1, winner: 'bob' }]);
  });

  it('[R4-3] so do the turns of a round 2 that was not decided, but for one that was only called', () => {
    const called = inComedy({ players: [ann, bob, cara] });
    const [first = '', second = '', third = ''] = called.match?.round.phase === 'calling' ? called.match.round.order : [];
    const speaking = run(called, { type: 'take_microphone', by: first }, 2_000, { type: 'hear_laughter', by: second, turn: 1 });
    const others = [second, third].map((id): Command => ({ type: 'leave', by: id, close: false }));
    const laughed = [{ who: second, reason: 'laughed' }];
    expect(run(speaking.room, ...others).room.match).toMatchObject({
      turns: [{ performer: first, laughs: laughed }],
      standings: [{ round: 1 }],
    });
    const next = run(speaking.room, { type: 'pass_turn', by: first, turn: 1 }, limits.comedy.turnEndedMs);
    expect(next.room.match?.round.phase).toBe('calling');
    const gone = run(next.room, ...[first, third].map((id): Command => ({ type: 'leave', by: id, close: false })));
    expect(gone.room.match?.turns).toMatchObject([{ performer: first, laughs: laughed }]);
    expect(gone.room.match?.turns).toHaveLength(1);
  });

  it('[R4-1] [R4-3] the one round of a match that ends early is decided with it, and its standing is kept', () => {
    const { room, events } = run(playing(), laugh(ann), 300, leave(ann));
    expect(only(events, 'round_decided')).toMatchObject([{ round: 1, winner: { id: 'bob' } }]);
    expect(room.match?.standings).toEqual([
      { round: 1, result: 'winner', winner: 'bob', tied: [], scores: { ann: 0, bob: 1 }, points: { ann: 0, bob: 1 } },
    ]);
  });

  it('[R1-13] whoever has left has no say in any round any more', () => {
    const left = (room: Room, ...commands: Command[]) => {
      const gone = run(room, leave(cara)).room;
      return commands.map((command) => {
        const { room: after, refusal } = run(gone, command);
        expect(after).toBe(gone);
        return refusal?.code;
      });
    };
    const four = { players: [ann, bob, cara, dan] };
    const smiles: Command[] = [laugh(cara), { type: 'witness', by: 'cara', who: 'ann', play: 1 }];
    expect(left(playing(four), ...smiles)).toEqual(['NOT_A_MEMBER', 'NOT_A_MEMBER']);
    expect(left(playing(four), { type: 'witness', by: 'ann', who: 'cara', play: 1 })).toEqual(['UNKNOWN_PLAYER']);
    expect(left(inComedy(four), { type: 'hear_laughter', by: 'cara', turn: null })).toEqual(['NOT_A_MEMBER']);
    expect(left(inCaptions(four), { type: 'submit_caption', by: 'cara', text: 'From afar.' })).toEqual(['NOT_A_MEMBER']);
    const written = [ann, bob, dan].map(({ id }): Command => ({ type: 'submit_caption', by: id, text: `A caption by ${id}` }));
    const revealing = run(inCaptions(four), ...written, 61_500).room;
    expect(left(revealing, { type: 'react', by: 'cara', reveal: 1, laughter: 1 })).toEqual(['NOT_A_MEMBER']);
  });

  it('[R4-4] most rounds won wins the match, a shared round is half of one', () => {
    expect(tallyMatch(matchWith([standing(1, 'ann'), standing(2, 'bob'), standing(3, 'bob')]))).toMatchObject({ winner: 'bob' });
    expect(tallyMatch(matchWith([standing(1, ['ann', 'bob']), standing(2, 'bob'), standing(3, null)]))).toMatchObject({ winner: 'bob' });
  });

  it('[R4-4] then the sum of the scores decides, then it is a tie', () => {
    const rounds = (annsScore: number) => [
      standing(1, 'ann', { ann: annsScore, bob: 0.2 }),
      standing(2, 'bob', { ann: 0.1, bob: 0.9 }),
      standing(3, null, { ann: 0, bob: 0, cara: 1 }),
    ];
    expect(tallyMatch(matchWith(rounds(1.1)))).toMatchObject({ result: 'winner', winner: 'ann' });
    expect(tallyMatch(matchWith(rounds(0.4)))).toMatchObject({ result: 'winner', winner: 'bob' });
    expect(tallyMatch(matchWith(rounds(1)))).toMatchObject({ result: 'draw', tied: ['ann', 'bob'] });
    expect(tallyMatch(matchWith([standing(1, null), standing(2, null)]))).toMatchObject({ result: 'complete_draw', winner: null });
  });

  it('[R4-4] who left cannot win', () => {
    const won = [standing(1, 'ann'), standing(2, 'ann'), standing(3, 'bob')];
    expect(tallyMatch(matchWith(won, ['ann']))).toMatchObject({ winner: 'bob' });
  });

  it('[R4-5] the score of a match is the mean of its decided rounds', () => {
    const room = inCaptions({ players: [ann, bob, cara] });
    const { events } = run(room, leave(cara), leave(bob));
    expect(only(events, 'match_ended')[0]?.outcomes).toMatchObject([{ score: 50 }, { score: 0 }, { score: 0 }]);
  });
});
