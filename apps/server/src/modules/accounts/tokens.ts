import { jwtVerify, SignJWT } from 'jose';
import type { UserId } from '@deadpan/protocol';
import type { Clock } from '../../ports/clock.ts';

const ISSUER = 'deadpan';

interface TokenClaims {
  userId: UserId;
  sessionId: string;
  /** wall clock, ms */
  expiresAt: number;
}

export interface Tokens {
  sign(claims: TokenClaims): Promise<string>;
  /** The claims, or null for anything but an unexpired token of ours: the algorithm is pinned. */
  read(token: string): Promise<TokenClaims | null>;
}

/** Takes the signing secret; makes and reads the signed tokens players carry. */
export function createTokens(secret: Uint8Array, clock: Clock): Tokens {
  return {
    sign: ({ userId, sessionId, expiresAt }) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(ISSUER)
        .setSubject(userId)
        .setJti(sessionId)
        .setIssuedAt(Math.floor(clock.now() / 1000))
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .sign(secret),
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: ISSUER,
          currentDate: new Date(clock.now()),
          requiredClaims: ['sub', 'jti', 'exp'],
        });
        return { userId: payload.sub ?? '', sessionId: payload.jti ?? '', expiresAt: (payload.exp ?? 0) * 1000 };
      } catch {
        return null;
      }
    },
  };
}
