import { ServerResponse } from 'node:http';
import { limits } from '@deadpan/protocol';
import { hangUp } from './hang-up.ts';
import type { Connection } from './io.ts';

/** What is asked of Engine.IO's packets here. */
interface Packet {
  data?: unknown;
  options?: { wsPreEncodedFrame?: Buffer[] };
}

function bytesOf({ data, options }: Packet): number {
  const frame = options?.wsPreEncodedFrame?.[0];
  if (frame) return frame.length;
  return typeof data === 'string' ? Buffer.byteLength(data) : data instanceof Uint8Array ? data.length : 0;
}

/**
 * Takes a connection; cuts it off when more waits for it than a page that works could be behind by: without that, one client that stops
 * reading fills the memory of everybody. Counts what was handed to the system and not taken, and what waits behind it; whatever sends.
 */
export function cutSlowReaders(connection: Connection, onCut: () => void): void {
  let handed = 0;
  let queued = 0;
  let isCut = false;
  connection.on('packetCreate', (packet: Packet) => {
    queued += bytesOf(packet);
    const waiting = (connection.transport.writable ? 0 : handed) + queued;
    if (isCut || waiting <= limits.socket.waitingBytes) return;
    isCut = true;
    onCut();
    // Not from within the send: who sends is in the middle of a list of sockets.
    setImmediate(hangUp, connection, 'the page does not read');
  });
  connection.on('flush', () => {
    handed = queued;
    queued = 0;
  });
}

/** Takes an answer to a poll; ends its connection when it is not taken in time: polls of one page may come on many connections. An upgrade's is none. */
export function cutSlowAnswer(response: unknown): void {
  if (!(response instanceof ServerResponse)) return;
  response.once('prefinish', () => {
    const patience = setTimeout(() => response.destroy(), limits.socket.handshakeMs);
    response.once('close', () => clearTimeout(patience));
  });
}
