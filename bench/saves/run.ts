import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresServer } from '../../apps/server/test/postgres-server.ts';
import { accountsIn, type Place } from '../accounts.ts';
import { numbers } from '../arguments.ts';
import { must, openArenas, SEATS } from '../arenas.ts';
import type { PlayerConnection } from '../fanout/wire.ts';
import { pinSelf, startPinned } from '../fanout/pinned.ts';
import { note } from '../figures.ts';
import { loopProbe, type Late } from '../loop.ts';
import { machine } from '../machine.ts';
import { quantile } from '../quantile.ts';
import { rounded, table, type Cell } from '../table.ts';

/*
 * How late the event loop is while rooms are saved: players of waiting arenas of four say again and again that they are ready or not, which is a
 * transition of its own each time, saved before it is acknowledged and told. Once over the embedded store and once over PostgreSQL; the server
 * on the first core, load and PostgreSQL on the second.
 *   npm run bench:saves -w bench -- --arenas 150 --perSecond 600 --seconds 10
 */

const SERVER_CORE = 0;
const LOAD_CORE = 1;
const TICK_MS = 5;
const SETTLE_S = 3;
const SECRET = 'one secret for a bench, long enough';

const { arenas, perSecond, seconds } = numbers({ arenas: 150, perSecond: 600, seconds: 10 });

interface Measured {
  late: Late;
  /** Milliseconds from saying it to the acknowledgement. */
  acks: number[];
  perSecond: number;
  /** Microseconds of processor for one transition. */
  cpuUs: number;
}

/** Everybody in turn changes their mind, `rate` times a second altogether, for `ms`. */
async function toggle(players: readonly PlayerConnection[], ready: boolean[], rate: number, ms: number): Promise<number[]> {
  const acks: number[] = [];
  const under: Promise<void>[] = [];
  const begun = performance.now();
  let said = 0;
  for (let now = begun; now - begun < ms; now = performance.now()) {
    for (const due = ((now - begun) / 1_000) * rate; said < due; said++) {
      // One of each arena before the next of any.
      const arena = said % arenas;
      const player = arena * SEATS + (Math.floor(said / arenas) % SEATS);
      ready[player] = !ready[player];
      const at = performance.now();
      under.push(must(players[player]!, 'player_ready', { ready: ready[player] }).then(() => void acks.push(performance.now() - at)));
    }
    await sleep(TICK_MS);
  }
  await Promise.all(under);
  return acks;
}

async function measure(name: string, place: Place, env: Record<string, string>): Promise<{ rest: Late; saving: Measured; row: Cell[] }> {
  const folder = 'folder' in place ? place.folder : mkdtempSync(join(tmpdir(), 'deadpan-saves-'));
  const probe = loopProbe(folder);
  const accounts = await accountsIn(place, arenas * SEATS);
  const common = { NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn', RATE_LIMITS: 'off' };
  const server = await startPinned(SERVER_CORE, 'apps/server/dist/main.js', { ...common, ...probe.env, ...env });
  let players: PlayerConnection[] = [];
  try {
    players = await openArenas({ accounts, urlOf: () => server.url, settings: { maxPlayers: SEATS }, hear: () => () => {} });
    const ready = players.map(() => true);
    await toggle(players, ready, perSecond, SETTLE_S * 1_000);
    await sleep(1_000);
    await probe.late();
    await sleep(SETTLE_S * 1_000);
    const rest = await probe.late();
    const [before, begun] = [server.cpuMs(), performance.now()];
    const acks = await toggle(players, ready, perSecond, seconds * 1_000);
    const late = await probe.late();
    const took = (performance.now() - begun) / 1_000;
    const saving = { late, acks, perSecond: acks.length / took, cpuUs: ((server.cpuMs() - before) * 1_000) / acks.length };
    const numbersOf = [rest.p99, late.p50, late.p99, late.max, quantile(acks, 0.5), quantile(acks, 0.99), saving.cpuUs];
    return { rest, saving, row: [name, Math.round(saving.perSecond), ...numbersOf.map(rounded)] };
  } finally {
    for (const player of players) player.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

pinSelf(LOAD_CORE);
const embedded = await measure('embedded', { folder: mkdtempSync(join(tmpdir(), 'deadpan-saves-')) }, {});
const postgres = await postgresServer();
try {
  const env = { DATABASE_URL: postgres.url, JWT_SECRET: SECRET };
  const elsewhere = await measure('PostgreSQL', { databaseUrl: postgres.url, secret: SECRET }, env);
  const headings = ['store', 'saves/s', 'rest p99 ms', 'loop p50', 'loop p99', 'loop max', 'ack p50', 'ack p99', 'µs CPU each'];
  console.log(table(`${perSecond} transitions a second, ${seconds} s`, headings, [embedded.row, elsewhere.row]));
  console.log(machine());
  for (const [name, { saving }] of [['the embedded store', embedded] as const, ['PostgreSQL', elsewhere] as const]) {
    const what = `Event loop late at ${Math.round(saving.perSecond)} saves a second over ${name}`;
    note({ what: `${what}, p99`, measured: saving.late.p99, unit: 'ms', goal: { atMost: 10 } });
    note({ what: `Save acknowledged over ${name}, p99`, measured: quantile(saving.acks, 0.99), unit: 'ms' });
  }
} finally {
  await postgres.remove();
}
