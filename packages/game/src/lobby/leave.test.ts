import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { ann, aRoom, bob, cara, leave, NOW, playing, run } from '../testing/index.ts';

describe('leaving', () => {
  it('[R0-10] a guest who leaves frees the seat', () => {
    expect(decide(aRoom(), leave(bob), NOW)).toMatchObject({
      room: { status: 'waiting', hostId: 'ann', players: [{ id: 'ann' }] },
      events: [{ type: 'left', who: { id: 'bob' }, during: 'lobby' }],
    });
  });

  it('[R0-10] a host who leaves hands the crown over, or closes the arena', () => {
    expect(decide(aRoom(), leave(ann), NOW)).toMatchObject({ room: { status: 'waiting', hostId: 'bob', players: [{ id: 'bob' }] } });
    expect(decide(aRoom(), leave(ann, true), NOW)).toMatchObject({
      room: { status: 'closed', players: [] },
      events: [{ type: 'closed', reason: 'host_left' }],
    });
  });

  it('[R0-10] a guest closes nothing, a host alone always does', () => {
    expect(decide(aRoom(), leave(bob, true), NOW).room.status).toBe('waiting');
    expect(decide(aRoom({ players: [ann] }), leave(ann), NOW).room.status).toBe('closed');
  });

  it('[R0-10] outside a waiting arena the crown passes and the arena stays', () => {
    expect(decide(playing({ players: [ann, bob, cara] }), leave(ann, true), NOW)).toMatchObject({
      room: { status: 'playing', hostId: 'bob', players: [{ id: 'bob' }, { id: 'cara' }] },
      events: [
        { type: 'left', during: 'match' },
        { type: 'eliminated', who: { id: 'ann' }, reason: 'left' },
        { type: 'host_changed', who: { id: 'bob' } },
      ],
    });
  });
});

describe('sending away', () => {
  it('[R0-11] the host sends a player away, who may return', () => {
    const kicked = decide(aRoom(), { type: 'kick', by: ann.id, who: bob.id }, NOW);
    expect(kicked).toMatchObject({ room: { players: [{ id: 'ann' }] }, events: [{ type: 'kicked', who: { id: 'bob' } }] });
    expect(run(kicked.room, { type: 'sit', by: bob }).room.players).toHaveLength(2);
  });

  it('[R0-11] nobody else, nobody unseated, not oneself, and not in a match', () => {
    const answer = (by: string, who: string, room = aRoom()) => decide(room, { type: 'kick', by, who }, NOW).refusal?.code;
    expect([
      answer('bob', 'ann'),
      answer('cara', 'bob'),
      answer('ann', 'cara'),
      answer('ann', 'ann'),
      answer('ann', 'bob', playing()),
    ]).toEqual(['NOT_HOST', 'NOT_A_MEMBER', 'UNKNOWN_PLAYER', 'UNKNOWN_PLAYER', 'NOT_WAITING']);
  });
});
