import { expect, it } from 'vitest';
import { absent, aRoom, ann, bob, cara, countingDown, dan, laugh, leave, playing, run } from '@deadpan/game/testing';
import { outAlready } from './wire-out.ts';

const four = () => playing({ players: [ann, bob, cara, dan] });
const of = (room: ReturnType<typeof aRoom>) => outAlready({ room, version: 9 });

it('spec §3 Elimination: who is out of the play that runs already, in order and with the reason, and that it is no news [3.12]', () => {
  const { room } = run(four(), 1_000, laugh(bob), leave(cara), absent(four(), dan));
  expect(room.match?.round.phase).toBe('deciding');
  const told = { lobby_id: room.id, version: 9, round: 1, play: 1, reconnection_sync: true };
  expect(of(room)).toEqual([
    { ...told, user_id: bob.id, username: bob.username, reason: 'smile' },
    { ...told, user_id: cara.id, username: cara.username, reason: 'left' },
    { ...told, user_id: dan.id, username: dan.username, reason: 'absent' },
  ]);
});

it('tells of nobody while no play runs: in the lobby, the countdown and the popup after a play', () => {
  expect(of(aRoom())).toEqual([]);
  expect(of(countingDown())).toEqual([]);
  const shown = run(playing({ players: [ann, bob] }), 1_000, laugh(bob), 1_000).room;
  expect(shown.match?.round).toMatchObject({ phase: 'play_ended', out: [{ who: bob.id }] });
  expect(of(shown)).toEqual([]);
});
