import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivate } from './private-files.mjs';

/** Writes the relay's configuration with its secret, which everybody on the machine would read among the arguments; returns its path. */
export function relayConfig(shipped, folder, secret) {
  const path = join(folder, 'turnserver.conf');
  writePrivate(path, `${readFileSync(shipped, 'utf8')}\nstatic-auth-secret=${secret}\n`);
  return path;
}

/**
 * Takes TURN_EXTERNAL_IP; returns the arguments that tell coturn. Of a pair it lets players reach the second address, its own, where two who both need
 * the relay meet. Of the first alone it would deny that one, as all of private networks, so that is refused here by a sentence.
 */
export function reachedAt(pair) {
  if (!pair) return [];
  if (!/^[^/]+\/[^/]+$/.test(pair)) {
    throw new Error(
      `TURN_EXTERNAL_IP is "${pair}"; it must be the address players reach, a slash and the machine's own, such as 203.0.113.7/10.0.0.5, or empty where these are one.`,
    );
  }
  return [`--external-ip=${pair}`];
}
