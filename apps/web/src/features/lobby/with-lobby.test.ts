import { expect, it } from 'vitest';
import type { Lobby } from '@deadpan/protocol';
import { aPlayer, aView } from '../../stage/testing/views.ts';
import { withLobby } from './with-lobby.ts';

const seat = (id: string, isReady: boolean) => ({
  id,
  username: id,
  isHost: id === 'bob',
  isReady,
  score: 0,
  isEliminated: false,
  isSpeaking: false,
  profile_picture_url: null,
});

it('takes who is seated and ready from HTTP, and keeps what only the socket knows', () => {
  const view = aView({ status: 'waiting', players: [aPlayer('ann', { wins: 1 }), aPlayer('bob'), aPlayer('cid')] });
  const settings = { ...view.settings, round1Duration: 90 } as Lobby['settings'];
  const lobby = { hostId: 'bob', settings, players: [seat('ann', true), seat('bob', false), seat('dee', true)] } as Lobby;
  const next = withLobby(view, lobby);
  expect(next.players.map(({ user_id, is_ready, is_host, wins }) => [user_id, is_ready, is_host, wins])).toEqual([
    ['ann', true, false, 1],
    ['bob', false, true, 0],
    ['dee', true, false, 0],
  ]);
  expect(next).toMatchObject({ host_id: 'bob', settings: { round1Duration: 90 } });
});
