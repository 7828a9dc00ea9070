import type { Connection, Io } from './io.ts';
import { createMembers } from './members.ts';

/** Takes a text; returns it as one whole WebSocket message of a server (RFC 6455 §5.2), head and text in one buffer. */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = 0x81; // final, text
  if (head === 2) frame[1] = length;
  else if (head === 4) frame.writeUInt16BE(length, frame.writeUInt8(126, 1));
  else frame.writeBigUInt64BE(BigInt(length), frame.writeUInt8(127, 1));
  frame.write(text, head);
  return frame;
}

/** What of a WebSocket is asked here; `_sender` is where Engine.IO, too, hands over frames that were made beforehand. */
interface Line {
  readyState: number;
  bufferedAmount: number;
  _sender?: { sendFrame(frames: readonly Buffer[]): void };
}
/** What of a connection is asked here and has no types. */
interface Innards {
  writeBuffer: readonly unknown[];
  transport: { socket?: Line };
  write(packet: string, options: { compress: false; wsPreEncodedFrame: readonly Buffer[] }): void;
}
const OPEN = 1;

/** The line on which nothing waits, neither here nor in Engine.IO: what is written to it now comes after all that was sent before. Null: there is none. */
function freeLine({ readyState, transport }: Connection, { writeBuffer, transport: { socket: line } }: Innards): Line | null {
  if (readyState !== 'open' || transport.name !== 'websocket' || !transport.writable || writeBuffer.length > 0) return null;
  return line?._sender && line.readyState === OPEN && line.bufferedAmount === 0 ? line : null;
}

/** Takes an event; returns its text as Socket.IO writes it in the main namespace. */
export const packetOf = (event: string, payload: object): string => `2${JSON.stringify([event, payload])}`;

/** A packet as text, for the way through Engine.IO, and framed. */
interface Framed {
  packet: string;
  frame: Buffer;
}

const framed = (packet: string): Framed => ({ packet, frame: frameOf(`4${packet}`) }); // Engine.IO: a message

/**
 * Sends packets on connections of this process, in their order, as `socket.emit` does. Nearly all we send is one text for four players, so it is encoded
 * and framed once, in one buffer, however many packets there are: every socket then takes a single write. A line on which something
 * waits, and polling, take the way through Engine.IO, which knows what waits for whom (measured: `bench/fanout`).
 */
function send(members: Iterable<Connection>, packets: readonly Framed[]): void {
  if (packets.length === 0) return;
  const frames = packets.map(({ frame }) => frame);
  const whole = frames.length === 1 ? frames : [Buffer.concat(frames)];
  for (const connection of members) {
    const innards = connection as unknown as Innards;
    const line = freeLine(connection, innards);
    if (line) line._sender?.sendFrame(whole);
    else for (const { packet, frame } of packets) innards.write(packet, { compress: false, wsPreEncodedFrame: [frame] });
  }
}

/** A packet for all of a room, or for those of a room within it only. */
export interface Addressed {
  within: string | null;
  packet: string;
}

/** Sends to Socket.IO's rooms on this process. */
export interface Broadcast {
  /** Packets to every socket of a room, in their order, as `io.to(room).emit` does. */
  toRoom(room: string, packets: readonly string[]): void;
  /** Packets to a room and rooms within it, whose sockets are all in it too, in their order. */
  addressed(room: string, packets: readonly Addressed[]): void;
}

/** Takes Socket.IO, to whose rooms is sent. */
export function createBroadcast(io: Io): Broadcast {
  const membersOf = createMembers(io);
  return {
    toRoom: (room, packets) => send(membersOf(room), packets.map(framed)),
    addressed(room, packets) {
      const all = packets.map(({ within, packet }) => ({ within, ...framed(packet) }));
      const others = new Set(membersOf(room));
      const tell = (members: Iterable<Connection>, to: string | null): void =>
        send(
          members,
          all.filter(({ within }) => within === null || within === to),
        );
      for (const inner of new Set(all.map(({ within }) => within))) {
        if (inner === null) continue;
        const members = membersOf(inner);
        tell(members, inner);
        for (const connection of members) others.delete(connection);
      }
      if (others.size > 0) tell(others, null);
    },
  };
}
