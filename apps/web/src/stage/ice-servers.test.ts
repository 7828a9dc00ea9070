import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aConnection } from '../engine/socket/testing.ts';
import { doubtIce, ice, keepIce } from './ice-servers.ts';

const HOUR = 3_600_000;
let calls = 0;
let answer: () => Promise<Response>;
let seat: ReturnType<typeof aConnection>;
const servers =
  (username: string, max_age = 3_600) =>
  async (): Promise<Response> =>
    Response.json({ success: true, ice_servers: [{ urls: ['turn:t.example'], username, credential: 'c' }], ice_policy: 'relay', max_age });

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  calls = 0;
  seat = aConnection();
  seat.world.sit();
  vi.stubGlobal('fetch', () => (calls++, answer()));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const settled = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

it('spec §7 HTTP: is asked once, kept as long as the answer says over all rooms, and asked again then; another player has credentials of their own [7.16]', async () => {
  answer = servers('ann');
  keepIce('ann', seat.connection)();
  await settled();
  expect(ice.getState().config).toEqual({
    iceServers: [{ urls: ['turn:t.example'], username: 'ann', credential: 'c' }],
    iceTransportPolicy: 'relay',
  });
  await settled(59 * 60_000);
  const end = keepIce('ann', seat.connection);
  await settled();
  expect(calls).toBe(1);
  await settled(60_000);
  expect(calls).toBe(2);
  end();
  answer = servers('bob');
  const other = keepIce('bob', seat.connection);
  expect(ice.getState().config).toBeNull();
  await settled();
  expect(ice.getState().config).toMatchObject({ iceServers: [{ username: 'bob' }] });
  other();
  await settled(50 * HOUR);
  expect(calls).toBe(3);
});

it('is asked again until there is an answer, and not after the room was left', async () => {
  answer = () => Promise.reject(new TypeError('no network'));
  const end = keepIce('cara', seat.connection);
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
  const end = keepIce('dan', seat.connection);
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
  const end = keepIce('eve', seat.connection);
  await settled();
  vi.setSystemTime(Date.now() + 3 * HOUR);
  await settled(60_000);
  expect(calls).toBe(2);
  end();
});

it('spec §7 HTTP: without a relay the answer is kept for 23 h [7.16]', async () => {
  answer = servers('fay', 82_800);
  const end = keepIce('fay', seat.connection);
  await settled(22 * HOUR);
  expect(calls).toBe(1);
  await settled(HOUR);
  expect(calls).toBe(2);
  end();
});

it('is asked for with a seat only: after the join, and not while the socket is down', async () => {
  answer = servers('gil');
  seat.world.rise();
  const end = keepIce('gil', seat.connection);
  await settled(5 * 60_000);
  expect(calls).toBe(0);
  seat.world.sit();
  await settled();
  expect(calls).toBe(1);
  seat.world.fall();
  await settled(2 * HOUR);
  expect(calls).toBe(1);
  seat.world.sit();
  await settled();
  expect(calls).toBe(2);
  end();
});

it('is not used in the next room when it has expired meanwhile: no link is made before there are others', async () => {
  answer = servers('hal');
  keepIce('hal', seat.connection)();
  await settled();
  await settled(3 * HOUR);
  answer = () => Promise.reject(new TypeError('no network'));
  const end = keepIce('hal', seat.connection);
  await settled();
  expect(ice.getState().config).toBeNull();
  end();
});
