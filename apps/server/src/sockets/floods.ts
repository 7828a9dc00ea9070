import type { UserId } from '@deadpan/protocol';
import { isDeeper } from '../http/depth.ts';
import type { Clock } from '../ports/clock.ts';
import { createBucket, type Bucket, type Flow } from '../http/bucket.ts';
import { hangUp } from './hang-up.ts';
import type { Connection } from './io.ts';
import { createOfPlayers } from '../http/per-player-map.ts';

/** Of packets and of their bytes. Until somebody has signed in on a connection it gets no more than at its beginning. */
const STRANGER: Flows = { packets: { perSecond: 0, burst: 40 }, bytes: { perSecond: 0, burst: 24 * 1024 } };
/** Of all pages of a player on this process: many times what a page that works sends, and less than three of them need to cut off a fourth. */
const PLAYER: Flows = { packets: { perSecond: 100, burst: 600 }, bytes: { perSecond: 64 * 1024, burst: 256 * 1024 } };
/** Nothing of ours is nested so deep. To parse brackets costs many times what it costs to send them. */
const DEEPEST = 64;

interface Flows {
  packets: Flow;
  bytes: Flow;
}

interface Purse {
  packets: Bucket;
  bytes: Bucket;
}

interface Packet {
  data?: unknown;
}

/** What lies below a connection that is a websocket. */
interface Frames {
  bufferedAmount: number;
  on(event: 'ping', listener: (data: Buffer) => void): void;
  pong(data: Buffer): void;
  terminate(): void;
}
const framesOf = (transport: unknown): Frames | undefined => (transport as { socket?: Frames }).socket;

/** Cuts off connections that send more than any page of ours does, before what they send is taken apart. */
export interface Floods {
  watch(connection: Connection): void;
  /** From now on it draws on what the player may send with all their pages. Kept per player, not per connection: reconnecting does not reset it. */
  signedIn(connection: Connection, user: UserId): void;
}

const lengthOf = (data: unknown): number => (typeof data === 'string' || data instanceof Uint8Array ? data.length : 0);

/** Takes who is told of every connection that is cut off. */
export function createFloods({ clock, onFlood }: { clock: Clock; onFlood: () => void }): Floods {
  const purses = new WeakMap<Connection, Purse>();
  const newPurse = ({ packets, bytes }: Flows): Purse => ({ packets: createBucket(packets, clock), bytes: createBucket(bytes, clock) });
  const purseOf = createOfPlayers(
    () => newPurse(PLAYER),
    ({ packets, bytes }) => packets.isFull() && bytes.isFull(),
  );

  function spend(connection: Connection, length: number): boolean {
    const purse = purses.get(connection);
    return purse === undefined || (purse.packets.take() && purse.bytes.take(length));
  }

  function cut(connection: Connection): void {
    // It may have more on the way, none of which is looked at any more.
    if (connection.readyState !== 'open') return;
    onFlood();
    hangUp(connection, 'the page sends too much');
  }

  /** Answers pings of the protocol below ours as long as the answers are taken: `ws` by itself answers however many wait to be read. */
  function answerPings(connection: Connection): void {
    const frames = framesOf(connection.transport);
    frames?.on('ping', (data) => {
      if (!spend(connection, data.length)) cut(connection);
      else if (frames.bufferedAmount === 0) frames.pong(data);
    });
  }

  return {
    watch(connection) {
      purses.set(connection, newPurse(STRANGER));
      connection.on('packet', ({ data }: Packet) => {
        if (!spend(connection, lengthOf(data)) || (typeof data === 'string' && isDeeper(data, DEEPEST))) cut(connection);
      });
      answerPings(connection);
      connection.on('upgrade', () => answerPings(connection));
      // A websocket that is to take the place of polling may ask whether it works, and need not stop to.
      connection.on('upgrading', (transport: unknown) => {
        if (spend(connection, 0)) return;
        framesOf(transport)?.terminate();
        cut(connection);
      });
    },

    signedIn: (connection, user) => void purses.set(connection, purseOf(user)),
  };
}
