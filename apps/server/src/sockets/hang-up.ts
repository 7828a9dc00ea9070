import type { Connection } from './io.ts';

/** Why a page is cut off. */
export type CutOff = 'the page does not read' | 'the page sends too much' | 'too many connections on which nobody has signed in';

/**
 * Takes a connection, and why it is cut off, which its error says; ends it without a word: a polite end would wait behind what the page does not
 * read, and go on to hear what it sends.
 */
export function hangUp({ transport }: Connection, why: CutOff): void {
  const { socket } = transport as unknown as { socket?: { terminate(): void } };
  transport.emit('error', new Error(why));
  socket?.terminate();
}
