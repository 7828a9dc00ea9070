import { expect } from 'vitest';
import type { Lobby, Settings } from '@deadpan/protocol';
import type { TestPlayer } from './a-server.ts';

const hostOf = ([host]: readonly TestPlayer[]): TestPlayer => host ?? expect.fail('a host is wanted');

/** An arena of the first one's, with everybody connected and seated; resolves to its id. */
export async function seated(players: readonly TestPlayer[], settings: Partial<Settings> = {}): Promise<string> {
  const made = await hostOf(players).call('POST', '/game/lobbies', { name: 'Kitchen', settings });
  const { id } = (await made.json()) as Lobby;
  for (const player of players) {
    if (!player.socket?.connected) await player.connect();
    expect(await player.ask('join_lobby', { lobby_id: id })).toMatchObject({ ok: true });
  }
  return id;
}

/** Everybody who sits in the arena is ready, and the first one, its host, starts the match. */
export async function begin(id: string, players: readonly TestPlayer[]): Promise<void> {
  // Once all sit: links that are complete before another player comes no longer are, and the match would wait for them.
  for (const player of players) {
    for (const [event, payload] of [
      ['player_camera_ready', { room_id: id }],
      ['webrtc_ready', { room_id: id }],
      ['player_ready', { ready: true }],
    ] as const) {
      expect(await player.ask(event, payload), event).toMatchObject({ ok: true });
    }
  }
  expect(await hostOf(players).ask('start_game')).toEqual({ ok: true });
}

/** Both; resolves to the arena's id. */
export async function startMatch(players: readonly TestPlayer[], settings?: Partial<Settings>): Promise<string> {
  const id = await seated(players, settings);
  await begin(id, players);
  return id;
}
