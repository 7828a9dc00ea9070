import { expect } from 'vitest';
import type { RoomView } from '@deadpan/protocol';
import { startMatch } from '../a-match.ts';
import type { TestPlayer } from '../a-server.ts';

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
