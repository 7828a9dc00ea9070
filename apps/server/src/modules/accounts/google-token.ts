import { createHash } from 'node:crypto';
import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { Email, type GoogleBody } from '@deadpan/protocol';
import { HttpFailure } from '../../http/failure.ts';
import type { Clock } from '../../ports/clock.ts';
import { createIssuerKeys, IssuerAway } from './google-keys.ts';

/** What Google says about who is there. */
export interface GoogleIdentity {
  /** Never changes, unlike the e-mail. */
  sub: string;
  /** Google has seen that it is theirs. */
  email: string;
  name: string;
  /** When Google issued the token; wall clock, ms. */
  issuedAt: number;
}

/** Takes an id token and the nonce it was asked for with; returns whose it is. Throws 401 for any token that is not good, 503 when the issuer cannot be asked. */
export type VerifyGoogleToken = (shown: GoogleBody) => Promise<GoogleIdentity>;

export interface GoogleTokenOptions {
  clientId: string;
  issuer: string;
  clock: Clock;
  timeoutMs?: number;
}

/** Clocks differ a little. */
const LEEWAY_S = 30;

/** One audience: a token for several could have been handed on by another of them. */
const Claims = z.object({
  sub: z.string().regex(/^[\x21-\x7e]{1,255}$/),
  aud: z.string(),
  email: Email,
  email_verified: z.literal(true),
  name: z.string().optional(),
  nonce: z.string().optional(),
  iat: z.number(),
});

const printOf = (nonce: string | undefined): string | undefined =>
  nonce === undefined ? undefined : createHash('sha256').update(nonce).digest('base64url');

/** The token is not good, or its Google account opens nothing any more. */
export const loginFailed = (): HttpFailure => new HttpFailure(401, 'Google login failed. Please try again.', { code: 'AUTH_FAILED' });

/** Takes our client id and the issuer; returns the check of its id tokens: signature, algorithm, issuer, audience, expiry, verified e-mail, nonce (design "Authentication"). */
export function googleTokens({ clientId, issuer, clock, timeoutMs }: GoogleTokenOptions): VerifyGoogleToken {
  const keys = createIssuerKeys({ issuer, clock, ...(timeoutMs === undefined ? {} : { timeoutMs }) });
  return async ({ id_token: idToken, nonce }) => {
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        algorithms: ['RS256'],
        // Google writes its name with and without the scheme.
        issuer: [issuer, issuer.replace(/^https?:\/\//, '')],
        audience: clientId,
        requiredClaims: ['sub', 'exp', 'iat'],
        clockTolerance: LEEWAY_S,
        currentDate: new Date(clock.now()),
      });
      const claims = Claims.safeParse(payload);
      // One with a nonce is of a page that keeps what it was made of: nobody else can show it.
      if (!claims.success || claims.data.nonce !== printOf(nonce)) throw loginFailed();
      const { sub, email, name, iat } = claims.data;
      return { sub, email, name: name ?? '', issuedAt: iat * 1000 };
    } catch (error) {
      if (error instanceof IssuerAway) {
        throw Object.assign(
          new HttpFailure(503, 'Google cannot be reached right now. Please try again in a moment, or log in with your password.', {
            code: 'UNAVAILABLE',
            retryAfterSeconds: 10,
          }),
          { cause: error },
        );
      }
      if (error instanceof errors.JOSEError) throw loginFailed();
      throw error;
    }
  };
}
