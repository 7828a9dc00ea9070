import { setTimeout as sleep } from 'node:timers/promises';
import { connectBot, type Bot } from '../../e2e/support/bot.ts';
import { startServer } from '../../e2e/support/server.ts';
import { accountsIn, type Account } from '../accounts.ts';
import { each } from '../each.ts';

const SEATS = 4;
const AT_ONCE = 16;
const PATIENCE_MS = 300_000;
const LOOK_MS = 20;
const METRICS_TOKEN = 'what-a-storm-costs';

/** What a restart cost a crowd. */
export interface Storm {
  /** From the moment the server listened again until the last one had their whole view, ms. */
  allBackMs: number;
  /** How late the server's event loop was since its start, at p99, ms. */
  loopP99Ms: number;
  /** Those who came back to another arena than theirs, or to none. */
  astray: number;
}

async function fill(players: readonly Bot[]): Promise<string> {
  const [host] = players as [Bot];
  const made = await host.http<{ id: string }>('POST', '/game/lobbies', { name: 'Storm', settings: { maxPlayers: SEATS } });
  if (made.status !== 201) throw new Error(`create: ${made.status}`);
  for (const bot of players) {
    const ack = await bot.join(made.body.id);
    if (!ack.ok) throw new Error(`join: ${ack.error.message}`);
  }
  return made.body.id;
}

async function loopP99Ms(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const found = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(await answer.text());
  if (!found) throw new Error(`no event loop in the metrics: ${answer.status}`);
  return Number(found[1]) * 1_000;
}

/** Kills the server under `sockets` players in arenas of four, starts it again, and waits for all of them: they come at once, as pages do. */
export async function storm(sockets: number): Promise<Storm> {
  const server = await startServer({ env: { METRICS_TOKEN } });
  const bots: Bot[] = [];
  try {
    await server.stop();
    const accounts = await accountsIn({ folder: server.folder }, sockets);
    await server.start();
    bots.push(...accounts.map(({ id, token }: Account) => connectBot(server.url, token, id, id)));
    const lobbies = Array.from({ length: sockets / SEATS }, (_, index) => bots.slice(index * SEATS, (index + 1) * SEATS));
    const codes: string[] = [];
    await each(lobbies.length, AT_ONCE, async (index) => {
      codes[index] = await fill(lobbies[index] ?? []);
    });

    await server.kill();
    const heard = bots.map(({ told }) => told.length);
    await server.start();
    const began = performance.now();
    const isBack = ({ told }: Bot, index: number): boolean => told.slice(heard[index]).some(({ event }) => event === 'lobby_joined');
    while (!bots.every(isBack)) {
      if (performance.now() - began > PATIENCE_MS) throw new Error(`${bots.filter(isBack).length} of ${sockets} are back`);
      await sleep(LOOK_MS);
    }
    const allBackMs = performance.now() - began;
    const astray = bots.filter((bot, index) => bot.view()?.lobby_id !== codes[Math.floor(index / SEATS)]).length;
    return { allBackMs, loopP99Ms: await loopP99Ms(server.url), astray };
  } finally {
    for (const bot of bots) bot.close();
    await server.dispose();
  }
}
