import type { Connection, Io } from './io.ts';

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

/**
 * Sends packets to every socket of a Socket.IO room on this process, in their order, as `io.to(room).emit` does. Nearly all we send is one text for
 * four players, so it is encoded and framed once, in one buffer, however many packets there are: every socket then takes a single write. A line
 * on which something waits, and polling, take the way through Engine.IO, which knows what waits for whom (measured: `bench/fanout`).
 */
export function sendToRoom(io: Io, room: string, packets: readonly string[]): void {
  const members = io.of('/').adapter.rooms.get(room);
  if (!members) return;
  const frames = packets.map((packet) => frameOf(`4${packet}`)); // Engine.IO: a message
  const whole = frames.length === 1 ? frames : [Buffer.concat(frames)];
  for (const id of members) {
    const connection = io.sockets.sockets.get(id)?.client.conn;
    if (!connection) continue;
    const innards = connection as unknown as Innards;
    const line = freeLine(connection, innards);
    if (line) line._sender?.sendFrame(whole);
    else packets.forEach((packet, at) => innards.write(packet, { compress: false, wsPreEncodedFrame: [frames[at]!] }));
  }
}

/** Emits one event to every socket of a room. */
export function emitToRoom(io: Io, room: string, event: string, payload: object): void {
  sendToRoom(io, room, [packetOf(event, payload)]);
}
