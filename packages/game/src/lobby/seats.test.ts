import { describe, expect, it } from 'vitest';
import { createRoom } from '../create.ts';
import { decide } from '../decide.ts';
import { ann, aRoom, bob, cara, connect, dan, drop, NOW, only, person, playing, run } from '../testing/index.ts';
import { whyNotSee, whyNotSit } from './seats.ts';

describe('taking a seat', () => {
  it('[R0-1] a waiting arena with a free seat is joined, and the seat waits for its player', () => {
    expect(decide(aRoom({ players: [ann] }), { type: 'sit', by: bob }, NOW + 5)).toMatchObject({
      refusal: null,
      events: [{ type: 'sat', who: { id: 'bob', username: 'Bob' } }],
      room: { players: [{ id: 'ann' }, { id: 'bob', ready: false, connected: false, awaySince: 5, since: 5 }] },
    });
  });

  it('[R0-18] nothing else that is known of a person comes along, an e-mail least of all', () => {
    const whole = { ...bob, email: 'bob@example.org' };
    const host = { id: 'ABCDEF', name: 'The Arena', keyHash: null, settings: {}, host: whole, seed: 1, speed: 1 };
    const joined = decide(aRoom({ players: [ann] }), { type: 'sit', by: whole }, NOW);
    const introduced = decide(joined.room, { type: 'introduce', by: { ...whole, username: 'Robert' } }, NOW);
    expect(JSON.stringify([joined, introduced, createRoom(host, NOW)])).not.toContain('@');
  });

  it('[R0-1] a full arena, a running match and a closed arena are not joined', () => {
    const full = aRoom({ players: [ann, bob, cara, dan] });
    const closed = run(aRoom({ players: [ann] }), { type: 'leave', by: ann.id, close: true }).room;
    const answers = [full, playing(), closed].map((room) => decide(room, { type: 'sit', by: person('Eve') }, NOW));
    expect(answers.map(({ refusal }) => refusal?.code)).toEqual(['LOBBY_FULL', 'MATCH_RUNNING', 'LOBBY_NOT_FOUND']);
    expect(answers.map(({ room }) => room)).toEqual([full, playing(), closed]);
  });

  it('[R0-1] who sits already stays seated, also in a match', () => {
    const room = playing();
    expect(decide(room, { type: 'sit', by: bob }, NOW)).toEqual({ room, events: [], refusal: null });
  });

  it('[R0-1] who sits in an empty arena before it closes is its host', () => {
    const deserted = run(aRoom({ players: [ann] }), drop(aRoom({ players: [ann] }), ann), 30_000).room;
    expect(decide(deserted, { type: 'sit', by: bob }, NOW + 31_000).room).toMatchObject({ hostId: 'bob', players: [{ id: 'bob' }] });
  });
});

describe('players who keep apart', () => {
  it('[R0-23] do not sit down beside each other, told without a name and without a change', () => {
    const room = aRoom({ players: [ann, bob] });
    const answer = decide(room, { type: 'sit', by: cara, apart: ['zoe', bob.id] }, NOW);
    expect(answer).toMatchObject({ refusal: { code: 'BLOCKED' }, events: [] });
    expect(answer.room).toBe(room);
    expect(answer.refusal?.message).not.toMatch(/bob/i);
    expect(decide(room, { type: 'sit', by: cara, apart: ['zoe'] }, NOW).refusal).toBeNull();
  });

  it('[R0-23] hear so and nothing else of the arena, whatever goes on in it; whoever sits there sees it', () => {
    const full = aRoom({ players: [ann, bob, cara, dan] });
    const eve = person('Eve');
    const closed = run(aRoom({ players: [ann] }), { type: 'leave', by: ann.id, close: true }).room;
    const said = [full, playing(), closed].map((room) => [whyNotSee, whyNotSit].map((why) => why(room, eve.id, [ann.id])?.code));
    expect(said).toEqual([
      ['BLOCKED', 'BLOCKED'],
      ['BLOCKED', 'BLOCKED'],
      ['LOBBY_NOT_FOUND', 'LOBBY_NOT_FOUND'],
    ]);
    expect([whyNotSee(full, eve.id, []), whyNotSee(full, bob.id, [ann.id]), whyNotSit(full, bob.id, [ann.id])]).toEqual([null, null, null]);
  });

  it('[R0-23] keep a seat they have: the match goes on', () => {
    const room = playing();
    expect(decide(room, { type: 'sit', by: bob, apart: [ann.id] }, NOW)).toEqual({ room, events: [], refusal: null });
  });
});

describe('coming and going', () => {
  it('[R0-2] a join raises the session and ends the absence', () => {
    const seated = decide(aRoom({ players: [ann] }), { type: 'sit', by: bob }, NOW).room;
    expect(decide(seated, { type: 'connect', by: bob.id }, NOW + 500)).toMatchObject({
      refusal: null,
      events: [{ type: 'presence', who: { id: 'bob' }, connected: true }],
      room: { players: [{ id: 'ann' }, { id: 'bob', connected: true, session: 1, awaySince: null }] },
    });
  });

  it('[R0-2] [R0-3] who left and sits down anew is not dropped by a page of the seat they had', () => {
    const gone = run(aRoom(), { type: 'leave', by: bob.id, close: false }).room;
    const { room } = run(gone, { type: 'sit', by: bob }, connect(bob));
    expect(room.players).toMatchObject([{ id: 'ann' }, { id: 'bob', connected: true, session: 2 }]);
    expect(decide(room, { type: 'drop', by: bob.id, session: 1 }, NOW + 10).room).toBe(room);
  });

  it('[R0-2] without a seat nobody connects', () => {
    const room = aRoom();
    expect(decide(room, { type: 'connect', by: cara.id }, NOW)).toMatchObject({ room, refusal: { code: 'NOT_A_MEMBER' } });
  });

  it('[R0-3] a drop makes away and holds the seat', () => {
    expect(decide(playing(), { type: 'drop', by: bob.id, session: 1 }, NOW + 10)).toMatchObject({
      events: [{ type: 'presence', who: { id: 'bob' }, connected: false }],
      room: { players: [{ id: 'ann' }, { id: 'bob', connected: false, awaySince: 6_510 }] },
    });
  });

  it('[R0-3] a drop of an older session does nothing', () => {
    const { room } = run(aRoom(), connect(bob));
    expect(decide(room, { type: 'drop', by: bob.id, session: 1 }, NOW + 10)).toEqual({ room, events: [], refusal: null });
  });

  it('[R0-4] in a waiting arena the seat is free again after 30 s, not before', () => {
    const room = aRoom();
    expect(run(room, drop(room, bob), 29_998).room.players).toHaveLength(2);
    const { room: after, events } = run(room, drop(room, bob), 30_000);
    expect(after.players).toMatchObject([{ id: 'ann' }]);
    expect(only(events, 'left')).toEqual([{ type: 'left', who: { id: 'bob', username: 'Bob' }, during: 'lobby' }]);
  });

  it('[R0-4] who never connects loses the seat too', () => {
    const room = createRoom({ id: 'ABCDEF', name: 'A', keyHash: null, settings: {}, host: ann, seed: 1, speed: 1 }, NOW);
    expect(run(room, 30_000).room.players).toEqual([]);
  });

  it('[R0-4] in a match the seat is held', () => {
    const room = playing({ players: [ann, bob, cara] });
    expect(run(room, drop(room, bob), 50_000).room).toMatchObject({
      status: 'playing',
      players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cara' }],
    });
  });
});
