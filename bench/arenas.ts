import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientEventName, ClientPayload, SettingsBody } from '@deadpan/protocol';
import type { Account } from './accounts.ts';
import { each } from './each.ts';
import { connectPlayer, type Hear, type PlayerConnection } from './fanout/wire.ts';

/** Arenas that are filled at the same time. */
const AT_ONCE = 16;
export const SEATS = 4;

const TRIES = 5;
const AGAIN_MS = 1_000;

/** Asks, and throws when it is refused. A server that is being filled may be too busy for a moment, and says so. */
export async function must<E extends ClientEventName>(player: PlayerConnection, event: E, payload: ClientPayload<E>): Promise<void> {
  for (let tries = 1; ; tries++) {
    const ack = await player.ask(event, payload);
    if (ack.ok) return;
    if (ack.error.code !== 'UNAVAILABLE' || tries === TRIES) throw new Error(`${event}: ${ack.error.message}`);
    await sleep(AGAIN_MS);
  }
}

/** Makes an arena over HTTP; resolves to its code. */
export async function createArena(url: string, { token }: Account, name: string, settings: SettingsBody['settings']): Promise<string> {
  const answer = await fetch(`${url}/api/game/lobbies`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name, settings }),
  });
  if (answer.status !== 201) throw new Error(`create: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

export interface ArenasOptions {
  accounts: readonly Account[];
  /** Which server a player is connected to, by the player's number. */
  urlOf(player: number): string;
  settings: SettingsBody['settings'];
  /** What a player hears, by the player's number. */
  hear(player: number): Hear;
  /** Called when everybody is connected and nobody sits yet. */
  onConnected?(): void;
}

/** Connects everybody, in arenas of four in the order of the accounts; resolves to their connections when all sit there, seen and ready. */
export async function openArenas({ accounts, urlOf, settings, hear, onConnected }: ArenasOptions): Promise<PlayerConnection[]> {
  const players: PlayerConnection[] = [];
  await each(accounts.length, AT_ONCE, async (index) => {
    players[index] = await connectPlayer(urlOf(index), accounts[index]!.token, hear(index));
  });
  onConnected?.();
  await each(accounts.length / SEATS, AT_ONCE, async (arena) => {
    const first = arena * SEATS;
    const id = await createArena(urlOf(first), accounts[first]!, 'Bench', settings);
    const seated = players.slice(first, first + SEATS);
    for (const player of seated) await must(player, 'join_lobby', { lobby_id: id });
    for (const player of seated) {
      await must(player, 'player_camera_ready', { room_id: id });
      await must(player, 'webrtc_ready', { room_id: id });
      await must(player, 'player_ready', { ready: true });
    }
  });
  return players;
}

/** Starts the match of every arena. */
export async function startAll(players: readonly PlayerConnection[]): Promise<void> {
  await each(players.length / SEATS, AT_ONCE, (arena) => must(players[arena * SEATS]!, 'start_game', {}));
}
