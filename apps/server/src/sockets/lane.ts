import type { ClientEventName } from '@deadpan/protocol';
import type { PlayerSocket } from './io.ts';

/** How long a message of the lane waits for others, what it took to handle those before included: then all of them are handled in one go. */
const GATHER_MS = 20;
const LEAST_MS = 2;

/**
 * Takes how long the messages before took (ms); returns how long the next ones wait for others (ms). While those before are handled others come
 * anyway, and with a fixed wait a busy process would handle ever more at a time, ever later.
 */
export const gatheringMs = (tookMs: number): number => Math.max(LEAST_MS, GATHER_MS - tookMs);

/** Messages that come by the thousand and are in no hurry. */
export interface Lane {
  /** From now on the socket's messages of the lane's event, those that want no answer, come to `handle`; all others go the usual way. */
  open(socket: PlayerSocket, handle: (payload: unknown) => void): void;
}

/**
 * Takes an event; returns its lane. Each message by itself wakes the process, walks through Engine.IO, Socket.IO and two ticks and finds nothing in the
 * processor's caches: in a lane the messages of all sockets wait a fiftieth of a second at most and are handled one after the other, and what they
 * have to tell one room goes out in one write (`gathering.ts`; measured: `bench/fanout`). Nothing overtakes a
 * message of the same socket: who smiles has said how much just before.
 */
export function createLane(event: ClientEventName): Lane {
  const head = `2["${event}",`;
  let waiting: (() => void)[] = [];
  let tookMs = 0;
  /** When those were begun that are being handled and told. */
  let begun: number | undefined;

  const waitMs = (): number => gatheringMs(begun === undefined ? tookMs : performance.now() - begun);

  function takeAll(): void {
    const since = performance.now();
    begun = since;
    const sockets = waiting;
    waiting = [];
    for (const take of sockets) take();
    // What they have to tell goes out at the end of this turn, before this; whatever else is read until then is part of the time as well.
    setImmediate(() => {
      tookMs = performance.now() - since;
      begun = undefined;
    });
  }

  return {
    open(socket, handle) {
      const { conn } = socket;
      const listeners = conn.listeners('data') as ((data: unknown) => void)[];
      const usual = (data: unknown): void => listeners.forEach((listener) => listener(data));
      /**
       * What waits of this socket, which is hardly ever more than one text. An array for each message would be old by the time the next one comes, a
       * second later: the collector of the young generation takes such an array for alive, and moves whatever it holds.
       */
      let first: string | null = null;
      let more: string[] = [];
      /** What waits; from now on nothing does. */
      const taken = (): string[] => {
        if (first === null) return [];
        const all = [first, ...more];
        first = null;
        if (more.length > 0) more = [];
        return all;
      };
      const take = (): void => {
        for (const text of taken()) {
          const payload = socket.connected ? payloadOf(text) : undefined;
          if (payload === undefined) usual(text);
          else handle(payload);
        }
      };
      conn.removeAllListeners('data');
      conn.on('data', (data: unknown) => {
        if (typeof data === 'string' && data.startsWith(head)) {
          if (waiting.length === 0) setTimeout(takeAll, waitMs());
          if (first === null) {
            first = data;
            waiting.push(take);
          } else more.push(data);
          return;
        }
        // They go the same way, one behind the other.
        for (const text of taken()) usual(text);
        usual(data);
      });
    },
  };
}

/** The one payload of a packet; undefined when it is no packet, or has none or several: Socket.IO knows what to do with these. */
function payloadOf(text: string): unknown {
  try {
    const packet = JSON.parse(text.slice(1)) as unknown[];
    return packet.length === 2 ? packet[1] : undefined;
  } catch {
    return undefined;
  }
}
