import { createHash, createHmac, createPublicKey, type JsonWebKey } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OAuth2Server } from 'oauth2-mock-server';
import { describe, expect, it } from 'vitest';
import { CLIENT, aPerson, googleStage, signIn, type Claims } from './google-stage.ts';

const MINUTE = 60_000;
describe('What Google signs', () => {
  const { google, issuer, server, another, afterwards, token, signedIn } = googleStage();

  const now = (): number => Math.floor(Date.now() / 1000);
  it.each<[string, Claims]>([
    ['an expired token', { exp: now() - 31 }],
    ['a token from the future', { nbf: now() + 120 }],
    ['a token without an expiry', { exp: undefined }],
    ['a token for another site', { aud: 'another.apps.googleusercontent.com' }],
    ['a token for several sites', { aud: [CLIENT, 'another.apps.googleusercontent.com'] }],
    ['a token of another issuer', { iss: 'https://accounts.google.com' }],
    ['a token of nobody', { sub: undefined }],
    ['a token of a strange sub', { sub: 'a\u0000b' }],
    ['an e-mail nobody has verified', { email_verified: false }],
    ['an e-mail of which nothing is said', { email_verified: undefined }],
    ['an e-mail verified as a text', { email_verified: 'true' }],
    ['no e-mail', { email: undefined }],
    ['no e-mail address', { email: 'ann' }],
  ])('refuses %s', async (_what, claims) => {
    const answer = await signIn(await token({ ...aPerson(), ...claims }), server());
    expect([answer.statusCode, answer.json()]).toEqual([401, { detail: 'Google login failed. Please try again.', code: 'AUTH_FAILED' }]);
  });

  it('allows clocks to differ a little, and the issuer to write its name without the scheme', async () => {
    await signedIn({ ...aPerson(), exp: now() - 15 });
    await signedIn({ ...aPerson(), iss: issuer().replace('http://', '') });
  });

  it('takes a token that was asked for with a nonce from nobody but who has that, and no other with it', async () => {
    const nonce = 'n'.repeat(43);
    const bound = await token({ ...aPerson(), nonce: createHash('sha256').update(nonce).digest('base64url') });
    const statusWith = async (shown: string, secret?: string): Promise<number> =>
      (await signIn(shown, server(), '/auth/google', secret)).statusCode;
    expect(await statusWith(bound)).toBe(401);
    expect(await statusWith(bound, 'm'.repeat(43))).toBe(401);
    expect(await statusWith(await token(aPerson()), nonce)).toBe(401);
    expect(await statusWith(await token({ ...aPerson(), nonce }), nonce)).toBe(401);
    expect(await statusWith(bound, nonce)).toBe(200);
  });

  it('refuses every token that the issuer’s key did not sign by RS256', async () => {
    const good = await token(aPerson());
    const [head = '', body = '', signature = ''] = good.split('.');
    const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid: string };
    const published = google().issuer.keys.toJSON()[0] as JsonWebKey;
    const pem = createPublicKey({ key: published, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
    const hs256 = (key: string | Buffer): string => {
      const signed = `${encode({ ...header, alg: 'HS256' })}.${body}`;
      return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
    };
    const stranger = new OAuth2Server();
    await stranger.issuer.keys.generate('RS256', { kid: header.kid });
    stranger.issuer.url = issuer();
    const psIssuer = new OAuth2Server();
    await psIssuer.issuer.keys.add({ ...google().issuer.keys.toJSON(true)[0], alg: 'PS256' });
    psIssuer.issuer.url = issuer();

    const forged: Record<string, string> = {
      'alg none': `${encode({ alg: 'none' })}.${body}.`,
      'alg none with the kid': `${encode({ ...header, alg: 'none' })}.${body}.${signature}`,
      'HS256 with the public key as PEM': hs256(String(pem)),
      'HS256 with the public modulus': hs256(Buffer.from(String(published['n']), 'base64url')),
      'PS256 by the right key': await token(aPerson(), psIssuer),
      'a stranger’s key under the same kid': await token(aPerson(), stranger),
      'another body': `${head}.${encode({ ...aPerson(), aud: CLIENT, iss: issuer(), exp: now() + 600 })}.${signature}`,
      'no signature': `${head}.${body}.`,
      'an unknown kid': `${encode({ ...header, kid: '../../etc/passwd' })}.${body}.${signature}`,
      'no token': 'good morning',
    };
    for (const [what, id_token] of Object.entries(forged)) {
      const answer = await signIn(id_token, server());
      expect([what, answer.statusCode]).toEqual([what, 401]);
    }
    expect((await signIn(good, server())).statusCode).toBe(200);
  });

  it('finds a new key without a restart, and forgets one the issuer took back', async () => {
    const old = new OAuth2Server();
    await old.issuer.keys.generate('RS256');
    await old.start(0, '127.0.0.1');
    const { port } = old.address();
    const renewed = new OAuth2Server();
    await renewed.issuer.keys.generate('RS256');
    afterwards(() => renewed.stop());
    const at = await another({ GOOGLE_ISSUER: old.issuer.url ?? '' });
    const person = aPerson();
    await signedInAt(old);
    const { url } = old.issuer;
    await old.stop();
    old.issuer.url = url;
    await renewed.start(port, '127.0.0.1');
    // The keys are remembered: the old one still counts, and an unknown one does not make a stranger's token ask Google each time.
    await signedInAt(old);
    expect((await signIn(await token(person, renewed), at)).statusCode).toBe(401);
    at.clock.ahead = 31_000;
    await signedInAt(renewed);
    expect((await signIn(await token(person, old), at)).statusCode).toBe(401);

    async function signedInAt(from: OAuth2Server): Promise<void> {
      expect((await signIn(await token(person, from), at)).statusCode).toBe(200);
    }
  });

  it('forgets a key after ten minutes, though nobody came with a new one', async () => {
    const old = new OAuth2Server();
    await old.issuer.keys.generate('RS256');
    await old.start(0, '127.0.0.1');
    const at = await another({ GOOGLE_ISSUER: old.issuer.url ?? '' });
    const mine = await token(aPerson(), old);
    expect((await signIn(mine, at)).statusCode).toBe(200);
    const { port } = old.address();
    await old.stop();
    const renewed = new OAuth2Server();
    await renewed.issuer.keys.generate('RS256');
    await renewed.start(port, '127.0.0.1');
    afterwards(() => renewed.stop());
    at.clock.ahead = 10 * MINUTE;
    expect((await signIn(mine, at)).statusCode).toBe(401);
  });

  it('says that Google is away, when to come again, and finds it again without a restart', async () => {
    const off = new OAuth2Server();
    await off.issuer.keys.generate('RS256');
    await off.start(0, '127.0.0.1');
    const { port } = off.address();
    const at = await another({ GOOGLE_ISSUER: off.issuer.url ?? '' });
    const mine = await token(aPerson(), off);
    await off.stop();
    const refused = await signIn(mine, at);
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([503, '10', { code: 'UNAVAILABLE' }]);
    await off.start(port, '127.0.0.1');
    afterwards(() => off.stop());
    expect((await signIn(mine, at)).statusCode).toBe(200);
  });

  /** An issuer that answers as it is told. */
  async function badIssuer(answer: (server: Server) => Parameters<typeof createServer>[1]): Promise<string> {
    const bad = createServer();
    const handle = answer(bad);
    if (handle) bad.on('request', handle);
    await new Promise<void>((resolve) => bad.listen(0, '127.0.0.1', resolve));
    afterwards(
      () =>
        new Promise((resolve) => {
          bad.closeAllConnections();
          bad.close(resolve);
        }),
    );
    return `http://127.0.0.1:${(bad.address() as AddressInfo).port}`;
  }

  it('does not wait for ever for an issuer that says nothing', async () => {
    const silent = await badIssuer(() => () => {});
    const at = await another({ GOOGLE_ISSUER: silent });
    const answers = await Promise.all([signIn(await token(aPerson()), at), signIn(await token(aPerson()), at)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  });

  it('takes no endless answer, no redirect and no document of another issuer for keys', async () => {
    const endless = await badIssuer(() => (_request, response) => {
      const write = (): void => {
        while (response.write(' '.repeat(16_384)));
        response.once('drain', write);
      };
      write();
    });
    const elsewhere = await badIssuer(() => (_request, response) => {
      response.writeHead(302, { location: `${issuer()}/.well-known/openid-configuration` }).end();
    });
    const ofAnother = await badIssuer(() => (_request, response) => {
      response.end(JSON.stringify({ issuer: issuer(), jwks_uri: `${issuer()}/jwks` }));
    });
    const broken = await badIssuer(() => (_request, response) => {
      response.writeHead(500).end('{}');
    });
    for (const url of [endless, elsewhere, ofAnother, broken]) {
      const at = await another({ GOOGLE_ISSUER: url });
      expect((await signIn(await token({ ...aPerson(), iss: url }), at)).statusCode).toBe(503);
    }
  });
});
