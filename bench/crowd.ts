import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './accounts.ts';
import { openArenas, SEATS, startAll, type ArenasOptions } from './arenas.ts';
import { createCrowd, type Crowd } from './fanout/load.ts';

const PLAYING_MS = 90_000;

/** Connects players in arenas of four, each to the server `urlOf` names, and starts all matches; resolves when everybody is in the middle of a play. Nobody speaks yet. */
export async function openCrowd(
  accounts: readonly Account[],
  urlOf: (player: number) => string,
  given: Pick<ArenasOptions, 'onConnected'> = {},
): Promise<Crowd> {
  const crowd = createCrowd(accounts.map(({ id }) => id));
  const playing = new Set<number>();
  const hear = (player: number) => (event: string, payload: never, length: number) => {
    crowd.hear(event, payload, length);
    if (event === 'game_state_update' && (payload as { phase: string }).phase === 'playing') playing.add(player);
  };
  const settings = { maxPlayers: SEATS, round1Plays: 1 as const, round1Duration: 180, maxRounds: 1 as const };
  const players = await openArenas({ accounts, urlOf, settings, hear, ...given });
  crowd.connections.push(...players);
  await startAll(players);
  const patience = performance.now() + PLAYING_MS;
  while (playing.size < accounts.length) {
    if (performance.now() > patience) throw new Error(`only ${playing.size} of ${accounts.length} players play`);
    await sleep(50);
  }
  return crowd;
}

export function closeCrowd(crowd: Crowd): void {
  crowd.stop();
  for (const connection of crowd.connections) connection.close();
}
