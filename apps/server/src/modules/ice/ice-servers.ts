import { createHmac } from 'node:crypto';
import { limits, type IceServersAnswer, type UserId } from '@deadpan/protocol';

export interface IceConfig {
  stunUrls: string[];
  turnUrls: string[];
  turnSecret: string | null;
  icePolicy: IceServersAnswer['ice_policy'];
}

type RelayConfig = Pick<IceConfig, 'turnUrls' | 'turnSecret'>;

/** Whether players can be given credentials for a relay. */
export function hasRelay({ turnUrls, turnSecret }: RelayConfig): boolean {
  return turnUrls.length > 0 && turnSecret !== null;
}

/**
 * Credentials in the scheme of coturn's `use-auth-secret`. The user name carries the expiry and the player, because coturn counts its `user-quota`
 * per player: it ignores the expiry in front.
 */
function relayCredentials(secret: string, userId: UserId, now: number): { username: string; credential: string } {
  const username = `${Math.floor((now + limits.relayCredentialsMs) / 1000)}:${userId}`;
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') };
}

/** The ICE servers for a player's links. Without any configured, links work within one network. */
export function iceServersFor(config: IceConfig, userId: UserId, now: number): IceServersAnswer {
  const { stunUrls, turnUrls, turnSecret, icePolicy } = config;
  const servers: IceServersAnswer['ice_servers'] = [];
  if (stunUrls.length > 0) servers.push({ urls: stunUrls });
  const expires = hasRelay(config);
  if (expires && turnSecret !== null) servers.push({ urls: turnUrls, ...relayCredentials(turnSecret, userId, now) });
  const keptMs = expires ? limits.relayCredentialsMs / 2 : limits.iceServersCacheMs;
  return { success: true, ice_servers: servers, ice_policy: icePolicy, max_age: keptMs / 1000 };
}
