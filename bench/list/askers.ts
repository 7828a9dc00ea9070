import { connect, type Socket } from 'node:net';

/** What a turn of asking brought. */
export interface Asked {
  /** Answers per second. */
  perSecond: number;
  /** Milliseconds each answer took. */
  latencies: number[];
  /** The body of the last answer. */
  body: string;
}

const HEAD_END = '\r\n\r\n';

/** Takes the head of an answer; returns how long the whole is. Throws unless it is a 200 of a told length. */
function lengthOf(head: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) throw new Error(`not an answer to count:\n${head}`);
  return Buffer.byteLength(head) + HEAD_END.length + Number(length);
}

/**
 * Asks over `connections` that stay open, each for the next answer as soon as it has the last, for `ms`. Written by hand: an HTTP client of
 * the usual kind does more work for an answer than the servers that are compared.
 */
export async function ask(url: string, path: string, headers: Record<string, string>, connections: number, ms: number): Promise<Asked> {
  const { hostname, port } = new URL(url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n${lines.join('')}\r\n`);
  const latencies: number[] = [];
  const sockets: Socket[] = [];
  let last: Buffer[] = [];
  let body = '';
  const begun = performance.now();
  const until = begun + ms;

  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      sockets.push(socket);
      let chunks: Buffer[] = [];
      let have = 0;
      let whole = Infinity;
      let askedAt = 0;
      const next = (): void => {
        askedAt = performance.now();
        if (askedAt >= until) return resolve();
        socket.write(request);
      };
      socket.setNoDelay(true);
      socket.once('connect', next);
      socket.once('error', reject);
      socket.once('close', () => reject(new Error('the server ended a connection')));
      socket.on('data', (chunk) => {
        chunks.push(chunk);
        have += chunk.length;
        if (whole === Infinity) {
          const head = Buffer.concat(chunks).toString('latin1');
          const end = head.indexOf(HEAD_END);
          if (end < 0) return;
          try {
            whole = lengthOf(head.slice(0, end));
          } catch (error) {
            return reject(error as Error);
          }
        }
        if (have < whole) return;
        latencies.push(performance.now() - askedAt);
        last = chunks;
        [chunks, have, whole] = [[], 0, Infinity];
        next();
      });
    });

  try {
    await Promise.all(Array.from({ length: connections }, one));
    const seconds = (performance.now() - begun) / 1_000;
    const text = Buffer.concat(last).toString();
    body = text.slice(text.indexOf(HEAD_END) + HEAD_END.length);
    return { perSecond: latencies.length / seconds, latencies, body };
  } finally {
    for (const socket of sockets) socket.removeAllListeners('close').destroy();
  }
}
