import { expect } from 'vitest';
import type { Lobby, RoomView, Settings } from '@deadpan/protocol';
import type { TestPlayer } from '../a-server.ts';

/** Everybody in one arena of the first one's, ready, and the match on its way; resolves to the arena's id. */
export async function startMatch(players: readonly [TestPlayer, ...TestPlayer[]], settings: Partial<Settings>): Promise<string> {
  const [host] = players;
  const made = await host.call('POST', '/game/lobbies', { name: 'A match', settings });
  const { id } = (await made.json()) as Lobby;
  for (const player of players) {
    if (!player.socket?.connected) await player.connect();
    expect(await player.ask('join_lobby', { lobby_id: id })).toMatchObject({ ok: true });
  }
  for (const player of players) {
    for (const [event, payload] of [
      ['player_camera_ready', { room_id: id }],
      ['webrtc_ready', { room_id: id }],
      ['player_ready', { ready: true }],
    ] as const) {
      expect(await player.ask(event, payload), event).toMatchObject({ ok: true });
    }
  }
  expect(await host.ask('start_game')).toEqual({ ok: true });
  return id;
}

/** Plays a match of one play, which the last one loses, and leaves its arena; resolves to its id. */
export async function aShortMatch(players: readonly [TestPlayer, ...TestPlayer[]]): Promise<string> {
  await startMatch(players, { round1Plays: 1, round1Duration: 30, maxRounds: 1 });
  const [host] = players;
  const over = (view: RoomView): boolean => view.status === 'finished';
  const { match_id } = await host.until(({ phase }) => phase === 'playing');
  expect(await players.at(-1)?.ask('player_eliminated', { play: 1 })).toEqual({ ok: true });
  await host.until(over);
  for (const player of players) expect(await player.ask('leave_lobby', {})).toMatchObject({ ok: true });
  return match_id ?? '';
}
