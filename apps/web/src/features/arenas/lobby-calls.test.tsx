// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lobbies } from '../../engine/http/api.ts';

type Answer = { status: number; body?: unknown } | null;

function answering(...answers: Answer[]) {
  const calls: { path: string; method: string; body: unknown; at: number }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ path, method: init.method ?? 'GET', body, at: Date.now() });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.body ?? {}), { status: answer.status });
  });
  return calls;
}
/** Resolves to whether the work failed, once every wait between its attempts is over. */
const fails = async (work: Promise<unknown>): Promise<boolean> => {
  const failed = work.then(
    () => false,
    () => true,
  );
  await vi.runAllTimersAsync();
  return failed;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('spec §7 HTTP: GET /game/lobbies and GET /game/lobbies/{id} [7.8 7.10]', async () => {
  const calls = answering({ status: 200, body: [] });
  expect(await lobbies.list()).toEqual([]);
  await lobbies.get('7KQ2MX');
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/game/lobbies', 'GET /api/game/lobbies/7KQ2MX']);
});

it('spec §7 HTTP: POST /game/lobbies up to three times, 1 s apart, and once on 400 [7.9]', async () => {
  const body = { name: 'Poker Night', isPrivate: false, settings: { maxPlayers: 2 } };
  const calls = answering(null, { status: 503 }, { status: 201, body: { id: 'EEEEEE' } });
  const made = lobbies.create(body);
  await vi.runAllTimersAsync();
  expect(await made).toEqual({ id: 'EEEEEE' });
  expect(calls.map(({ method, path, body: sent }) => [method, path, sent])).toEqual(Array(3).fill(['POST', '/api/game/lobbies', body]));
  expect(calls.map(({ at }) => at - (calls[0]?.at ?? 0))).toEqual([0, 1_000, 2_000]);
  const never = answering(null);
  expect(await fails(lobbies.create(body))).toBe(true);
  expect(never).toHaveLength(3);
  const bad = answering({ status: 400 });
  expect(await fails(lobbies.create(body))).toBe(true);
  expect(bad).toHaveLength(1);
});

it('spec §7 HTTP: POST /game/lobbies/{id}/join three times, once on 404 and 400 [7.11]', async () => {
  const calls = answering(null, { status: 500 }, { status: 200, body: { id: '7KQ2MX' } });
  const joined = lobbies.join('7KQ2MX', { password: 'stone' });
  await vi.runAllTimersAsync();
  expect(await joined).toEqual({ id: '7KQ2MX' });
  expect(calls.at(-1)).toMatchObject({ path: '/api/game/lobbies/7KQ2MX/join', method: 'POST', body: { password: 'stone' } });
  for (const status of [404, 400]) {
    const once = answering({ status });
    expect(await fails(lobbies.join('7KQ2MX'))).toBe(true);
    expect(once).toHaveLength(1);
  }
});
