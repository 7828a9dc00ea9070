import { beforeEach, expect, it } from 'vitest';
import { limits } from '@deadpan/protocol';
import { createMemoryCounters } from '../../adapters/memory/counters.ts';
import type { Account } from '../../ports/accounts.ts';
import { DatabaseAway } from '../../ports/database-away.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createReset, type Reset, type ResetDeps } from './reset.ts';

const { perAddress, perEmailAndNetwork } = limits.passwordReset;
const HERE = '127.0.0.1';
const ASKED = { message: 'If there is a warrior with this address, a letter is on its way.' };
const PASSWORD = 'Straighter Face 2';

const accountOf = (email: string): Account => ({
  id: email,
  username: email,
  email,
  passwordHash: null,
  picture: null,
  createdAt: 0,
});

/** Which calls to the store fail. */
let away: Set<'byEmail' | 'byId' | 'use'>;
/** Lets the letters that are under way go out. */
let deliver: () => void;
let done: string[];
let reset: Reset;

beforeEach(() => {
  [away, done] = [new Set(), []];
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  const reaching = <T>(call: 'byEmail' | 'byId' | 'use', answer: T): Promise<T> =>
    away.has(call) ? Promise.reject(new DatabaseAway('away')) : Promise.resolve(answer);
  const deps = {
    resets: {
      keep: async () => undefined,
      playerOf: async (hash: string) => (hash.startsWith('ba78') ? 'ann' : null), // SHA-256 of "abc"
      use: async () => {
        const answer = await reaching('use', { ended: ['a sign-in'] });
        done.push('set');
        return answer;
      },
    },
    store: {
      byEmail: (email: string) => reaching('byEmail', email.startsWith('nobody') ? null : accountOf(email)),
      byId: (id: string) => reaching('byId', accountOf(id)),
    },
    attempts: { forget: async (email: string, from: string) => void done.push(`forgot the tries of ${email} from ${from}`) },
    sessions: {
      ended: (ids: string[]) => void done.push(`ended ${ids.join()}`),
      doubt: (id: string) => void done.push(`looks again at the tokens of ${id}`),
    },
    passwords: { hash: async () => '$new' },
    mail: { send: () => delivered.then(() => 'sent'), forget: async () => undefined },
    publicUrl: () => 'https://deadpan.example',
    clock: { now: () => 0 },
    metrics: createMetrics({ ofProcess: false }),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    counters: createMemoryCounters({ now: () => 0 }),
  };
  reset = createReset(deps as unknown as ResetDeps);
});

const forgot = (email: string, from = HERE) => reset.forgot({ email }, from);
const set = () => reset.reset({ token: 'abc', password: PASSWORD }, HERE);

it.each(['ann', 'nobody'])('counts no letter for %s that could not be asked for while the database was away', async (email) => {
  away.add('byEmail');
  for (let n = 0; n <= perAddress; n++) await expect(forgot(email)).rejects.toBeInstanceOf(DatabaseAway);
  away.clear();
  for (let n = 0; n < perEmailAndNetwork; n++) expect(await forgot(email)).toEqual(ASKED);
  await expect(forgot(email)).rejects.toMatchObject({ statusCode: 429 });
});

it('counts no letter that was refused because too many are being written, and refuses everybody alike', async () => {
  for (let n = 0; n < 50; n++) await forgot(`ann${n}`, `10.0.${n}.1`);
  for (const email of ['bob', 'nobody']) {
    for (let n = 0; n <= perAddress; n++) await expect(forgot(email)).rejects.toMatchObject({ statusCode: 503, code: 'UNAVAILABLE' });
  }
  deliver();
  await reset.close();
  for (const email of ['bob', 'nobody']) expect(await forgot(email)).toEqual(ASKED);
});

it('counts no new password that could not be set while the database was away', async () => {
  for (const call of ['byId', 'use'] as const) {
    away.add(call);
    for (let n = 0; n <= perAddress; n++) await expect(set()).rejects.toBeInstanceOf(DatabaseAway);
    away.clear();
  }
  await set();
  expect(done.slice(-3)).toEqual(['set', 'ended a sign-in', `forgot the tries of ann from ${HERE}`]);
});

it('sets the password last of all that can fail, and takes no token from before for what it was when nobody knows whether it is set', async () => {
  away.add('byId');
  await expect(set()).rejects.toBeInstanceOf(DatabaseAway);
  expect(done).toEqual([]);
  away = new Set(['use']);
  await expect(set()).rejects.toBeInstanceOf(DatabaseAway);
  expect(done).toEqual(['looks again at the tokens of ann']);
});
