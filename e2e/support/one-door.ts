import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** One address before several nodes. */
export interface OneDoor {
  url: string;
  /** How many connections go to the node at this address. */
  connectionsTo(node: { url: string }): number;
  close(): Promise<void>;
}

/**
 * Takes the nodes' addresses. A connection goes to the node with the fewest that takes it, and ends when that node does; so the players of one
 * arena are spread, where the shipped proxy would keep them together.
 */
export async function oneDoor(nodes: readonly { url: string }[]): Promise<OneDoor> {
  const ways = nodes.map(({ url }) => ({ url, open: new Set<Socket>() }));

  async function reach(): Promise<{ far: Socket; open: Set<Socket> } | null> {
    for (const { url, open } of ways.toSorted((a, b) => a.open.size - b.open.size)) {
      const { hostname, port } = new URL(url);
      const far = connect(Number(port), hostname);
      // Counted while it is under way, too: those who come at the same time are spread as well.
      open.add(far);
      far.once('close', () => open.delete(far));
      const isThere = await once(far, 'connect').then(
        () => true,
        () => false,
      );
      if (isThere) return { far, open };
    }
    return null;
  }

  const ends = new Set<Socket>();
  const door = createServer({ pauseOnConnect: true }, (near) => {
    ends.add(near);
    near.on('error', () => near.destroy());
    near.once('close', () => ends.delete(near));
    void reach().then((way) => {
      if (!way || near.destroyed) {
        way?.far.destroy();
        near.destroy();
        return;
      }
      const { far } = way;
      far.on('error', () => far.destroy());
      far.once('close', () => near.destroy());
      near.once('close', () => far.destroy());
      near.pipe(far);
      far.pipe(near);
    });
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    connectionsTo: ({ url }) => ways.find((way) => way.url === url)?.open.size ?? 0,
    async close() {
      for (const end of ends) end.destroy();
      door.close();
      await once(door, 'close');
    },
  };
}
