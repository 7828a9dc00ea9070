import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createNetServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { limits, type AuthAnswer } from '@deadpan/protocol';
import { opened } from './contracts/mail.ts';
import { unique } from './contracts/unique.ts';
import { peopleApp, type PeopleApp } from './people-app.ts';

const PASSWORD = 'Straight Face 1';
const NEW = 'Straighter Face 2';
const MINUTE = 60_000;
const ANSWER = { message: 'If there is a warrior with this address, a letter is on its way.' };
const MAIL = { MAIL_FROM: 'Deadpan <no-reply@deadpan.example>', PUBLIC_URL: 'https://deadpan.example' };

interface Person {
  email: string;
  username: string;
  token: string;
  id: string;
}
type Opened = ReturnType<typeof opened>;

describe('a forgotten password', () => {
  let server: PeopleApp;
  const ends: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    server = await peopleApp();
  });
  afterEach(async () => {
    server.clock.ahead = 0;
    for (const end of ends.splice(0)) await end();
  });
  afterAll(() => server.close());

  async function another(env: Record<string, string>): Promise<PeopleApp> {
    const made = await peopleApp(env);
    ends.push(made.close);
    return made;
  }

  const post = (url: string, payload: object, at = server, remoteAddress = '127.0.0.1') =>
    at.app.inject({ method: 'POST', url, payload, remoteAddress });
  const forgot = (email: string, at = server, from?: string) => post('/auth/forgot-password', { email }, at, from);
  const reset = (token: string, password = NEW, at = server) => post('/auth/reset-password', { token, password }, at);
  const login = (email: string, password: string, at = server) => post('/auth/login', { email, password }, at);
  const me = (token: string, at = server) => at.app.inject({ url: '/auth/me', headers: { authorization: `Bearer ${token}` } });

  async function registered(at = server, username = unique('Ann')): Promise<Person> {
    const email = `${unique('ann')}@deadpan.example`;
    const answer = await post('/auth/register', { username, email, password: PASSWORD }, at);
    expect(answer.statusCode, answer.body).toBe(200);
    const { access_token, user } = answer.json<AuthAnswer>();
    return { email, username, token: access_token, id: user.id };
  }

  const outbox = ({ folder }: PeopleApp): Opened[] => {
    const path = join(folder, 'outbox');
    const names = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.eml')) : [];
    return names.toSorted().map((name) => opened(readFileSync(join(path, name), 'utf8')));
  };
  const to = (email: string, at: PeopleApp): Opened[] => outbox(at).filter(({ headers }) => headers.includes(`To: ${email}\n`));
  /** They are written after the answer. */
  async function letters(email: string, count: number, at = server): Promise<Opened[]> {
    await expect.poll(() => to(email, at).length).toBe(count);
    return to(email, at);
  }
  const tokenIn = (letter: Opened | undefined): string => /\/reset-password#token=([\w-]{43})\n/.exec(letter?.body ?? '')?.[1] ?? 'none';
  /** The operator's figures. */
  async function counted({ metrics }: PeopleApp) {
    const text = await metrics.text();
    const of = (outcome: string): number =>
      Number(new RegExp(`^deadpan_letters_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(text)?.[1]);
    return { sent: of('sent'), written: of('written'), failed: of('failed') };
  }
  async function asked(email: string, at = server): Promise<string> {
    const before = to(email, at).length;
    expect((await forgot(email, at)).statusCode).toBe(202);
    return tokenIn((await letters(email, before + 1, at)).at(-1));
  }

  it('is answered the same for an unknown address, and only a known one gets a letter', async () => {
    const ann = await registered();
    const known = await forgot(`  ${ann.email.toUpperCase()} `);
    const unknown = await post('/api/auth/forgot-password', { email: 'nobody@deadpan.example' });
    for (const answer of [known, unknown]) {
      expect([answer.statusCode, answer.json()]).toEqual([202, ANSWER]);
      expect({ ...answer.headers, date: '' }).toEqual({ ...known.headers, date: '' });
    }
    await letters(ann.email, 1);
    expect(to('nobody@deadpan.example', server)).toEqual([]);
  });

  it('is answered in about the same time for an unknown address', async () => {
    const ann = await registered();
    const time = async (email: string): Promise<number> => {
      const before = process.cpuUsage();
      await forgot(email);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let n = 0; n < 31; n++) {
      known.push(await time(ann.email));
      // The letter is not written while the next answer is measured.
      await letters(ann.email, n + 1);
      unknown.push(await time('nobody@deadpan.example'));
    }
    // Processor time: what else the machine does is not in it. The quickest are those without a collection of garbage.
    const quick = (times: number[]): number => times.toSorted((a, b) => a - b)[5] ?? 0;
    expect(quick(unknown)).toBeGreaterThan(quick(known) / 3);
    expect(quick(unknown)).toBeLessThan(quick(known) * 3);
  });

  it('is a letter that says who asked, where to go, how long, and what to do otherwise', async () => {
    const at = await another({ PUBLIC_URL: 'https://deadpan.example' });
    const ann = await registered(at, 'Ann & <b>Bo</b>');
    const token = await asked(ann.email, at);
    const [letter] = to(ann.email, at);
    const html = letter?.body.slice(letter.body.indexOf('<!doctype html>')) ?? '';
    const text = letter?.body.slice(0, letter.body.indexOf('<!doctype html>')) ?? '';
    expect(letter?.headers).toContain('Subject: A new secret code for Deadpan');
    for (const part of [text, html]) {
      expect(part).toContain(`https://deadpan.example/reset-password#token=${token}`);
      expect(part).toContain('for 30 minutes');
      expect(part).toContain('If it was not you, do nothing.');
      expect(part).toContain('presumably you, asked Deadpan for a new secret code');
      expect(part).not.toMatch(/<b>|<img|<script|http:\/\//);
    }
  });

  it('puts no name into the letter that a mail program would turn into a link', async () => {
    const eve = await registered(server, 'Win at evil.example');
    await asked(eve.email);
    expect(to(eve.email, server)[0]?.body).not.toContain('evil.example');
  });

  it('sets a new password, ends every sign-in and works once', async () => {
    const ann = await registered();
    const elsewhere = (await login(ann.email, PASSWORD)).json<AuthAnswer>().access_token;
    const bob = await registered();
    const revoked: string[] = [];
    const stop = server.people.accounts.onRevoked((id) => revoked.push(id));
    const sessionIds = await Promise.all(
      [ann.token, elsewhere].map(async (token) => (await server.people.accounts.verify(token))?.sessionId),
    );
    const token = await asked(ann.email);
    const answer = await reset(token);
    stop();
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(new Set(revoked)).toEqual(new Set(sessionIds));
    expect([(await me(ann.token)).statusCode, (await me(elsewhere)).statusCode, (await me(bob.token)).statusCode]).toEqual([401, 401, 200]);
    expect((await login(ann.email, PASSWORD)).statusCode).toBe(401);
    expect((await login(ann.email, NEW)).statusCode).toBe(200);
    const again = await reset(token, 'Straightest Face 3');
    expect([again.statusCode, again.json()]).toMatchObject([400, { code: 'RESET_INVALID' }]);
    expect((await login(ann.email, NEW)).statusCode).toBe(200);
  });

  it('takes one of many uses at once', async () => {
    const ann = await registered();
    const token = await asked(ann.email);
    const answers = await Promise.all(Array.from({ length: 5 }, (_, n) => reset(token, `Straight Face ${n}`)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect([statuses.filter((status) => status === 204), statuses.filter((status) => status === 400)]).toEqual([
      [204],
      [400, 400, 400, 400],
    ]);
  });

  it('takes the token of every letter for 30 minutes, whoever asked for the next one, until one is used', async () => {
    const ann = await registered();
    const [first, second] = [await asked(ann.email), await asked(ann.email)];
    server.clock.ahead = 30 * MINUTE + 1_000;
    for (const over of [first, second]) expect((await reset(over)).statusCode).toBe(400);
    const third = await asked(ann.email);
    const fourth = await asked(ann.email);
    server.clock.ahead = 59 * MINUTE;
    expect((await reset(third)).statusCode).toBe(204);
    expect((await reset(fourth)).statusCode).toBe(400);
  });

  it.each(['x', 'a'.repeat(43), 'none', "' or 1=1 --"])('refuses the token %j', async (token) => {
    expect((await reset(token)).statusCode).toBe(400);
  });

  it('wants a password as registering does, and does not use the token up on another', async () => {
    const ann = await registered();
    const token = await asked(ann.email);
    const weak = await reset(token, 'weak');
    expect([weak.statusCode, weak.json()]).toMatchObject([422, { detail: [{ loc: ['body', 'password'] }] }]);
    expect((await reset(token)).statusCode).toBe(204);
  });

  it('keeps neither the token in the database nor the token or the address in the log', async () => {
    const ann = await registered();
    const token = await asked(ann.email);
    await reset(token);
    const files = ['deadpan.db', 'deadpan.db-wal'].map((name) => readFileSync(join(server.folder, name)).toString('latin1'));
    expect(files.some((content) => content.includes(token))).toBe(false);
    expect(server.logged.join('')).not.toContain(token);
    expect(server.logged.join('')).not.toContain(ann.email);
    expect(server.logged.join('')).toContain('a letter waits in the outbox');
  });

  it('gives somebody with a Google account alone a password', async () => {
    const account = { id: unique('u'), username: unique('Gus'), email: `${unique('gus')}@gmail.example`, picture: null, createdAt: 1 };
    await server.database.google.create({ ...account, passwordHash: null }, { sub: unique('1080'), sameEmail: true, linkedAt: 1 });
    expect((await reset(await asked(account.email))).statusCode).toBe(204);
    expect((await login(account.email, NEW)).statusCode).toBe(200);
    expect(await server.database.google.isLinked(account.id)).toBe(true);
  });

  it('shuts out who had connected a Google account of their own to somebody else’s address', async () => {
    const squatted = await registered();
    await server.database.google.link(squatted.id, { sub: unique('1080'), sameEmail: false, linkedAt: 1 });
    await reset(await asked(squatted.email));
    expect(await server.database.google.isLinked(squatted.id)).toBe(false);
  });

  it('lets who was refused after too many tries log in with the new password', async () => {
    const at = await another({ RATE_LIMITS: 'on' });
    const ann = await registered(at);
    for (let n = 0; n < 10; n++) await login(ann.email, 'Forgotten Face 1', at);
    expect((await login(ann.email, PASSWORD, at)).statusCode).toBe(429);
    await reset(await asked(ann.email, at), NEW, at);
    expect((await login(ann.email, NEW, at)).statusCode).toBe(200);
  });

  it('sends three letters to an address in 15 minutes for a network, known or not, and answers twenty asks from one', async () => {
    const at = await another({ RATE_LIMITS: 'on' });
    const ann = await registered(at);
    // The seconds to wait are whole ones, however long the letters take.
    const began = Date.now();
    at.clock.now = () => began + at.clock.ahead;
    for (const email of [ann.email, 'nobody@deadpan.example']) {
      for (let n = 0; n < 3; n++) expect((await forgot(email, at)).statusCode).toBe(202);
      const refused = await forgot(email.toUpperCase(), at);
      expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([429, '900', { code: 'RATE_LIMITED' }]);
    }
    for (let n = 0; n < 12; n++) expect((await forgot(`nobody${n}@deadpan.example`, at)).statusCode).toBe(202);
    expect((await forgot('nobody99@deadpan.example', at)).statusCode).toBe(429);
    expect((await forgot('nobody99@deadpan.example', at, '10.0.0.2')).statusCode).toBe(202);
    at.clock.ahead = 15 * MINUTE;
    expect((await forgot(ann.email, at)).statusCode).toBe(202);
  });

  it('writes so many letters a day for all networks together, and then one while the last one’s link works', async () => {
    const at = await another({ RATE_LIMITS: 'on' });
    const ann = await registered(at);
    const { perEmailAndNetwork, perEmailPerDay, lastsMs } = limits.passwordReset;
    const began = Date.now();
    at.clock.now = () => began + at.clock.ahead;
    const network = (n: number): string => `203.0.113.${n}`;
    for (let n = 0; n < perEmailPerDay; n++)
      expect((await forgot(ann.email, at, network(Math.floor(n / perEmailAndNetwork)))).statusCode).toBe(202);
    expect((await forgot(ann.email, at, '198.51.100.7')).statusCode).toBe(202);
    await letters(ann.email, perEmailPerDay + 1, at);
    for (const email of [ann.email, 'nobody@deadpan.example']) {
      if (email !== ann.email) for (let n = 0; n <= perEmailPerDay; n++) await forgot(email, at, network(100 + n));
      const refused = await forgot(email, at, '198.51.100.8');
      expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([
        429,
        String(lastsMs / 1_000),
        { detail: expect.stringContaining('the link in the last one still works'), code: 'RATE_LIMITED' },
      ]);
    }
    // What the refusal says is true until the very moment the next letter may be asked for.
    const last = tokenIn(to(ann.email, at).at(-1));
    at.clock.ahead = lastsMs;
    expect((await forgot(ann.email, at, '198.51.100.8')).statusCode).toBe(202);
    at.clock.ahead = lastsMs - 1;
    expect((await reset(last, NEW, at)).statusCode).toBe(204);
  });

  it('refuses an address that tries twenty tokens', async () => {
    const at = await another({ RATE_LIMITS: 'on' });
    for (let n = 0; n < 20; n++) expect((await reset(`token ${n}`, NEW, at)).statusCode).toBe(400);
    expect((await reset('token 21', NEW, at)).statusCode).toBe(429);
  });

  it('goes out by a real mail server, which the page is told of', async () => {
    const arrived: string[] = [];
    const post25 = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, callback) {
        const pieces: Buffer[] = [];
        stream.on('data', (piece: Buffer) => pieces.push(piece));
        stream.on('end', () => {
          arrived.push(Buffer.concat(pieces).toString());
          callback();
        });
      },
    });
    await new Promise<void>((resolve) => post25.listen(0, '127.0.0.1', resolve));
    ends.push(() => new Promise<void>((resolve) => post25.close(resolve)));
    const { port } = post25.server.address() as AddressInfo;
    const at = await another({ SMTP_URL: `smtp://127.0.0.1:${port}?tls=off`, ...MAIL });
    expect((await at.app.inject({ url: '/config' })).json()).toMatchObject({ mail: true });
    const ann = await registered(at);
    await forgot(ann.email, at);
    await expect.poll(() => arrived.length).toBe(1);
    expect((await reset(tokenIn(opened(arrived[0] ?? '')), NEW, at)).statusCode).toBe(204);
    expect(outbox(at)).toEqual([]);
    await expect.poll(() => counted(at)).toEqual({ sent: 1, written: 0, failed: 0 });
  });

  it('does not keep anybody waiting for a mail server that says nothing, nor tells them', async () => {
    const calls: Socket[] = [];
    const silent = createNetServer((call) => calls.push(call));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const at = await another({ SMTP_URL: `smtp://127.0.0.1:${port}?tls=off`, ...MAIL });
    ends.push(() => {
      for (const call of calls) call.destroy();
      return new Promise((resolve) => silent.close(resolve));
    });
    const ann = await registered(at);
    const answer = await forgot(ann.email, at);
    expect([answer.statusCode, answer.json()]).toEqual([202, ANSWER]);
    // The letter waits still: it would have been given up, and that logged, before an answer that waits for it, and before a server that does.
    await expect.poll(() => calls.length).toBe(1);
    await at.people.close();
    expect(at.logged.join('')).not.toContain('could not be sent');
  });

  it('logs and counts a letter that could not be sent, and answers as ever', async () => {
    const at = await another({});
    const ann = await registered(at);
    writeFileSync(join(at.folder, 'outbox'), 'a file where the folder should be');
    const failures = () => at.logged.filter((line) => line.includes('could not be sent')).map((line) => JSON.parse(line) as object);
    for (const failed of [1, 2]) {
      const answer = await forgot(ann.email, at);
      expect([answer.statusCode, answer.json()]).toEqual([202, ANSWER]);
      await expect.poll(() => failures().length).toBe(failed);
      expect(failures().at(-1)).toMatchObject({ why: 'The letter could not be put into the outbox: EEXIST.', sent: 0, failed });
      expect(await counted(at)).toEqual({ sent: 0, written: 0, failed });
    }
    rmSync(join(at.folder, 'outbox'));
    await asked(ann.email, at);
    await expect.poll(() => counted(at)).toEqual({ sent: 0, written: 1, failed: 2 });
    for (const told of [at.logged.join(''), await at.metrics.text()]) expect(told).not.toContain(ann.email);
  });
});
