import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits, type AccountAnswer, type AuthAnswer, type ConfirmedAction } from '@deadpan/protocol';
import { aServer, type TestServer } from '../a-server.ts';
import { aPerson, CLIENT, confirmationBy, type Claims } from '../google-stage.ts';

const NEW = 'Straight-Face-1';

let google: OAuth2Server;
let stranger: OAuth2Server;
let server: TestServer;
beforeAll(async () => {
  [google, stranger] = [new OAuth2Server(), new OAuth2Server()];
  for (const issuer of [google, stranger]) {
    await issuer.issuer.keys.generate('RS256');
    await issuer.start(0, '127.0.0.1');
  }
  server = await aServer({ GOOGLE_CLIENT_ID: CLIENT, GOOGLE_ISSUER: google.issuer.url ?? '' });
});
afterAll(async () => {
  await server.close();
  for (const issuer of [google, stranger]) await issuer.stop();
});

type Shown = { id_token: string; nonce: string };

async function signedIn(person: Claims): Promise<AuthAnswer & { shown: Shown }> {
  // A nonce without an action, as the sign-in makes it.
  const shown = await confirmationBy(google, person, 'sign-in' as ConfirmedAction);
  const answer = await server.call('POST', '/auth/google', shown);
  expect(answer.status).toBe(200);
  return { ...((await answer.json()) as AuthAnswer), shown };
}

/** What a token alone is tried for. */
const actions: Record<string, [ConfirmedAction, (token: string, shown?: Shown) => Promise<Response>]> = {
  'sets a password': [
    'set-password',
    (token, shown) => server.call('PUT', '/account/password', { newPassword: NEW, ...(shown && { google: shown }) }, token),
  ],
  'deletes the account': ['delete-account', (token, shown) => server.call('DELETE', '/account', shown ? { google: shown } : {}, token)],
};
const names = Object.keys(actions);

async function isUntouched(token: string): Promise<void> {
  const answer = await server.call('GET', '/account', undefined, token);
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { hasPassword: false, googleLinked: true } satisfies Partial<AccountAnswer>,
  ]);
}

it.each(names)('a stolen token of a player with Google only %s by nothing but Google, asked now and for this', async (name) => {
  const [action, act] = actions[name] ?? ['set-password', () => Promise.reject(new Error(name))];
  const person = aPerson();
  const { access_token: token, shown: ofSignIn } = await signedIn(person);
  const somebodyElse = aPerson();
  await signedIn(somebodyElse);
  const other: ConfirmedAction = action === 'set-password' ? 'delete-account' : 'set-password';
  const seconds = Math.floor(Date.now() / 1_000);
  const good = await confirmationBy(google, person, action);
  const proofs: Record<string, Shown | undefined> = {
    nothing: undefined,
    'the token of the sign-in': ofSignIn,
    'a token for another action': await confirmationBy(google, person, other),
    'a token of long ago': await confirmationBy(google, { ...person, iat: seconds - limits.googleConfirmationMs / 1_000 - 1 }, action),
    'a token that is over': await confirmationBy(google, { ...person, exp: seconds - 60 }, action),
    'a Google account of nobody here': await confirmationBy(google, aPerson(), action),
    'the Google account of another player': await confirmationBy(google, somebodyElse, action),
    'a token of another issuer': await confirmationBy(stranger, person, action),
    'a token for another site': await confirmationBy(google, { ...person, aud: 'another' }, action),
    'a nonce that the token was not asked for with': { ...good, nonce: `${good.nonce}x` },
  };
  for (const [what, shown] of Object.entries(proofs)) {
    const answer = await act(token, shown);
    expect([what, answer.status, await answer.json()]).toMatchObject([what, 403, { code: 'GOOGLE_REQUIRED' }]);
    await isUntouched(token);
  }
  expect((await server.call('DELETE', '/account/google', { password: NEW }, token)).status).toBe(409);
  await isUntouched(token);
  expect((await act(token, good)).ok).toBe(true);
});

it('a player with a password confirms by that, and by no token of Google’s', async () => {
  const person = aPerson();
  const { access_token } = await signedIn(person);
  const set = await server.call(
    'PUT',
    '/account/password',
    { newPassword: NEW, google: await confirmationBy(google, person, 'set-password') },
    access_token,
  );
  const { access_token: token } = (await set.json()) as AuthAnswer;
  for (const name of names) {
    const [action, act] = actions[name] ?? ['set-password', () => Promise.reject(new Error(name))];
    const answer = await act(token, await confirmationBy(google, person, action));
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'WRONG_PASSWORD' }]);
  }
  expect((await server.call('DELETE', '/account', { password: NEW }, token)).status).toBe(204);
});

it('wrong confirmations are counted like failed log-ins', async () => {
  const limited = await aServer({ GOOGLE_CLIENT_ID: CLIENT, GOOGLE_ISSUER: google.issuer.url ?? '', RATE_LIMITS: 'on' });
  try {
    const person = aPerson();
    const answer = await limited.call('POST', '/auth/google', await confirmationBy(google, person, 'sign-in' as ConfirmedAction));
    const { access_token } = (await answer.json()) as AuthAnswer;
    const wrong = await confirmationBy(google, aPerson(), 'delete-account');
    const statuses: number[] = [];
    for (let n = 0; n <= limits.loginTries.perAccountAndNetwork; n++) {
      statuses.push((await limited.call('DELETE', '/account', { google: wrong }, access_token)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: limits.loginTries.perAccountAndNetwork }, () => 403), 429]);
  } finally {
    await limited.close();
  }
});
