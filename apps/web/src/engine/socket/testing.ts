import { defaultSettings, type Ack, type ClientEventName, type PlayerView, type RoomView, type ServerEventName } from '@deadpan/protocol';
import type { Connection, ConnectionState } from './connection-types.ts';
import { createPatchStore } from './store.ts';

export const LOBBY = 'ABC234';

/** For tests: a player as a view shows one. */
export function aPlayer(user_id: string, change: Partial<PlayerView> = {}): PlayerView {
  return {
    user_id,
    username: user_id,
    profile_picture_url: null,
    is_host: false,
    is_ready: false,
    score: 0,
    is_eliminated: false,
    is_speaking: false,
    connected: true,
    camera_ready: true,
    links_ready: false,
    wins: 0,
    out_reason: null,
    left: false,
    ...change,
  };
}

/** For tests: a waiting room of ann (the viewer) and bob. */
export function aView(change: Partial<RoomView> = {}): RoomView {
  const players = change.players ?? [aPlayer('ann', { is_host: true }), aPlayer('bob')];
  return {
    version: 1,
    lobby_id: LOBBY,
    name: 'The arena',
    is_private: false,
    status: 'waiting',
    host_id: 'ann',
    settings: defaultSettings,
    deck_name: null,
    you: 'ann',
    match_id: null,
    round: 0,
    rounds: 1,
    phase: null,
    paused: false,
    phase_ends_at: null,
    phase_remaining_ms: null,
    current_play: 0,
    total_plays: 0,
    active_players: players.map((player) => player.user_id),
    eliminated_players: [],
    active_players_count: players.length,
    eliminated_players_count: 0,
    total_players: players.length,
    memes: [],
    play_result: null,
    standings: [],
    comedy: null,
    captions: null,
    witnessed: [],
    match_result: null,
    rematch: null,
    speed: 1,
    ...change,
    players,
  };
}

/** For tests: a connection that does what the test says and keeps what it was asked. */
export function aConnection() {
  const { store, patch } = createPatchStore<ConnectionState>({
    status: 'connecting',
    error: null,
    joined: null,
    elsewhere: false,
    signedOut: false,
    refusal: null,
  });
  const listeners = new Map<string, Set<(payload: never) => void>>();
  const joinListeners = new Set<(lobby: string, ack: Ack) => void>();
  const asked: { event: ClientEventName; payload: Record<string, unknown> }[] = [];
  const told: { event: ClientEventName; payload: unknown }[] = [];
  const world = {
    asked,
    told,
    forgotten: [] as string[],
    /** how the facts that may be outdated are looked at again before they are sent */
    outdated: [] as (() => boolean)[],
    patch,
    answer: (_event: ClientEventName, _payload: unknown): Ack => ({ ok: true }),
    of: (event: ClientEventName) => asked.filter((each) => each.event === event).map((each) => each.payload),
    say: (event: ServerEventName, payload: unknown) => listeners.get(event)?.forEach((listener) => listener(payload as never)),
    /** The socket is up and sits in the room. */
    sit: () => {
      patch({ status: 'connected', joined: LOBBY });
      joinListeners.forEach((listener) => listener(LOBBY, { ok: true }));
    },
    /** The socket is up, and sits nowhere. */
    rise: () => patch({ status: 'connected', joined: null }),
    fall: () => patch({ status: 'reconnecting', joined: null }),
  };
  const connection: Connection = {
    ...store,
    clock: { serverNow: () => 5_000, toServer: (ms) => ms + 1_000, toLocal: (ms) => ms - 1_000, roundTrip: () => 1 },
    on: (event, listener) => {
      const all = listeners.get(event) ?? new Set();
      listeners.set(event, all.add(listener));
      return () => void all.delete(listener);
    },
    onJoin: (listener) => {
      joinListeners.add(listener);
      return () => void joinListeners.delete(listener);
    },
    ask: async (event, payload, isOutdated) => {
      if (isOutdated) world.outdated.push(isOutdated);
      asked.push({ event, payload: payload as Record<string, unknown> });
      return world.answer(event, payload);
    },
    wake: () => {},
    tell: (event, payload) => told.push({ event, payload }) > 0,
    join: async () => {
      world.sit();
      return { ok: true };
    },
    leave: async () => ({ ok: true }),
    forget: (lobby) => void world.forgotten.push(lobby),
    takeOver: async () => ({ ok: true }),
    close: () => {},
  };
  return { connection, world };
}
