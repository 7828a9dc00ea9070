import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { limits } from '@deadpan/protocol';
import { connectBot, createBot, type Bot } from '../../e2e/support/bot.ts';
import { startServer, type TestServer } from '../../e2e/support/server.ts';
import { numbers } from '../arguments.ts';
import { machine } from '../machine.ts';
import { quantile } from '../quantile.ts';
import { rounded, table, type Cell } from '../table.ts';

/*
 * Attacks from one process beside a match of four: how long the server takes to say that it lives, whether the match loses anybody, and how soon
 * somebody new is in. SERVER_HOME names another checkout, built, whose server is measured instead.
 *   npm run bench:attacks -w bench -- --seconds 12
 */

const PROBE_MS = 20;
const NEWCOMER_WITHIN_MS = 60_000;
const ATTACKER = fileURLToPath(new URL('attacker.mjs', import.meta.url));

const { seconds } = numbers({ seconds: 12 });

/** Asks whether the server lives until the signal comes; resolves to how long each answer took, ms. */
async function probe(url: string, signal: AbortSignal): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const took: number[] = [];
  while (!signal.aborted) {
    const begun = performance.now();
    await new Promise<void>((resolve) => {
      get(`${url}/health/live`, { agent }, (answer) => answer.resume().once('end', resolve)).once('error', () => resolve());
    });
    took.push(performance.now() - begun);
    await sleep(PROBE_MS);
  }
  agent.destroy();
  return took;
}

async function startMatch(url: string): Promise<Bot[]> {
  const bots: Bot[] = [];
  for (let n = 0; n < limits.players.max; n++) bots.push(await createBot(url));
  const [host] = bots as [Bot];
  const made = await host.http<{ id: string }>('POST', '/game/lobbies', { name: 'Attacked' });
  for (const bot of bots) await bot.join(made.body.id);
  for (const bot of bots) await bot.appear(made.body.id);
  for (const bot of bots) await bot.ask('player_ready', { ready: true });
  await host.ask('start_game', {});
  return bots;
}

/** How soon a registered player is in on a new socket, ms; NaN when that takes longer than a minute. */
async function newcomerMs(url: string, { token, id, username }: Bot): Promise<number> {
  const begun = performance.now();
  const bot = connectBot(url, token, id, username);
  const isIn = await Promise.race([
    bot.ask('heartbeat', {}).then(
      () => true,
      () => false,
    ),
    sleep(NEWCOMER_WITHIN_MS, false),
  ]);
  bot.close();
  return isIn ? performance.now() - begun : NaN;
}

type Prepare = (server: TestServer) => Promise<string[]>;

async function picturesOf({ url }: TestServer): Promise<string[]> {
  const eve = await createBot(url);
  const made = await eve.http<{ result: { id: string } }>('POST', '/meme/generate', {
    prompt: 'the printer smells fear',
    style: 'classic',
    format: 'square',
  });
  return ['pictures', `/memes/${made.body.result.id}/picture.png`, eve.token];
}

const attacks: [string, Prepare | null][] = [
  ['none', null],
  ['20 × 20,000 pipelined polls', async () => ['pipeline', `${limits.socket.path}?EIO=4&transport=polling&sid=x`]],
  ['20 × 20,000 pipelined malformed addresses', async () => ['pipeline', '/%zz']],
  ['handshakes from 20 /64s of one /56', async () => ['handshakes', '56']],
  ['handshakes from the address of the newcomer', async () => ['handshakes', '127.0.0.1']],
  ['60 PNGs at once of one account', picturesOf],
];

async function measure(name: string, prepare: Prepare | null): Promise<Cell[]> {
  const home = process.env['SERVER_HOME'];
  const env = { RATE_LIMITS: 'on', TRUST_PROXY: '1', LOG_LEVEL: 'fatal' };
  const server = await startServer({ env, ...(home !== undefined && { home }) });
  const bots = await startMatch(server.url);
  const newcomer = await createBot(server.url);
  newcomer.close();
  let lost = 0;
  for (const { socket } of bots) socket.on('disconnect', () => (lost += 1));
  const attacker = prepare && spawn(process.execPath, [ATTACKER, server.url, ...(await prepare(server))], { stdio: 'inherit' });
  const over = new AbortController();
  try {
    const probing = probe(server.url, over.signal);
    // Halfway: by then the attack has filled what it can.
    const coming = sleep(seconds * 500).then(() => newcomerMs(server.url, newcomer));
    await sleep(seconds * 1_000);
    const came = await coming;
    over.abort();
    const took = await probing;
    return [name, ...[0.5, 0.99, 1].map((share) => rounded(quantile(took, share))), lost, rounded(came)];
  } finally {
    if (attacker) {
      attacker.kill('SIGKILL');
      await once(attacker, 'exit');
    }
    for (const bot of bots) bot.close();
    await server.dispose();
  }
}

const rows: Cell[][] = [];
for (const [name, prepare] of attacks) rows.push(await measure(name, prepare));
const headings = ['attack', 'health p50 ms', 'p99 ms', 'max ms', 'sockets lost', 'newcomer in, ms'];
console.log(table(`Attacks from one process beside a match of four, ${seconds} s each`, headings, rows));
console.log(machine());
