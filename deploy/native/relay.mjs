import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { writePrivate } from './private-files.mjs';

/** Writes the relay's configuration with its secret, which everybody on the machine would read among the arguments; returns its path. */
export function relayConfig(shipped, folder, secret) {
  const path = join(folder, 'turnserver.conf');
  writePrivate(path, `${readFileSync(shipped, 'utf8')}\nstatic-auth-secret=${secret}\n`);
  return path;
}

/** The addresses coturn relays from where it is told none. */
const ownAddresses = () =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .flatMap(({ internal, family, address }) => (internal || family !== 'IPv4' ? [] : [address]));

/**
 * The arguments for TURN_EXTERNAL_IP. Two players who both go over the relay meet at its own address, so coturn must let players reach that one. Of a pair
 * it lets them reach the second. Of the first alone it would deny it, as all of private networks, so that is refused here. Without any, the machine's own
 * addresses are allowed: on a private network the shipped configuration denies them.
 */
export function reachedAt(pair, own = ownAddresses()) {
  if (!pair) return own.map((address) => `--allowed-peer-ip=${address}`);
  if (!/^[^/]+\/[^/]+$/.test(pair)) {
    throw new Error(
      `TURN_EXTERNAL_IP is "${pair}"; it must be the address players reach, a slash and the machine's own, such as 203.0.113.7/10.0.0.5, or empty where these are one.`,
    );
  }
  return [`--external-ip=${pair}`];
}
