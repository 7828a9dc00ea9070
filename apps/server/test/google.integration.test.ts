import { describe, expect, it } from 'vitest';
import { graphemes, limits, type AuthAnswer } from '@deadpan/protocol';
import { unique } from './contracts/unique.ts';
import { CLIENT, aPerson, googleStage, signIn, type Claims } from './google-stage.ts';

const PASSWORD = 'Straight Face 1';
const MINUTE = 60_000;
describe('Continue with Google', () => {
  const { issuer, server, another, token, signedIn } = googleStage();

  const as = (access_token: string) => ({ authorization: `Bearer ${access_token}` });
  async function registered(changes: { email?: string } = {}): Promise<AuthAnswer> {
    const username = unique('Bob');
    const payload = { username, email: `${username}@deadpan.example`, password: PASSWORD, ...changes };
    const answer = await server().app.inject({ method: 'POST', url: '/auth/register', payload });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<AuthAnswer>();
  }
  const connect = async (who: AuthAnswer, claims: Claims, password: string | undefined = PASSWORD) =>
    server().app.inject({
      method: 'PUT',
      url: '/account/google',
      payload: { id_token: await token(claims), ...(password !== '' && { password }) },
      headers: as(who.access_token),
    });
  const disconnect = (who: AuthAnswer, payload: object = { password: PASSWORD }) =>
    server().app.inject({ method: 'DELETE', url: '/account/google', payload, headers: as(who.access_token) });

  it('is told to the page, with where its script is', async () => {
    const local = await another({ GOOGLE_SCRIPT_URL: `${issuer()}/gsi/client` });
    expect((await local.app.inject({ url: '/api/config' })).json()).toEqual({
      google: { clientId: CLIENT, scriptUrl: `${issuer()}/gsi/client` },
      badge: null,
      mail: false,
      relay: 'none',
    });
  });

  it('is not there unless it is configured', async () => {
    const without = await another({ GOOGLE_CLIENT_ID: '' });
    expect((await without.app.inject({ url: '/config' })).json()).toMatchObject({ google: null });
    expect((await signIn(await token(aPerson()), without)).statusCode).toBe(404);
  });

  it('spec §7: POST /auth/google makes an account the first time and finds it again by the sub [3.2 7.3]', async () => {
    const person = aPerson();
    const { access_token, user } = await signedIn(person);
    expect(user).toEqual({
      id: expect.any(String),
      username: person['name'],
      email: person['email'],
      profile_picture_url: null,
      created_at: expect.any(String),
    });
    expect((await server().app.inject({ url: '/auth/me', headers: as(access_token) })).json()).toEqual(user);
    const later = await signIn(await token({ ...person, email: 'new@gmail.example', name: 'Anna' }), server(), '/api/auth/google');
    expect(later.json<AuthAnswer>().user).toEqual(user);
  });

  it('has no password that would let anybody in', async () => {
    const { user } = await signedIn(aPerson());
    for (const password of ['', ' ', 'null', PASSWORD]) {
      const answer = await server().app.inject({ method: 'POST', url: '/auth/login', payload: { email: user.email, password } });
      expect([401, 422]).toContain(answer.statusCode);
    }
  });

  it('takes a name others have, is too long or holds what a name may not, and makes it one', async () => {
    const { user } = await registered();
    const names = [
      [user.username, `${user.username} 2`],
      [user.username.toUpperCase(), `${user.username.toUpperCase()} 3`],
      [`  Zoë\u202E   \u0000Ann ${unique('')}`, expect.stringMatching(/^Zoë Ann x?\w+$/)],
      ['', expect.stringMatching(/^Warrior/)],
      ['\u200D\u202E', expect.stringMatching(/^Warrior \d$/)],
      [undefined, expect.stringMatching(/^Warrior \d$/)],
    ];
    for (const [name, username] of names) expect((await signedIn({ ...aPerson(), name })).user.username).toEqual(username);
    const long = `${'👩‍👩‍👧‍👦'.repeat(12)}${unique('')} and a good deal more`;
    const [one, two] = [await signedIn({ ...aPerson(), name: long }), await signedIn({ ...aPerson(), name: long })];
    for (const { user: made } of [one, two]) expect([23, 24]).toContain(graphemes(made.username));
    expect(two.user.username).toMatch(/ 2$/);
  });

  it('makes one account when a person signs in twice at once', async () => {
    const person = aPerson();
    const answers = await Promise.all(Array.from({ length: 4 }, () => signedIn(person)));
    expect(new Set(answers.map(({ user }) => user.id)).size).toBe(1);
  });

  it('never enters an account that has the same e-mail, whoever made it first', async () => {
    const person = aPerson();
    const squatter = await registered({ email: String(person['email']).toUpperCase() });
    const refused = await signIn(await token(person), server());
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'ACCOUNT_EXISTS' }]);
    expect(refused.json<{ detail: string }>().detail).toContain('connect Google in your account settings');
    expect(await server().database.google.isLinked(squatter.user.id)).toBe(false);
  });

  it('connects a Google account to who is signed in, one to one', async () => {
    const [ann, bob, person] = [await registered(), await registered(), aPerson()];
    expect((await connect(ann, person)).statusCode).toBe(204);
    expect((await connect(ann, person)).statusCode).toBe(204);
    expect((await signedIn(person)).user).toEqual(ann.user);
    const taken = await connect(bob, person);
    expect([taken.statusCode, taken.json()]).toMatchObject([409, { code: 'GOOGLE_TAKEN' }]);
    expect((await connect(ann, aPerson())).statusCode).toBe(409);
    expect((await connect(bob, { ...aPerson(), email_verified: false })).statusCode).toBe(401);
    const nobody = await server().app.inject({ method: 'PUT', url: '/account/google', payload: { id_token: await token(aPerson()) } });
    expect(nobody.statusCode).toBe(401);
  });

  it('asks for the password before it lets somebody else in for good', async () => {
    const [ann, person] = [await registered(), aPerson()];
    for (const password of ['', 'Straight Face 2']) {
      const answer = await connect(ann, person, password);
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'WRONG_PASSWORD' }]);
    }
    expect((await signedIn(person)).user.id).not.toBe(ann.user.id);
  });

  it('disconnects only who can still come in, and asks for the password', async () => {
    const [ann, person] = [await registered(), aPerson()];
    await connect(ann, person);
    for (const wrong of [{}, { password: 'Straight Face 2' }]) {
      const answer = await disconnect(ann, wrong);
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'WRONG_PASSWORD' }]);
    }
    expect(await server().database.google.isLinked(ann.user.id)).toBe(true);
    expect((await disconnect(ann)).statusCode).toBe(204);
    expect((await disconnect(ann)).statusCode).toBe(204);
    expect((await signedIn(person)).user.id).not.toBe(ann.user.id);
    const googleOnly = await signedIn(aPerson());
    for (const shown of [{}, { password: PASSWORD }]) {
      const refused = await disconnect(googleOnly, shown);
      expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'ONLY_SIGN_IN' }]);
    }
  });

  it('refuses an address after fifty failures, but does not count Google’s absence or a success', async () => {
    const limited = await another({ RATE_LIMITS: 'on' });
    const bad = await token({ ...aPerson(), aud: 'another' });
    const good = await token(aPerson());
    for (let n = 0; n < 49; n++) expect((await signIn(bad, limited)).statusCode).toBe(401);
    for (let n = 0; n < 3; n++) expect((await signIn(good, limited)).statusCode).toBe(200);
    expect((await signIn(bad, limited)).statusCode).toBe(401);
    const refused = await signIn(good, limited);
    expect([refused.statusCode, refused.json()]).toMatchObject([429, { code: 'RATE_LIMITED' }]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    limited.clock.ahead = 15 * MINUTE;
    expect((await signIn(good, limited)).statusCode).toBe(200);
  });

  it('makes so many accounts an hour for a network, together with those that have a password', async () => {
    const limited = await another({ RATE_LIMITS: 'on' });
    for (let n = 0; n < limits.registrations.perAddress; n++) await signedIn(aPerson(), limited);
    const someone = aPerson();
    const refused = await signIn(await token(someone), limited);
    expect([refused.statusCode, refused.json()]).toMatchObject([429, { code: 'RATE_LIMITED' }]);
    const payload = { username: unique('Cy'), email: `${unique('cy')}@deadpan.example`, password: PASSWORD };
    expect((await limited.app.inject({ method: 'POST', url: '/auth/register', payload })).statusCode).toBe(429);
    limited.clock.ahead = limits.registrations.windowMs;
    expect((await signIn(await token(someone), limited)).statusCode).toBe(200);
  });

  it('logs no token', async () => {
    const id_token = await token({ ...aPerson(), aud: 'another' });
    await signIn(id_token, server());
    expect(server().logged.join('')).not.toContain(id_token.slice(0, 40));
  });
});
