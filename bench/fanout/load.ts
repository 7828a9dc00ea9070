import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from './wire.ts';

const TICK_MS = 5;
/** Summaries of one player whose deliveries may be under way at once: they are a second apart. */
const SLOTS = 8;

/** Players on connections, and what reached them. */
export interface Crowd {
  /** Each player's connection, by index. */
  connections: Connection[];
  ids: string[];
  /** Deliveries of summaries, and of everything else the server said. */
  readings: number;
  others: number;
  bytes: number;
  /** Milliseconds each delivery took since the last reset. */
  latencies: number[];
  hear(event: string, payload: never, length: number): void;
  /** Lets everybody send a summary a second, evenly spread, for `ms`; resolves to how many were sent. */
  play(ms: number): Promise<number>;
  reset(): void;
}

/** Takes the players' ids in the order of their lobbies; connections are added by whoever opens them. */
export function createCrowd(ids: string[]): Crowd {
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  const sentAt = new Float64Array(ids.length * SLOTS);
  const sequence = new Uint32Array(ids.length);

  function send(player: number): void {
    const slot = sequence[player]! % SLOTS;
    sequence[player]! += 1;
    sentAt[player * SLOTS + slot] = performance.now();
    // The slot travels as happiness, which the server passes on and does not judge.
    const summary = { play: 1, readings: 5, faceless_ms: 0, hidden: false, happy: slot / 100 };
    crowd.connections[player]!.tell(`42${JSON.stringify(['player_summary', summary])}`);
  }

  const crowd: Crowd = {
    connections: [],
    ids,
    readings: 0,
    others: 0,
    bytes: 0,
    latencies: [],
    hear(event, payload, length) {
      crowd.bytes += length;
      if (event !== 'player_reading') {
        crowd.others += 1;
        return;
      }
      crowd.readings += 1;
      const { user_id, happy } = payload as { user_id: string; happy: number };
      const sent = sentAt[indexOf.get(user_id)! * SLOTS + Math.round(happy * 100)]!;
      crowd.latencies.push(performance.now() - sent);
    },
    async play(ms) {
      const begun = performance.now();
      const perMs = ids.length / 1_000;
      let sent = 0;
      for (let elapsed = 0; elapsed < ms; elapsed = performance.now() - begun) {
        const due = Math.floor(Math.min(ms, elapsed) * perMs);
        for (; sent < due; sent++) send(spread(sent, ids.length));
        await sleep(TICK_MS);
      }
      return sent;
    },
    reset() {
      Object.assign(crowd, { readings: 0, others: 0, bytes: 0, latencies: [] });
    },
  };
  return crowd;
}

/** The player whose turn it is: one of each lobby before the next of any, since players of a lobby do not speak at once. */
export function spread(turn: number, players: number): number {
  const lobbies = players / 4;
  const place = turn % players;
  return (place % lobbies) * 4 + Math.floor(place / lobbies);
}
