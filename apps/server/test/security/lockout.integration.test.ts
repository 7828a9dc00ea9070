import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits, type AuthAnswer } from '@deadpan/protocol';
import { aProcess, type ServerProcess } from '../a-process.ts';
import { opened } from '../contracts/mail.ts';
import { unique } from '../contracts/unique.ts';

const { perAccountAndNetwork, perAccount } = limits.loginTries;
const { perEmailAndNetwork } = limits.passwordReset;
const PASSWORD = 'Straight-Face-1';
const NEW = 'Straighter-Face-2';
const OWNER = '198.51.100.7';
const stranger = (n: number): string => `203.0.113.${n}`;

let folder: string;
let server: ServerProcess;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deadpan-lockout-'));
  server = aProcess({ DATA_DIR: folder, TRUST_PROXY: 'on' });
});
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

async function call(method: string, path: string, body: object, from: string, token?: string): Promise<Response> {
  return fetch(`${await server.address()}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
}
const login = async (email: string, password: string, from: string): Promise<number> =>
  (await call('POST', '/auth/login', { email, password }, from)).status;
const forgot = async (email: string, from: string): Promise<number> =>
  (await call('POST', '/auth/forgot-password', { email }, from)).status;

async function register(): Promise<{ email: string; token: string }> {
  const username = unique('Ann');
  const email = `${username}@deadpan.example`;
  const answer = await call('POST', '/auth/register', { username, email, password: PASSWORD }, OWNER);
  expect(answer.status).toBe(200);
  return { email, token: ((await answer.json()) as AuthAnswer).access_token };
}

/** The links in letters to this address that the operator's outbox holds, oldest first. */
function tokensTo(email: string): string[] {
  const outbox = join(folder, 'outbox');
  const letters = readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .toSorted();
  const read = letters.map((name) => opened(readFileSync(join(outbox, name), 'utf8')));
  return read
    .filter(({ headers }) => headers.includes(`To: ${email}\n`))
    .map(({ body }) => /\/reset-password#token=([\w-]{43})\n/.exec(body)?.[1] ?? '');
}

it('wrong log-ins of a stranger keep no owner out, nor from a new password and a letter', async () => {
  const { email, token } = await register();
  for (let n = 0; n < perAccountAndNetwork; n++) expect(await login(email, 'Wrong-Password-1', stranger(1))).toBe(401);
  expect(await login(email, PASSWORD, stranger(1))).toBe(429);
  for (let n = 0; n < perEmailAndNetwork; n++) expect(await forgot(email, stranger(1))).toBe(202);
  expect(await forgot(email, stranger(1))).toBe(429);

  expect(await login(email, PASSWORD, OWNER)).toBe(200);
  const change = await call('PUT', '/account/password', { currentPassword: PASSWORD, newPassword: NEW }, OWNER, token);
  expect(change.status).toBe(200);
  expect(await forgot(email, OWNER)).toBe(202);
  await expect.poll(() => tokensTo(email).length).toBe(perEmailAndNetwork + 1);
});

it('letters that a stranger asks for leave the link of the owner’s letter valid', async () => {
  const { email } = await register();
  expect(await forgot(email, OWNER)).toBe(202);
  await expect.poll(() => tokensTo(email).length).toBe(1);
  const [token = ''] = tokensTo(email);
  for (let n = 0; n < perEmailAndNetwork; n++) expect(await forgot(email, stranger(2))).toBe(202);
  await expect.poll(() => tokensTo(email).length).toBe(1 + perEmailAndNetwork);
  expect((await call('POST', '/auth/reset-password', { token, password: NEW }, OWNER)).status).toBe(204);
  for (const later of tokensTo(email))
    expect((await call('POST', '/auth/reset-password', { token: later, password: PASSWORD }, stranger(2))).status).toBe(400);
  expect(await login(email, NEW, OWNER)).toBe(200);
});

it('wrong log-ins from many networks slow strangers down, and the owner comes in at once', async () => {
  const { email } = await register();
  const networks = Array.from({ length: perAccount / perAccountAndNetwork }, (_, n) => stranger(10 + n));
  const tries = networks.flatMap((from) => Array.from({ length: perAccountAndNetwork }, () => login(email, 'Wrong-Password-1', from)));
  expect(new Set(await Promise.all(tries))).toEqual(new Set([401]));
  expect([await login(email, 'Wrong-Password-1', stranger(100)), await login(email, PASSWORD, stranger(100))]).toEqual([401, 429]);
  expect(await login(email, PASSWORD, OWNER)).toBe(200);
});
