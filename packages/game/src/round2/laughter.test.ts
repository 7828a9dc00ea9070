import { limits } from '@deadpan/protocol';
import { describe, expect, it } from 'vitest';
import type { Command } from '../command.ts';
import type { Room } from '../room.ts';
import { absent, ann, bob, cara, connect, dan, inComedy, laugh, leave, only, playing, run } from '../testing/index.ts';
import { comedyStanding } from './score.ts';

const performer = ({ match }: Room): string => (match && 'turns' in match.round ? (match.round.turns.at(-1)?.performer ?? '') : '');
const listeners = (room: Room) => room.players.map(({ id }) => id).filter((id) => id !== performer(room));
const laughs = (by: string, turn: number | null = null): Command => ({ type: 'hear_laughter', by, turn });
const speaking = (room: Room) => run(room, { type: 'take_microphone', by: performer(room) }).room;
const three = () => speaking(inComedy({ players: [ann, bob, cara], settings: { maxRounds: 2 } }));
const { scoreboardMs, countdownMs } = limits.betweenRounds;
const done = limits.comedy.turnEndedMs;

/** Lets every performer speak; each hears so many laughs after so many ms. Returns the room after the round. */
function show(of: (performer: string) => { laughs: number; after: number }): Room {
  let room = inComedy({ players: [ann, bob, cara], settings: { maxRounds: 2 } });
  for (let turn = 0; turn < 3; turn++) {
    const { laughs: count, after } = of(performer(room));
    room = run(
      speaking(room),
      after,
      ...listeners(room)
        .slice(0, count)
        .map((id) => laughs(id)),
      30_000 - after,
    ).room;
    room = run(room, done).room;
  }
  return room;
}

describe('a laugh in round 2', () => {
  it('[R2-4] counts once per listener and turn', () => {
    const room = three();
    const [first = ''] = listeners(room);
    const { room: next, events } = run(room, laughs(first), laughs(first), laughs(first, 1));
    expect(next.match?.round).toMatchObject({ turns: [{ laughs: [{ who: first, reason: 'laughed' }] }] });
    expect(only(events, 'laughed')).toHaveLength(1);
  });

  it('[R2-4] counts only while the performer speaks, in its own turn, and never for oneself', () => {
    const room = three();
    const [first = ''] = listeners(room);
    expect(run(room, laughs(performer(room))).refusal?.code).toBe('NOT_YOUR_TURN');
    expect(run(room, laughs(first, 2)).refusal?.code).toBe('STALE_PLAY');
    expect(run(room, 30_000, laughs(first)).refusal?.code).toBe('NOT_PLAYING');
    expect(run(room, laughs('nobody')).refusal?.code).toBe('NOT_A_MEMBER');
    expect(run(inComedy(), laughs(ann.id)).refusal).not.toBeNull();
  });

  it('[R2-5] [R2-6] most laughs win; the score is the share one could get', () => {
    const room = show((who) => ({ laughs: who === ann.id ? 2 : 1, after: 1_000 }));
    expect(room.match?.standings[1]).toMatchObject({
      round: 2,
      result: 'winner',
      winner: 'ann',
      points: { ann: 2, bob: 1, cara: 1 },
      scores: { ann: 1, bob: 0.5, cara: 0.5 },
    });
  });

  it('[R2-6] who left before the round could not be made laugh', () => {
    const room = run(inComedy({ players: [ann, bob, cara], settings: { maxRounds: 2 } })).room;
    const four = playing({ players: [ann, bob, cara, dan], settings: { round1Plays: 1, maxRounds: 2 } });
    let comedy = run(four, leave(dan), laugh(bob), laugh(cara), 300, 4_000, scoreboardMs, countdownMs).room;
    expect(comedy.match?.round.phase).toBe(room.match?.round.phase);
    const star = performer(comedy);
    comedy = run(speaking(comedy), ...listeners(comedy).map((id) => laughs(id)), 200_000).room;
    expect(comedy.match?.standings[1]).toMatchObject({ winner: star, points: { [star]: 2, dan: 0 }, scores: { [star]: 1, dan: 0 } });
  });

  it('[R2-6] a tie is of whole milliseconds, however fast the match runs', () => {
    const room = inComedy({ settings: { maxRounds: 2 }, speed: 3.7 });
    const { match } = room;
    const turns = [
      { performer: ann.id, spokeAt: 1_000.3, laughs: [{ who: bob.id, reason: 'laughed', at: 4_700.3 + 1e-9 }] },
      { performer: bob.id, spokeAt: 90_000.1, laughs: [{ who: ann.id, reason: 'laughed', at: 93_700.1 }] },
    ] as const;
    const standing =
      match && comedyStanding(match, { order: [ann.id, bob.id], turns: turns.map((turn) => ({ ...turn, laughs: [...turn.laughs] })) });
    expect(standing).toMatchObject({ result: 'draw', tied: ['ann', 'bob'] });
  });

  it('[R2-6] a tie goes to the quicker first laugh, and the same moment is a draw', () => {
    const quicker = show((who) => ({ laughs: 1, after: who === bob.id ? 900 : 2_000 }));
    expect(quicker.match?.standings[1]).toMatchObject({ result: 'winner', winner: 'bob' });
    const same = show(() => ({ laughs: 1, after: 1_000 }));
    expect(same.match?.standings[1]).toMatchObject({ result: 'draw', winner: null });
  });

  it('[R2-6] without any laugh nobody wins', () => {
    expect(show(() => ({ laughs: 0, after: 1_000 })).match?.standings[1]).toMatchObject({ result: 'complete_draw', winner: null });
  });

  it('[R2-7] a listener who hides counts as having laughed', () => {
    const room = three();
    const [first = ''] = listeners(room);
    const { room: next } = run(room, absent(room, { id: first }), absent(room, { id: first }));
    expect(next.match?.round).toMatchObject({ phase: 'speaking', turns: [{ laughs: [{ who: first, reason: 'hid' }] }] });
    expect(run(room, absent(room, { id: first }, 2)).room).toBe(room);
  });

  it('[R2-7] F4 Redis away: who was not seen where they are no more has not hidden', () => {
    const room = three();
    for (const id of [...listeners(room).slice(0, 1), performer(room)]) {
      const { room: next } = run(room, connect({ id, username: id, picture: null }));
      expect(run(next, absent(room, { id })).room).toBe(next);
      expect(run(next, absent(next, { id })).room).not.toBe(next);
    }
  });

  it('[R2-7] nobody hides while the clock stands', () => {
    const room = three();
    const asleep = run(room, { type: 'outage', aliveUntil: room.changedAt, allAway: true }).room;
    const [first = ''] = listeners(room);
    expect(asleep.anchor.running).toBe(false);
    for (const id of [first, performer(room)]) expect(run(asleep, absent(asleep, { id })).room).toBe(asleep);
  });

  it('[R2-7] a performer who is not heard of loses the rest of the turn', () => {
    const room = three();
    expect(run(room, absent(room, { id: performer(room) })).room.match?.round.phase).toBe('turn_ended');
  });
});
