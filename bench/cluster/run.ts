import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClusterServices } from '../../apps/server/test/cluster-services.ts';
import { accountsIn } from '../accounts.ts';
import { numbers } from '../arguments.ts';
import { SEATS } from '../arenas.ts';
import { pinSelf, startPinned, type Pinned } from '../fanout/pinned.ts';
import { note } from '../figures.ts';
import { machine } from '../machine.ts';
import { median, quantile } from '../quantile.ts';
import { rounded, table, type Cell } from '../table.ts';
import { orders } from '../fanout/load.ts';
import { inTurns, latenciesOf, perDelivery, talk, type Compared, type Measured, type Side } from '../turns.ts';
import { closeCrowd, openCrowd } from '../crowd.ts';
import { redisCpuMs } from './redis-cpu.ts';

/*
 * What a delivery costs two nodes over PostgreSQL and Redis against one process with the embedded store: lobbies of four in the middle of a play, a
 * summary a second from everybody to the four. Once the players of a lobby are on one node, as the shipped proxy puts them, once two of them on
 * each; each player in a moment of their own, and the four in step, as our pages are. All servers share the first core and take turns; the load,
 * PostgreSQL and Redis have the second. What is wanted is wanted of nodes as they are shipped, a lobby on one, and of as many lobbies as the goal was
 * set for (docs/decisions/0012-what-the-benches-said.md); the other figures stand beside it.
 *   npm run bench:cluster -w bench -- --lobbies 500 --rounds 5 --seconds 3
 */

const SERVER_CORE = 0;
const LOAD_CORE = 1;
/** Lobbies that two processes were compared with when the goal was set. */
const WANTED_FROM = 500;
const AT_MOST = 1.4;
const PROGRAM = 'apps/server/dist/main.js';

const { lobbies, rounds, seconds } = numbers({ lobbies: 500, rounds: 5, seconds: 3 });
const undo: (() => Promise<void> | void)[] = [];

async function start(env: Record<string, string>): Promise<{ server: Pinned; folder: string }> {
  const folder = env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'deadpan-node-'));
  // At half the speed a play lasts until the bench is over.
  const common = { NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn', RATE_LIMITS: 'off', MATCH_SPEED: '0.5' };
  const server = await startPinned(SERVER_CORE, PROGRAM, { ...common, ...env });
  undo.push(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { server, folder };
}

async function alone(): Promise<Side> {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-alone-'));
  const accounts = await accountsIn({ folder }, lobbies * SEATS);
  const { server } = await start({ DATA_DIR: folder });
  const crowd = await openCrowd(accounts, () => server.url);
  undo.push(() => closeCrowd(crowd));
  crowd.start();
  return { crowd, cpuMs: server.cpuMs };
}

const row = (name: string, how: string, turns: readonly Measured[], ratio: number): Cell[] => [
  name,
  how,
  rounded(median(turns.map(perDelivery))),
  rounded(ratio),
  rounded(quantile(latenciesOf(turns), 0.5)),
  rounded(quantile(latenciesOf(turns), 0.99)),
  turns.reduce((sum, { turn }) => sum + turn.lost, 0),
];

/** What two nodes of their own cost against the single process, in each of the orders, and the Redis between them; `nodeOf`: which of the two a player comes to. */
function against(single: Side, nodeOf: (player: number) => number) {
  return withClusterServices(async ({ env, postgres, redis, close }) => {
    const accounts = await accountsIn({ databaseUrl: postgres.url, secret: env['JWT_SECRET'] ?? '' }, lobbies * SEATS);
    const nodes = [await start(env), await start(env)].map(({ server }) => server);
    const crowd = await openCrowd(accounts, (player) => nodes[nodeOf(player)]!.url);
    crowd.start();
    const cpuMs = (): number => nodes.reduce((sum, node) => sum + node.cpuMs(), 0);
    const [redisBefore, heardBefore] = [await redisCpuMs(redis.url), performance.now()];
    const compared: (Compared & { how: string })[] = [];
    for (const [how, order] of orders) {
      compared.push({ how, ...(await inTurns(single, { crowd, cpuMs }, rounds, talk(seconds * 1_000, order))) });
    }
    const redisMs = (await redisCpuMs(redis.url)) - redisBefore;
    const took = performance.now() - heardBefore;
    closeCrowd(crowd);
    for (const node of nodes) await node.stop();
    await close();
    return { compared, redis: (redisMs / took) * 100 };
  });
}

const PLACES = [
  {
    nodes: 'two nodes, a lobby on one',
    where: 'the players of a lobby on one node',
    nodeOf: (player: number) => Math.floor(player / SEATS) % 2,
    isShipped: true,
  },
  {
    nodes: 'two nodes, every lobby on both',
    where: 'every lobby spread over both',
    nodeOf: (player: number) => player % 2,
    isShipped: false,
  },
];

pinSelf(LOAD_CORE);
try {
  const single = await alone();
  const headings = ['servers', 'players', 'µs/delivery', 'ratio', 'p50 ms', 'p99 ms', 'over 3 s'];
  const rows: Cell[][] = [];
  const atRedis: string[] = [];
  for (const { nodes, where, nodeOf, isShipped } of PLACES) {
    const { compared, redis } = await against(single, nodeOf);
    atRedis.push(rounded(redis));
    for (const { how, first, second, ratio } of compared) {
      rows.push(row('one process', how, first, 1), row(nodes, how, second, ratio));
      const what = `CPU per delivery of two nodes against one process, ${lobbies} lobbies, ${how}, ${where}`;
      note({ what, measured: ratio, unit: '×', ...(isShipped && lobbies >= WANTED_FROM && { goal: { atMost: AT_MOST } }) });
    }
  }
  console.log(table(`A summary a second: ${lobbies} lobbies of four, ${rounds} × ${seconds} s each`, headings, rows));
  console.log(`Redis at work: ${atRedis.join(' % and ')} % of a core\n`);
  console.log(machine());
} finally {
  for (const end of undo.reverse()) await end();
}
