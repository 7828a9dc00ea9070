import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a server that can stop carrying anything without either end being told: a half-open connection. */
export interface FrozenLine {
  url: string;
  freeze(): void;
  /** What was under way goes on. */
  thaw(): void;
  close(): Promise<void>;
}

/** Takes the server's address; returns a line to it. */
export async function frozenLine(to: string): Promise<FrozenLine> {
  const { hostname, port } = new URL(to);
  const ends = new Set<Socket>();
  let frozen = false;
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one.on('data', (chunk) => void other.write(chunk));
      // Not even the end of a connection passes a line that is frozen.
      one.on('close', () => {
        ends.delete(one);
        if (!frozen) other.destroy();
      });
      one.on('error', () => one.destroy());
      if (frozen) one.pause();
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    freeze() {
      frozen = true;
      for (const end of ends) end.pause();
    },
    thaw() {
      frozen = false;
      for (const end of ends) end.resume();
    },
    async close() {
      for (const end of ends) end.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
