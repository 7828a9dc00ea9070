import type { PlayerConnection } from '../fanout/wire.ts';

const TRIES = 20;

/** Takes a connection; returns what the server's clock says more than `performance.now()` here, by the quickest of some heartbeats, to half a ms. */
export async function offsetOf(player: PlayerConnection): Promise<number> {
  let best = { took: Infinity, offset: 0 };
  for (let n = 0; n < TRIES; n++) {
    const asked = performance.now();
    const ack = await player.ask('heartbeat', {});
    const took = performance.now() - asked;
    const { server_time } = ack as unknown as { server_time: number };
    // Whole milliseconds, rounded down.
    if (took < best.took) best = { took, offset: server_time + 0.5 - asked - took / 2 };
  }
  return best.offset;
}
