import { limits } from '@deadpan/protocol';
import { describe, expect, it } from 'vitest';
import type { Command } from '../command.ts';
import type { Room } from '../room.ts';
import { ann, bob, cara, dan, drop, inComedy, leave, only, run } from '../testing/index.ts';

const { callMs, speakingMs, turnEndedMs } = limits.comedy;
const three = () => inComedy({ players: [ann, bob, cara] });
const phaseOf = ({ match }: Room) => match?.round.phase;
/** Who is or was called last. */
const performer = ({ match }: Room): string => (match && 'turns' in match.round ? (match.round.turns.at(-1)?.performer ?? '') : '');
const take = (room: Room): Command => ({ type: 'take_microphone', by: performer(room) });
const others = (room: Room) => room.players.filter(({ id }) => id !== performer(room));

describe('turns at the microphone', () => {
  it('[R2-1] everybody is called once, in an order drawn by lot', () => {
    const order = (seed: number) => {
      const room = inComedy({ players: [ann, bob, cara, dan], seed });
      const { events } = run(room, 200_000);
      return [performer(room), ...only(events, 'turn_called').map(({ who }) => who.id)];
    };
    const orders = [1, 2, 3, 4, 5].map(order);
    for (const each of orders) expect(each.toSorted()).toEqual(['ann', 'bob', 'cara', 'dan']);
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
  });

  it('[R2-1] whoever left before their turn is not called', () => {
    const room = three();
    const [first] = others(room);
    const { events } = run(room, leave(first === undefined ? ann : { ...ann, id: first.id }), 200_000);
    expect(only(events, 'turn_called').map(({ who }) => who.id)).toEqual(
      others(room)
        .slice(1)
        .map(({ id }) => id),
    );
  });

  it('spec §5 Validation: [R2-2] a microphone request works on one’s own turn only [5.18]', () => {
    const room = three();
    const [other] = others(room);
    expect(run(room, { type: 'take_microphone', by: other?.id ?? '' })).toMatchObject({ room, refusal: { code: 'NOT_YOUR_TURN' } });
    const { room: next, events } = run(room, take(room));
    expect(next.match?.round).toMatchObject({ phase: 'speaking' });
    expect(only(events, 'microphone_granted')).toEqual([{ type: 'microphone_granted', who: expect.anything() as unknown, turn: 1 }]);
    expect(run(next, take(room)).room).toBe(next);
  });

  it('[R2-2] it is theirs for 30 s, after which it is nobody’s', () => {
    const { room } = run(three(), take(three()));
    expect(phaseOf(run(room, speakingMs - 2).room)).toBe('speaking');
    const over = run(room, speakingMs).room;
    expect(phaseOf(over)).toBe('turn_ended');
    expect(run(over, take(over)).refusal?.code).toBe('NOT_YOUR_TURN');
  });

  it('[R2-3] a turn that is not taken within 10 s passes', () => {
    const room = three();
    expect(phaseOf(run(room, callMs - 2).room)).toBe('calling');
    const passed = run(room, callMs).room;
    expect(passed.match?.round).toMatchObject({ phase: 'turn_ended', turns: [{ spokeAt: null, laughs: [] }] });
    expect(phaseOf(run(passed, turnEndedMs).room)).toBe('calling');
  });

  it('[R2-3] the performer passes, or is done early; nobody else says so', () => {
    const room = three();
    const [other] = others(room);
    const pass = (by: string, turn: number | null = null): Command => ({ type: 'pass_turn', by, turn });
    expect(phaseOf(run(room, pass(performer(room))).room)).toBe('turn_ended');
    expect(phaseOf(run(room, take(room), 5_000, pass(performer(room), 1)).room)).toBe('turn_ended');
    expect(run(room, pass(other?.id ?? '')).refusal?.code).toBe('NOT_YOUR_TURN');
  });

  it('[R2-3] the turn of one who leaves ends at once, and the match goes on', () => {
    const room = run(three(), take(three())).room;
    const { room: next } = run(room, leave({ ...ann, id: performer(room) }));
    expect(phaseOf(next)).toBe('turn_ended');
    expect(next.status).toBe('playing');
  });

  it('[R2-3] a dropped performer keeps the turn and comes back to it', () => {
    const room = run(three(), take(three())).room;
    const back = run(room, drop(room, { ...ann, id: performer(room) }), 3_000, { type: 'connect', by: performer(room) }).room;
    expect(phaseOf(back)).toBe('speaking');
  });

  it('is refused outside of round 2', () => {
    const over = run(three(), 200_000).room;
    expect(run(over, { type: 'take_microphone', by: ann.id }).refusal?.code).toBe('NOT_PLAYING');
    expect(run(over, { type: 'pass_turn', by: ann.id, turn: null }).refusal?.code).toBe('NOT_PLAYING');
  });
});
