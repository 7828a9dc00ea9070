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
  /** Everybody sends a summary a second, evenly spread, for `ms`; resolves when they have arrived. */
  play(ms: number): Promise<Turn>;
  /** Everybody sends `each` summaries at once: no server has a pause between two of them. Resolves when they have arrived. */
  rush(each: number): Promise<Turn>;
  stop(): void;
}

/** Takes the players' ids in the order of their lobbies. */
export function createCrowd(ids: string[]): Crowd {
  const connections: Connection[] = [];
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  const sentAt = new Float64Array(ids.length * SLOTS);
  const sequence = new Uint32Array(ids.length);
  const none = (): Turn => ({ readings: 0, others: 0, bytes: 0, lost: 0, latencies: [] });
  let turn = none();
  let perSecond = IDLE_PER_SECOND;
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
      for (; due >= 1; due--) send(spread(sent++, ids.length));
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
    play: (ms) =>
      alone(async () => {
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

/** The player whose turn it is: one of each lobby before the next of any, since players of a lobby do not speak at once. */
export function spread(turn: number, players: number): number {
  const lobbies = players / 4;
  const place = turn % players;
  return (place % lobbies) * 4 + Math.floor(place / lobbies);
}
