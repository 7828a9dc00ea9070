import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { UserId } from '@deadpan/protocol';
import type { Clock } from '../../ports/clock.ts';

const ISSUER = 'deadpan';
/** A signed token as we write it (RFC 7515 §7.1): what reads base64 is more patient, and one token would be many. */
const COMPACT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

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

/** A secret's name in a token's head: says which of ours signed it, and nothing about the secret to who cannot guess it whole. */
export function keyIdOf(secret: Uint8Array): string {
  return createHash('sha256').update('deadpan key id').update(secret).digest('base64url').slice(0, 12);
}

/** Takes the signing secrets, the first of which signs; makes and reads the signed tokens players carry. */
export function createTokens(secrets: readonly Uint8Array[], clock: Clock): Tokens {
  const [secret] = secrets;
  if (secret === undefined || secrets.some(({ length }) => length < 32)) throw new Error('a signing secret has 32 bytes at least');
  const kid = keyIdOf(secret);
  // Only among our own: the id opens no file and no address. Tokens from before there were ids are the first one's.
  const byId = new Map(secrets.map((each) => [keyIdOf(each), each]));
  return {
    sign: ({ userId, sessionId, expiresAt }) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid })
        .setIssuer(ISSUER)
        .setAudience(ISSUER)
        .setSubject(userId)
        .setJti(sessionId)
        .setIssuedAt(Math.floor(clock.now() / 1000))
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .sign(secret),
    read: async (token) => {
      if (!COMPACT.test(token)) return null;
      try {
        const keyOf = ({ kid: id = kid }: { kid?: string }): Uint8Array => {
          const key = byId.get(id);
          if (!key) throw new Error('no key of ours');
          return key;
        };
        const { payload } = await jwtVerify(token, keyOf, {
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
