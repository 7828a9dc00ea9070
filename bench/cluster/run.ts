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
import { inTurns, latenciesOf, perDelivery, talk, type Measured, type Side } from '../turns.ts';
import { closeCrowd, openCrowd } from '../crowd.ts';
import { redisCpuMs } from './redis-cpu.ts';

/*
 * What a delivery costs two nodes over PostgreSQL and Redis against one process with the embedded store: lobbies of four in the middle of a play, a
 * summary a second from everybody to the four. Once the players of a lobby are on one node, as the shipped proxy puts them, once two of them on
 * each. All servers share the first core and take turns; the load, PostgreSQL and Redis have the second.
 *   npm run bench:cluster -w bench -- --lobbies 200 --rounds 5 --seconds 3
 */

const SERVER_CORE = 0;
const LOAD_CORE = 1;
const PROGRAM = 'apps/server/dist/main.js';

const { lobbies, rounds, seconds } = numbers({ lobbies: 200, rounds: 5, seconds: 3 });
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

const row = (name: string, turns: readonly Measured[], ratio: number): Cell[] => [
  name,
  rounded(median(turns.map(perDelivery))),
  rounded(ratio),
  rounded(quantile(latenciesOf(turns), 0.5)),
  rounded(quantile(latenciesOf(turns), 0.99)),
  turns.reduce((sum, { turn }) => sum + turn.lost, 0),
];

/** What two nodes of their own cost against the single process, and the Redis between them; `nodeOf`: which of the two a player comes to. */
function against(single: Side, nodeOf: (player: number) => number) {
  return withClusterServices(async ({ env, postgres, redis, close }) => {
    const accounts = await accountsIn({ databaseUrl: postgres.url, secret: env['JWT_SECRET'] ?? '' }, lobbies * SEATS);
    const nodes = [await start(env), await start(env)].map(({ server }) => server);
    const crowd = await openCrowd(accounts, (player) => nodes[nodeOf(player)]!.url);
    crowd.start();
    const cpuMs = (): number => nodes.reduce((sum, node) => sum + node.cpuMs(), 0);
    const [redisBefore, heardBefore] = [await redisCpuMs(redis.url), performance.now()];
    const result = await inTurns(single, { crowd, cpuMs }, rounds, talk(seconds * 1_000));
    const redisMs = (await redisCpuMs(redis.url)) - redisBefore;
    const took = performance.now() - heardBefore;
    closeCrowd(crowd);
    for (const node of nodes) await node.stop();
    await close();
    return { ...result, redis: (redisMs / took) * 100 };
  });
}

pinSelf(LOAD_CORE);
try {
  const single = await alone();
  const together = await against(single, (player) => Math.floor(player / SEATS) % 2);
  const apart = await against(single, (player) => player % 2);
  const headings = ['servers', 'µs/delivery', 'ratio', 'p50 ms', 'p99 ms', 'over 3 s'];
  const rows = [
    row('one process', together.first, 1),
    row('two nodes, a lobby on one', together.second, together.ratio),
    row('one process', apart.first, 1),
    row('two nodes, every lobby on both', apart.second, apart.ratio),
  ];
  console.log(table(`A summary a second: ${lobbies} lobbies of four, ${rounds} × ${seconds} s each`, headings, rows));
  console.log(`Redis at work: ${rounded(together.redis)} % and ${rounded(apart.redis)} % of a core\n`);
  console.log(machine());
  const what = `CPU per delivery of two nodes against one process, ${lobbies} lobbies`;
  note({ what: `${what}, the players of a lobby on one node`, measured: together.ratio, unit: '×', goal: { atMost: 1.4 } });
  note({ what: `${what}, every lobby spread over both`, measured: apart.ratio, unit: '×', goal: { atMost: 1.4 } });
} finally {
  for (const end of undo.reverse()) await end();
}
