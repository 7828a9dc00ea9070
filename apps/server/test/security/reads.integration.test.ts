import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits, type GenerateMemeAnswer } from '@deadpan/protocol';
import { aServer, type TestPlayer, type TestServer } from '../a-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});
afterAll(() => server.close());

const statusesOf = async (answers: Promise<Response>[]): Promise<number[]> => (await Promise.all(answers)).map(({ status }) => status);

it.each(['/decks', '/memes', '/matches', '/analytics/user-stats', '/leaderboard', '/account', '/game/lobbies', '/game/seat'])(
  'reads of one player have a budget, whatever is read: %s',
  async (path) => {
    const [eve, ann] = [await server.register(), await server.register()];
    const answers = await Promise.all(Array.from({ length: 4 * limits.reads.burst }, () => eve.call('GET', path)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(limits.reads.burst);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused[0]?.json()).toEqual({ detail: 'Too many requests. Please wait a moment.', code: 'RATE_LIMITED' });
    expect((await ann.call('GET', path)).status).toBe(200);
  },
);

async function aMeme(player: TestPlayer): Promise<string> {
  const answer = await player.call('POST', '/meme/generate', { prompt: 'the printer smells fear', style: 'classic', format: 'square' });
  return ((await answer.json()) as GenerateMemeAnswer).result.id;
}

it('a player has one picture drawn at a time, and others do not wait behind many', async () => {
  const [eve, bob] = [await server.register(), await server.register()];
  const [eves, bobs] = [await aMeme(eve), await aMeme(bob)];
  const many = statusesOf(Array.from({ length: 60 }, () => eve.call('GET', `/memes/${eves}/picture.png`)));
  expect((await bob.call('GET', `/memes/${bobs}/picture.png`)).status).toBe(200);
  const statuses = await many;
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect((await eve.call('GET', `/memes/${eves}/picture.png`)).status).toBe(200);
});

it('what a proxy writes beside an address makes no other client, and all that is no address is one', async () => {
  const open = (from: string): Promise<Response> =>
    fetch(`${server.url}/api/analytics/page-view`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ page: 'landing', session: 'a-page-that-opens' }),
    });
  const most = limits.pageViewsPerMinute;
  for (const [of, from] of [
    ['an address with a port', (n: number) => `203.0.113.9:${1_024 + n}`],
    ['IPv6 with a port', (n: number) => `"[2001:db8::${n.toString(16)}]:${1_024 + n}"`],
    ['no address', (n: number) => `nonsense-${n}`],
  ] as const) {
    const statuses = await statusesOf(Array.from({ length: most + 20 }, (_, n) => open(from(n))));
    expect(statuses.filter((status) => status === 202).length, of).toBe(most);
    expect(statuses.filter((status) => status === 429).length, of).toBe(20);
  }
});
