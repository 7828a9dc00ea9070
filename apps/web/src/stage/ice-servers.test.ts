import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { doubtIce, ice, keepIce } from './ice-servers.ts';

const HOUR = 3_600_000;
let calls = 0;
let answer: () => Promise<Response>;
const servers = (username: string) => async (): Promise<Response> =>
  Response.json({ success: true, ice_servers: [{ urls: ['turn:t.example'], username, credential: 'c' }], ice_policy: 'relay' });

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  calls = 0;
  vi.stubGlobal('fetch', () => (calls++, answer()));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const settled = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

it('spec §7 HTTP: is asked once, kept for 23 h over all rooms, and asked again then; another player has credentials of their own', async () => {
  answer = servers('ann');
  keepIce('ann')();
  await settled();
  expect(ice.getState().config).toEqual({
    iceServers: [{ urls: ['turn:t.example'], username: 'ann', credential: 'c' }],
    iceTransportPolicy: 'relay',
  });
  await settled(22 * HOUR);
  const end = keepIce('ann');
  await settled();
  expect(calls).toBe(1);
  await settled(HOUR);
  expect(calls).toBe(2);
  end();
  answer = servers('bob');
  const other = keepIce('bob');
  expect(ice.getState().config).toBeNull();
  await settled();
  expect(ice.getState().config).toMatchObject({ iceServers: [{ username: 'bob' }] });
  other();
  await settled(50 * HOUR);
  expect(calls).toBe(3);
});

it('is asked again until there is an answer, and not after the room was left', async () => {
  answer = () => Promise.reject(new TypeError('no network'));
  const end = keepIce('cara');
  await settled(5_000);
  expect(calls).toBe(3);
  expect(ice.getState().config).toBeNull();
  answer = servers('cara');
  await settled(2_000);
  expect(ice.getState().config).not.toBeNull();
  end();
  await settled(50 * HOUR);
  expect(calls).toBe(4);
});

it('is asked again when a relay refuses what is kept, at most once a minute', async () => {
  answer = servers('dan');
  const end = keepIce('dan');
  await settled();
  expect(calls).toBe(1);
  answer = servers('dan, with another secret');
  doubtIce();
  await settled(59_000);
  doubtIce();
  await settled(500);
  expect(calls).toBe(1);
  await settled(500);
  doubtIce();
  doubtIce();
  await settled();
  expect(calls).toBe(2);
  expect(ice.getState().config?.iceServers).toMatchObject([{ username: 'dan, with another secret' }]);
  end();
  await settled(60_000);
  doubtIce();
  await settled();
  expect(calls).toBe(2);
});

it('is asked again within a minute of waking from a sleep that was longer than it is kept', async () => {
  answer = servers('eve');
  const end = keepIce('eve');
  await settled();
  vi.setSystemTime(Date.now() + 30 * HOUR);
  await settled(60_000);
  expect(calls).toBe(2);
  end();
});
