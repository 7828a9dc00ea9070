import { afterEach, expect, it } from 'vitest';
import { aServer, type TestServer } from './a-server.ts';

const TOKEN = 'a-token-of-the-operator';
const open: TestServer[] = [];

async function start(env: Record<string, string> = {}): Promise<TestServer> {
  const server = await aServer(env);
  open.push(server);
  return server;
}
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

const read = ({ url }: TestServer, headers: Record<string, string> = {}) => fetch(`${url}/metrics`, { headers });

it('without METRICS_TOKEN there are no metrics, on loopback neither', async () => {
  const server = await start();
  expect((await read(server)).status).toBe(404);
  expect((await read(server, { authorization: `Bearer ${TOKEN}` })).status).toBe(404);
});

it('are for whoever has the token, and say what happens without saying to whom', async () => {
  const server = await start({ METRICS_TOKEN: TOKEN });
  expect((await read(server)).status).toBe(401);
  expect((await read(server, { authorization: `Bearer ${TOKEN}x` })).status).toBe(401);

  const ann = await server.register();
  await ann.connect();
  const made = (await (await ann.call('POST', '/game/lobbies', { name: 'Counted' })).json()) as { id: string };
  expect(await ann.ask('join_lobby', { lobby_id: made.id })).toMatchObject({ ok: true });
  expect(await ann.ask('start_game')).toMatchObject({ ok: false });
  await server.call('POST', '/analytics/page-view', { page: 'landing', session: 'a-page-load' });
  await ann.call('POST', '/analytics/game-session', { game_type: 'full', action: 'start', user_id: ann.user.id });

  expect((await server.call('POST', '/auth/forgot-password', { email: ann.email })).status).toBe(202);
  // It is written after the answer.
  await expect
    .poll(async () => (await read(server, { authorization: `Bearer ${TOKEN}` })).text())
    .toContain('deadpan_letters_total{outcome="written"} 1\n');

  const answer = await read(server, { authorization: `Bearer ${TOKEN}` });
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  for (const line of [
    'deadpan_rooms{status="waiting"} 1',
    'deadpan_sockets{transport="websocket"} 1',
    'deadpan_http_requests_total{method="POST",route="/game/lobbies",status="201"} 1',
    'deadpan_commands_total{command="connect",refusal="none"} 1',
    'deadpan_up{service="database"} 1',
    'deadpan_letters_total{outcome="failed"} 0',
    'deadpan_verdicts_total{judge="own",outcome="judged"} 0',
    'deadpan_page_views_total{page="landing"} 1',
    'deadpan_visits_total 1',
    'deadpan_game_sessions_total{kind="full/start"} 1',
  ]) {
    expect(text).toContain(`${line}\n`);
  }
  expect(text).toMatch(/deadpan_commands_total\{command="start",refusal="\w+"\} 1/);
  expect(text).toMatch(/deadpan_save_seconds_count \d+/);
  expect(text).toContain('process_cpu_seconds_total');
  for (const secret of [ann.user.id, ann.user.username, ann.email, made.id, TOKEN]) expect(text).not.toContain(secret);
});

it('game sessions beyond the limit of a player are refused, and not counted', async () => {
  const server = await start({ METRICS_TOKEN: TOKEN, RATE_LIMITS: 'on' });
  const [ann, bob] = [await server.register(), await server.register()];
  const tell = async (player: typeof ann) =>
    (await player.call('POST', '/analytics/game-session', { game_type: 'full', action: 'end' })).status;
  const answers = await Promise.all(Array.from({ length: 70 }, () => tell(ann)));
  expect(answers.filter((status) => status === 202)).toHaveLength(60);
  expect([answers.includes(429), await tell(bob)]).toEqual([true, 202]);
  const text = await (await read(server, { authorization: `Bearer ${TOKEN}` })).text();
  expect(text).toContain('deadpan_game_sessions_total{kind="full/end"} 61\n');
});

it('page views beyond the limit of an address are refused, and not counted', async () => {
  const server = await start({ METRICS_TOKEN: TOKEN, RATE_LIMITS: 'on' });
  const answers = await Promise.all(
    Array.from({ length: 130 }, () => server.call('POST', '/analytics/page-view', { page: 'landing', session: 'a-page-load' })),
  );
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(120);
  expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await (await read(server, { authorization: `Bearer ${TOKEN}` })).text()).toContain(
    'deadpan_page_views_total{page="landing"} 120\n',
  );
});
