import { setTimeout as sleep } from 'node:timers/promises';
import type {
  Ack,
  AuthAnswer,
  ClientEventName,
  ClientPayload,
  ErrorCode,
  RoomView,
  ServerEventName,
  ServerPayload,
} from '@deadpan/protocol';
import { limits } from '@deadpan/protocol';
import { io, type Socket } from 'socket.io-client';
import { unique } from './unique.ts';

/** One message the bot was told, in order. */
export interface Told<E extends ServerEventName = ServerEventName> {
  event: E;
  payload: ServerPayload<E>;
  at: number;
}

/** A player without a face: the real protocol, nothing else. */
export interface Bot {
  id: string;
  username: string;
  token: string;
  socket: Socket;
  told: Told[];
  /** The latest view, null before the first. */
  view(): RoomView | null;
  http<T>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T }>;
  /** Sends and returns the acknowledgement; rejects when none comes. */
  ask<E extends ClientEventName>(event: E, payload?: ClientPayload<E>): Promise<Ack>;
  /** Sends until it is acknowledged, through reconnects, as the real client sends facts. */
  insist<E extends ClientEventName>(event: E, payload: ClientPayload<E>): Promise<Ack>;
  /** Resolves with the first view that holds, the present one included. */
  until(what: string, holds: (view: RoomView) => boolean, withinMs?: number): Promise<RoomView>;
  /** Resolves with the first view that holds, counted from the one it resolved with last: however late one looks, no phase is missed. */
  meets(what: string, holds: (view: RoomView) => boolean, withinMs?: number): Promise<RoomView>;
  /** Resolves with the next message of this name; `since` also looks at what was told from that index on. */
  next<E extends ServerEventName>(event: E, since?: number): Promise<ServerPayload<E>>;
  /** Joins, and joins again after every reconnect. */
  join(code: string, options?: { password?: string; forfeit?: boolean }): Promise<Ack>;
  /** Camera and links work; a summary a second from now on: the face is seen. */
  appear(code: string): Promise<void>;
  disappear(): void;
  close(): void;
}

/** A machine with other work is no failure; what never comes is found all the same. */
const PATIENCE_MS = 300_000;
/** A lost message is sent again after this. */
const RESEND_MS = 5_000;
const RETRY_MS = 50;

async function call<T>(
  url: string,
  method: string,
  path: string,
  options: { body?: unknown; token?: string } = {},
): Promise<{ status: number; body: T; headers: Headers }> {
  const { body, token } = options;
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as T, headers: answer.headers };
}

export const PASSWORD = 'Straight-Face-1';

/** Registers a new player and opens a socket. */
export async function createBot(url: string, name = 'bot'): Promise<Bot> {
  const username = unique(name);
  const registered = await call<AuthAnswer>(url, 'POST', '/auth/register', {
    body: { username, email: `${username}@example.org`, password: PASSWORD },
  });
  if (registered.status >= 300) throw new Error(`register: ${registered.status} ${JSON.stringify(registered.body)}`);
  const { access_token: token, user } = registered.body;
  return connectBot(url, token, user.id, user.username);
}

/** The view that a message brings, if it brings one. */
export function viewOf(told: Pick<Told, 'event' | 'payload'> | undefined): RoomView | null {
  if (told?.event === 'game_state_update') return told.payload as RoomView;
  return told?.event === 'lobby_joined' ? (told.payload as ServerPayload<'lobby_joined'>).game_state : null;
}

