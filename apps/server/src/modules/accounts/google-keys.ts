import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../ports/clock.ts';
import { MINUTE_MS } from '../../ports/durations.ts';

/** The issuer cannot be asked right now: not the player's fault. */
export class IssuerAway extends Error {
  override name = 'IssuerAway';
}

export interface IssuerKeysOptions {
  /** Whose keys: its discovery document is at `{issuer}/.well-known/openid-configuration`. */
  issuer: string;
  clock: Clock;
  /** How long both answers together may take. */
  timeoutMs?: number;
}

/** Keys are asked for again after this long, so that one the issuer has taken back ends here too. */
const FRESH_MS = 10 * MINUTE_MS;
/** A token with an unknown key asks again, but not oftener: such a token costs a stranger nothing. */
const ASK_AGAIN_MS = 30_000;
/** Google's answers have 1 to 4 KB. */
const ANSWER_BYTES_MAX = 64 * 1024;

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });
const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).max(50) });

async function getJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json' } });
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > ANSWER_BYTES_MAX) throw new Error('The answer is too long.');
    pieces.push(piece);
  }
  if (!response.ok) throw new Error(`The answer is ${response.status}.`);
  return JSON.parse(Buffer.concat(pieces).toString());
}

/** Takes the issuer; returns how to find the key of a token of its. Throws `IssuerAway`, or jose's own errors for a key that is not the issuer's. */
export function createIssuerKeys({ issuer, clock, timeoutMs = 4_000 }: IssuerKeysOptions): JWTVerifyGetKey {
  let known: { find: JWTVerifyGetKey; at: number } | null = null;
  let asking: Promise<JWTVerifyGetKey> | null = null;

  async function ask(): Promise<JWTVerifyGetKey> {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const discovery = Discovery.parse(await getJson(`${issuer}/.well-known/openid-configuration`, signal));
      if (discovery.issuer.replace(/\/$/, '') !== issuer) throw new Error('The discovery document is of another issuer.');
      if (issuer.startsWith('https:') && !discovery.jwks_uri.startsWith('https:')) throw new Error('The keys are not behind TLS.');
      const keys = KeySet.parse(await getJson(discovery.jwks_uri, signal));
      const find = createLocalJWKSet(keys as JSONWebKeySet);
      known = { find, at: clock.now() };
      return find;
    } catch (cause) {
      throw new IssuerAway('The keys of the sign-in issuer cannot be read.', { cause });
    }
  }

  /** However many ask at once, the issuer is asked once. */
  function askOnce(): Promise<JWTVerifyGetKey> {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  }

  return async (header, token) => {
    const age = known ? clock.now() - known.at : Infinity;
    const find = known && age < FRESH_MS ? known.find : await askOnce();
    try {
      return await find(header, token);
    } catch (error) {
      const mayBeNew = error instanceof errors.JWKSNoMatchingKey && age < FRESH_MS && age >= ASK_AGAIN_MS;
      if (!mayBeNew) throw error;
      return (await askOnce())(header, token);
    }
  };
}
