import type { RoomView } from '@deadpan/protocol';
import { readFields } from '../engine/storage/json.ts';
import { browserKept } from '../engine/storage/kept.ts';
import { GAME } from './of-the-game.ts';

/** What this browser remembers of the room it was in last (spec §3 Persistence). The server's view is the truth and comes with the join. */
export interface KeptGame {
  id: string;
  name: string;
  status: string;
  hostId: string;
  round: number;
  maxRounds: number;
  settings: RoomView['settings'];
  players: { id: string; username: string; isHost: boolean; isReady: boolean }[];
}

/** Keeps a view for the next load of the page. */
export function keepGame(view: RoomView, storage: Pick<Storage, 'setItem'> = browserKept): void {
  const { lobby_id: id, name, status, host_id: hostId, round, settings } = view;
  const players = view.players.map((one) => ({ id: one.user_id, username: one.username, isHost: one.is_host, isReady: one.is_ready }));
  const game: KeptGame = { id, name, status, hostId, round, maxRounds: settings.maxRounds, settings, players };
  storage.setItem(GAME, JSON.stringify(game));
}

/** What was kept, when it is an object with an id; players that are no list are none. Only these two parts may be relied on. */
export function restoreGame(
  storage: Pick<Storage, 'getItem'> = browserKept,
): (Pick<KeptGame, 'id' | 'players'> & Partial<KeptGame>) | null {
  const kept = readFields(storage, GAME);
  const { id, players } = kept;
  if (typeof id !== 'string') return null;
  return { ...kept, id, players: Array.isArray(players) ? (players as KeptGame['players']) : [] };
}

/** Whether this browser was in a running match of this room a moment ago: who comes back there is missed by the others. */
export function wasPlaying(roomId: string, storage: Pick<Storage, 'getItem'> = browserKept): boolean {
  const kept = restoreGame(storage);
  return kept?.id === roomId && kept.status === 'playing';
}

/** Forgets it: with leaving. */
export function forgetGame(storage: Pick<Storage, 'removeItem'> = browserKept): void {
  storage.removeItem(GAME);
}
