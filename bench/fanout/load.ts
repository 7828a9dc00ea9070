import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from './wire.ts';

const TICK_MS = 5;
/** Summaries of one player that may be under way at once. */
const SLOTS = 8;
const DRAIN_MS = 3_000;
/** While it is another server's turn: who is silent for eight seconds is absent, and who is absent long enough has left. */
const IDLE_PER_SECOND = 0.25;

/** What reached a crowd in one turn. */
export interface Turn {
  /** Deliveries of summaries, and of everything else the server said. */
  readings: number;
  others: number;
  bytes: number;
  /** Summaries that had not reached somebody three seconds later. */
  lost: number;
  /** Milliseconds each delivery took. */
  latencies: number[];
}

/** Players on connections. */
export interface Crowd {
  ids: string[];
  /** Each player's connection, by index; added by whoever opens them. */
  connections: Connection[];
  hear(event: string, payload: never, length: number): void;
  /** From now on everybody sends a summary every four seconds. */
  start(): void;
  /** Everybody sends a summary a second for `ms`, in an order of `orders`; resolves when they have arrived. */
  play(ms: number, order?: Order): Promise<Turn>;
  /** Everybody sends `each` summaries at once: no server has a pause between two of them. Resolves when they have arrived. */
  rush(each: number): Promise<Turn>;
  stop(): void;
}

/** Takes a turn and the number of players, four to a lobby; returns whose turn it is. */
export type Order = (turn: number, players: number) => number;

/** Takes the players' ids in the order of their lobbies. */
export function createCrowd(ids: string[]): Crowd {
  const connections: Connection[] = [];
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  const sentAt = new Float64Array(ids.length * SLOTS);
  const sequence = new Uint32Array(ids.length);
  const none = (): Turn => ({ readings: 0, others: 0, bytes: 0, lost: 0, latencies: [] });
  let turn = none();
  let perSecond = IDLE_PER_SECOND;
  let order: Order = spread;
  let sent = 0;
  let received = 0;
  let timer: NodeJS.Timeout | undefined;

  function send(player: number): void {
    const slot = sequence[player]! % SLOTS;
    sequence[player]! += 1;
    sentAt[player * SLOTS + slot] = performance.now();
    // The slot travels as happiness, which the server passes on and does not judge.
    const summary = { play: 1, readings: 5, faceless_ms: 0, hidden: false, happy: slot / 100 };
    connections[player]!.tell(`42${JSON.stringify(['player_summary', summary])}`);
  }

  function pump(): void {
    let before = performance.now();
    let due = 0;
    timer = setInterval(() => {
      const now = performance.now();
      due += ((now - before) / 1_000) * ids.length * perSecond;
      before = now;
      for (; due >= 1; due--) send(order(sent++, ids.length));
    }, TICK_MS);
  }

  async function drained(): Promise<number> {
    const patience = performance.now() + DRAIN_MS;
    while (received < sent * 4 && performance.now() < patience) await sleep(2);
    const lost = sent * 4 - received;
    received += lost;
    return lost;
  }

  /** Counts what `work` sends and nothing else. */
  async function alone(work: () => void | Promise<void>): Promise<Turn> {
    perSecond = 0;
    await drained();
    turn = none();
    await work();
    turn.lost = await drained();
    perSecond = IDLE_PER_SECOND;
    return turn;
  }

  return {
    ids,
    connections,
    hear(event, payload, length) {
      turn.bytes += length;
      if (event !== 'player_reading') {
        turn.others += 1;
        return;
      }
      received += 1;
      turn.readings += 1;
      const { user_id, happy } = payload as { user_id: string; happy: number };
      turn.latencies.push(performance.now() - sentAt[indexOf.get(user_id)! * SLOTS + Math.round(happy * 100)]!);
    },
    start: pump,
    play: (ms, speaking = spread) =>
      alone(async () => {
        order = speaking;
        perSecond = 1;
        await sleep(ms);
        perSecond = 0;
      }),
    rush: (each) =>
      alone(() => {
        for (let count = each * ids.length; count > 0; count--) send(spread(sent++, ids.length));
      }),
    stop: () => clearInterval(timer),
  };
}

/** One of each lobby before the next of any: the four of a lobby never speak together, as clients without our clock would not. */
export function spread(turn: number, players: number): number {
  const lobbies = players / 4;
  const place = turn % players;
  return (place % lobbies) * 4 + Math.floor(place / lobbies);
}

/** How far apart the four of a lobby speak whose pages are in step: their clocks agree with the server's to some milliseconds. */
const APART_MS = 20;

/** Lobby after lobby; the four of a lobby within some milliseconds, and others between them: as our pages do (`in-step.ts`). */
export function inStep(turn: number, players: number): number {
  const lobbies = players / 4;
  const [second, place] = [Math.floor(turn / players), turn % players];
  const later = Math.round((lobbies * APART_MS) / 1_000 / 3);
  const seat = place % 4;
  const lobby = (Math.floor(place / 4) - seat * later + second + 4 * lobbies) % lobbies;
  return lobby * 4 + seat;
}

/** How players of a lobby speak: clients that know nothing of each other, and our pages. */
export const orders: readonly (readonly [how: string, order: Order])[] = [
  ['each in a moment of their own', spread],
  ['the four in step', inStep],
];