/** Opens another socket of a player that exists. */
export function connectBot(url: string, token: string, id: string, username: string): Bot {
  const socket = io(url, {
    path: limits.socket.path,
    auth: { token },
    transports: ['websocket'],
    reconnectionDelay: 100,
    reconnectionDelayMax: 400,
    forceNew: true,
  });
  const told: Told[] = [];
  const listeners = new Set<() => void>();
  let latest: RoomView | null = null;
  let met = 0;
  let seat: { code: string; options: { password?: string; forfeit?: boolean } } | null = null;
  let summaries: NodeJS.Timeout | null = null;
  /** What became of the last return, for whoever reads why something was waited for in vain. */
  let back = 'was never away';

  socket.onAny((event: ServerEventName, payload) => {
    told.push({ event, payload, at: Date.now() });
    const view = viewOf({ event, payload });
    if (view) take(view);
    for (const listener of listeners) listener();
  });
  function take(view: RoomView): void {
    if (latest === null || latest.lobby_id !== view.lobby_id || view.version >= latest.version) latest = view;
  }
  socket.on('connect', () => {
    // A bot that was closed meanwhile has nothing to join.
    if (!seat) return;
    back = 'asks to be back';
    insist('join_lobby', { lobby_id: seat.code, ...seat.options }).then(
      (ack) => (back = ack.ok ? 'is back' : `refused: ${ack.error.code}`),
      () => undefined,
    );
  });

  function ask<E extends ClientEventName>(event: E, payload?: ClientPayload<E>): Promise<Ack> {
    return socket.timeout(PATIENCE_MS).emitWithAck(event, payload ?? {}) as Promise<Ack>;
  }

  /** Refusals that are gone in a moment: the server cannot save, or this socket has come back and not sat down yet. */
  const passing = (event: ClientEventName, code: ErrorCode): boolean =>
    code === 'UNAVAILABLE' || (code === 'NOT_A_MEMBER' && seat !== null && event !== 'join_lobby');

  async function insist<E extends ClientEventName>(event: E, payload: ClientPayload<E>): Promise<Ack> {
    for (;;) {
      try {
        const ack = (await socket.timeout(RESEND_MS).emitWithAck(event, payload)) as Ack;
        if (ack.ok || !passing(event, ack.error.code)) return ack;
        await sleep(RETRY_MS);
      } catch {
        if (!socket.active) throw new Error(`${username}: ${event} was never acknowledged`);
      }
    }
  }

  function wait<T>(what: string, look: () => T | undefined, withinMs = PATIENCE_MS): Promise<T> {
    return new Promise((resolve, reject) => {
      const check = (): void => {
        const found = look();
        if (found === undefined) return;
        listeners.delete(check);
        clearTimeout(patience);
        resolve(found);
      };
      const patience = setTimeout(() => {
        listeners.delete(check);
        const last =
          latest &&
          `${latest.status}/${latest.phase} round ${latest.round} play ${latest.current_play} v${latest.version} paused ${latest.paused}`;
        reject(
          new Error(
            `${username} waited ${withinMs} ms in vain for: ${what} (last view: ${last}; ${socket.connected ? 'connected' : 'not connected'}, ${back})`,
          ),
        );
      }, withinMs);
      listeners.add(check);
      check();
    });
  }

  const bot: Bot = {
    id,
    username,
    token,
    socket,
    told,
    view: () => latest,
    http: (method, path, body) => call(url, method, path, { token, ...(body !== undefined && { body }) }),
    ask,
    insist,
    until: (what, holds, withinMs) => wait(what, () => (latest && holds(latest) ? latest : undefined), withinMs),
    meets: (what, holds, withinMs) =>
      wait(
        what,
        () => {
          const at = told.findIndex((each, index) => index >= met && [viewOf(each)].some((view) => view && holds(view)));
          met = Math.max(at, met);
          return viewOf(told[at]) ?? undefined;
        },
        withinMs,
      ),
    next: (event, since = told.length) =>
      wait(event, () => told.slice(since).find((each) => each.event === event)?.payload) as Promise<never>,
    async join(code, options = {}) {
      const ack = await insist('join_lobby', { lobby_id: code, ...options });
      if (ack.ok) seat = { code, options };
      return ack;
    },
    async appear(code) {
      await insist('player_camera_ready', { room_id: code });
      await insist('webrtc_ready', { room_id: code });
      summaries ??= setInterval(() => {
        const judged = latest?.phase === 'playing' || latest?.phase === 'deciding';
        const play = latest?.phase === 'speaking' ? latest.comedy?.turn : judged ? latest?.current_play : undefined;
        if (play !== undefined) socket.emit('player_summary', { play, readings: 5, faceless_ms: 0, hidden: false, happy: 0 });
      }, 1_000);
    },
    disappear() {
      if (summaries) clearInterval(summaries);
      summaries = null;
    },
    close() {
      bot.disappear();
      seat = null;
      socket.close();
    },
  };
  return bot;
}

/** Makes an arena of `host` with everybody in it, visible and ready, for a match of one round unless told otherwise; returns its code. */
export async function readyRoom(
  host: Bot,
  guests: readonly Bot[],
  settings: { round1Plays?: number; round1Duration?: number; maxRounds?: number } = {},
): Promise<string> {
  const made = await host.http<{ id: string }>('POST', '/game/lobbies', {
    name: 'Bots',
    settings: { round1Plays: 1, round1Duration: 30, maxRounds: 1, ...settings },
  });
  if (made.status !== 201) throw new Error(`create: ${made.status} ${JSON.stringify(made.body)}`);
  const code = made.body.id;
  for (const bot of [host, ...guests]) {
    const ack = await bot.join(code);
    if (!ack.ok) throw new Error(`join: ${ack.error.message}`);
  }
  for (const bot of [host, ...guests]) {
    await bot.appear(code);
    await bot.insist('player_ready', { ready: true });
  }
  return code;
}
