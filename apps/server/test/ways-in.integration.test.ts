import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OAuth2Server } from 'oauth2-mock-server';
import { afterEach, describe, expect, it } from 'vitest';
import type { AuthAnswer } from '@deadpan/protocol';
import { aServer, type TestServer } from './a-server.ts';
import { opened } from './contracts/mail.ts';
import { CLIENT, confirmationBy } from './google-stage.ts';

describe('the ways in, on the whole server', () => {
  const ends: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });

  async function started(env: Record<string, string> = {}): Promise<TestServer> {
    const server = await aServer(env);
    ends.push(server.close);
    return server;
  }

  it('a reset ends the sockets of every sign-in, and the letter leads to this server', async () => {
    const server = await started();
    const [ann, bob] = [await server.register(), await server.register()];
    const [hers, his] = [await ann.connect(), await bob.connect()];
    const told = new Promise<string>((resolve) => hers.once('auth_error', ({ message }: { message: string }) => resolve(message)));
    const ended = new Promise((resolve) => hers.once('disconnect', resolve));
    expect((await server.call('POST', '/auth/forgot-password', { email: ann.email })).status).toBe(202);
    const outbox = join(server.folder, 'outbox');
    const letters = (): string[] => {
      try {
        return readdirSync(outbox).filter((name) => name.endsWith('.eml'));
      } catch {
        return [];
      }
    };
    await expect.poll(() => letters().length).toBe(1);
    const { body } = opened(readFileSync(join(outbox, letters()[0] ?? ''), 'utf8'));
    const [, at, token] = /(http:\/\/\S+)\/reset-password#token=([\w-]{43})/.exec(body) ?? [];
    expect(at).toBe(server.url);
    expect((await server.call('POST', '/auth/reset-password', { token, password: 'Straighter Face 2' })).status).toBe(204);
    expect(await told).toBe('Your session has expired. Please log in again.');
    await ended;
    expect([hers.connected, his.connected]).toEqual([false, true]);
    await expect(ann.connect()).rejects.toMatchObject({ data: { code: 'AUTH_FAILED' } });
  });

  it('who comes with Google is a player like any other', async () => {
    const google = new OAuth2Server();
    await google.issuer.keys.generate('RS256');
    await google.start(0, '127.0.0.1');
    ends.push(() => google.stop());
    const issuer = google.issuer.url ?? '';
    const server = await started({
      GOOGLE_CLIENT_ID: CLIENT,
      GOOGLE_ISSUER: issuer,
      GOOGLE_SCRIPT_URL: `${issuer}/gsi/client`,
      BADGE_URL: 'https://hunt.example/deadpan',
    });
    expect(await (await server.call('GET', '/config')).json()).toEqual({
      google: { clientId: CLIENT, scriptUrl: `${issuer}/gsi/client` },
      badge: { url: 'https://hunt.example/deadpan', label: 'hunt.example' },
      mail: false,
      relay: 'none',
    });
    const id_token = await google.issuer.buildToken({
      scopesOrTransform: (_header, payload) => {
        Object.assign(payload, { aud: CLIENT, sub: '1080', email: 'ann@gmail.example', email_verified: true, name: 'Ann' });
      },
    });
    const answer = await server.call('POST', '/auth/google', { id_token });
    const { access_token, user } = (await answer.json()) as AuthAnswer;
    expect([answer.status, user.username]).toEqual([200, 'Ann']);
    const made = await server.call(
      'POST',
      '/game/lobbies',
      { name: 'Straight', isPrivate: false, settings: { maxPlayers: 2 } },
      access_token,
    );
    expect(made.status).toBeLessThan(300);
    const account = await server.call('GET', '/account', undefined, access_token);
    expect(await account.json()).toMatchObject({ hasPassword: false, googleLinked: true });
    expect((await server.call('DELETE', '/account/google', undefined, access_token)).status).toBe(409);
  });

  it('a Google account is free again when its player is gone', async () => {
    const google = new OAuth2Server();
    await google.issuer.keys.generate('RS256');
    await google.start(0, '127.0.0.1');
    ends.push(() => google.stop());
    const server = await started({ GOOGLE_CLIENT_ID: CLIENT, GOOGLE_ISSUER: google.issuer.url ?? '' });
    const signIn = async (): Promise<AuthAnswer> => {
      const id_token = await google.issuer.buildToken({
        scopesOrTransform: (_header, payload) => {
          Object.assign(payload, { aud: CLIENT, sub: '1080', email: 'ann@gmail.example', email_verified: true, name: 'Ann' });
        },
      });
      const answer = await server.call('POST', '/auth/google', { id_token });
      expect(answer.status).toBe(200);
      return (await answer.json()) as AuthAnswer;
    };
    const first = await signIn();
    const confirmed = await confirmationBy(google, { sub: '1080', email: 'ann@gmail.example', email_verified: true }, 'delete-account');
    expect((await server.call('DELETE', '/account', { google: confirmed }, first.access_token)).status).toBe(204);
    expect((await signIn()).user.id).not.toBe(first.user.id);
  });
});
