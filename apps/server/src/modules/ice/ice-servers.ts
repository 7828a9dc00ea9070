import { createHmac } from 'node:crypto';
import { limits, type IceServersAnswer, type UserId } from '@deadpan/protocol';

export interface IceConfig {
  stunUrls: string[];
  turnUrls: string[];
  turnSecret: string | null;
  icePolicy: IceServersAnswer['ice_policy'];
}

/** A relay's credentials outlive the client's cache of them by an hour (spec §9). */
const CREDENTIALS_MS = limits.iceServersCacheMs + 3_600_000;

/**
 * Takes what the operator configured and who asks; returns the servers for their links. Nothing configured: none, which is enough within one network.
 * A relay's credentials are the player's own and expire (the scheme of coturn's `use-auth-secret`).
 */
export function iceServersFor(config: Omit<IceConfig, 'icePolicy'>, userId: UserId, now: number): IceServersAnswer['ice_servers'] {
  const servers: IceServersAnswer['ice_servers'] = [];
  if (config.stunUrls.length > 0) servers.push({ urls: config.stunUrls });
  if (config.turnUrls.length > 0 && config.turnSecret !== null) {
    const username = `${Math.floor((now + CREDENTIALS_MS) / 1000)}:${userId}`;
    const credential = createHmac('sha1', config.turnSecret).update(username).digest('base64');
    servers.push({ urls: config.turnUrls, username, credential });
  }
  return servers;
}
