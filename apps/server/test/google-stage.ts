import { createHash, randomBytes } from 'node:crypto';
import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { googleNoncePrefix, type AuthAnswer, type ConfirmedAction } from '@deadpan/protocol';
import { unique } from './contracts/unique.ts';
import { peopleApp, type PeopleApp } from './people-app.ts';

export const CLIENT = '1234-abcd.apps.googleusercontent.com';

export type Claims = Record<string, unknown>;

type Answer = Awaited<ReturnType<PeopleApp['app']['inject']>>;

/** What Google says of somebody new. */
export function aPerson(): Claims {
  const sub = unique('1080');
  return { sub, email: `${sub}@gmail.example`, email_verified: true, name: `Ann ${sub}` };
}

/** A token of Google's that confirms an action, and the nonce that it was asked for with, as a page of ours asks. */
export async function confirmationBy(
  google: OAuth2Server,
  claims: Claims,
  action: ConfirmedAction,
): Promise<{ id_token: string; nonce: string }> {
  const nonce = `${googleNoncePrefix(action)}${randomBytes(32).toString('base64url')}`;
  const id_token = await google.issuer.buildToken({
    scopesOrTransform: (_header, payload) => {
      Object.assign(payload, { aud: CLIENT, nonce: createHash('sha256').update(nonce).digest('base64url') }, claims);
    },
  });
  return { id_token, nonce };
}

/** Sends a token to the sign-in. */
export function signIn(id_token: string, { app }: PeopleApp, url = '/auth/google', nonce?: string): Promise<Answer> {
  return app.inject({ method: 'POST', url, payload: { id_token, ...(nonce !== undefined && { nonce }) } });
}

interface GoogleStage {
  /** The issuer that the server believes. */
  google(): OAuth2Server;
  issuer(): string;
  server(): PeopleApp;
  /** One more server, closed after the test. */
  another(env?: Record<string, string>): Promise<PeopleApp>;
  /** Done after the test. */
  afterwards(close: () => Promise<unknown>): void;
  /** A token for our site with these claims; signed by the believed issuer unless told. */
  token(claims: Claims, from?: OAuth2Server): Promise<string>;
  /** Signs in, which must succeed. */
  signedIn(claims: Claims, at?: PeopleApp): Promise<AuthAnswer>;
}

/** A real issuer of tokens and a server that believes it, for the tests of a file. Called at its top. */
export function googleStage(): GoogleStage {
  let google: OAuth2Server;
  let issuer = '';
  let server: PeopleApp;
  const more: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    google = new OAuth2Server();
    await google.issuer.keys.generate('RS256');
    await google.start(0, '127.0.0.1');
    issuer = google.issuer.url ?? '';
    server = await peopleApp({ GOOGLE_CLIENT_ID: CLIENT, GOOGLE_ISSUER: issuer });
  });
  afterEach(async () => {
    server.clock.ahead = 0;
    for (const close of more.splice(0)) await close();
  });
  afterAll(async () => {
    await server.close();
    await google.stop();
  });

  const token: GoogleStage['token'] = (claims, from = google) =>
    from.issuer.buildToken({
      scopesOrTransform: (_header, payload) => {
        Object.assign(payload, { aud: CLIENT }, claims);
      },
    });

  return {
    google: () => google,
    issuer: () => issuer,
    server: () => server,
    async another(env = {}) {
      const made = await peopleApp({ GOOGLE_CLIENT_ID: CLIENT, GOOGLE_ISSUER: issuer, ...env });
      more.push(made.close);
      return made;
    },
    afterwards: (close) => void more.push(close),
    token,
    async signedIn(claims, at = server) {
      const answer = await signIn(await token(claims), at);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<AuthAnswer>();
    },
  };
}
