import { numbers } from '../arguments.ts';
import { bareContender, deadpanContender, type Contender } from '../fanout/contenders.ts';
import { inStep } from '../fanout/load.ts';
import { pinSelf } from '../fanout/pinned.ts';
import { note } from '../figures.ts';
import { machine } from '../machine.ts';
import { quantile } from '../quantile.ts';
import { rounded, table, type Cell } from '../table.ts';
import { latenciesOf, measured, talk, type Measured } from '../turns.ts';

/*
 * How many lobbies of four one core holds, and how many bare `ws` holds on the same core with the same texts: everybody in the middle of a play
 * says a summary a second, in step as our pages do, which reaches the four, and of all deliveries one in a hundred may take 50 ms. Begins with half as
 * many lobbies as are wanted and goes up, or down, by `step` until the answer is known. Of each number of lobbies there are three windows of `seconds`,
 * and the one in the middle counts, for both servers: one hiccup of the machine is no answer. The server is on the first core, the load on the second;
 * where the load itself has no time left, it is the limit, and the table says so.
 *   npm run bench:capacity -w bench -- --from 900 --step 200 --seconds 8
 */

const SERVER_CORE = 0;
const LOAD_CORE = 1;
const P99_MS = 50;
/** As lobbies are wanted of a core that was measured to hold 2,300 of bare `ws`: the same share of whatever this core holds. */
const WANTED = 1_800;
const WANTED_OF_BARE = WANTED / 2_300;

const WINDOWS = 3;

const { from, step, seconds, most } = numbers({ from: 900, step: 200, seconds: 8, most: 2_700 });

interface Level {
  lobbies: number;
  p99: number;
  row: Cell[];
}

const share = (ms: number, of: number): string => `${Math.round((ms / of) * 100)} %`;

type Open = (core: number, lobbies: number) => Promise<Contender>;

/** What everybody's summaries take for `seconds`. */
async function windowOf(side: Contender, lobbies: number): Promise<Level> {
  const [begun, own] = [performance.now(), process.cpuUsage()];
  const result: Measured = await measured(side, talk(seconds * 1_000, inStep));
  const took = performance.now() - begun;
  const { user, system } = process.cpuUsage(own);
  const latencies = latenciesOf([result]);
  // Fewer than none: what was given up in the window before came in this one.
  const p99 = result.turn.lost !== 0 ? Infinity : quantile(latencies, 0.99);
  const row = [
    side.name,
    lobbies,
    Math.round(result.deliveries / seconds),
    rounded(quantile(latencies, 0.5)),
    rounded(quantile(latencies, 0.99)),
    result.turn.lost,
    share(result.cpuMs, seconds * 1_000),
    share((user + system) / 1_000, took),
  ];
  return { lobbies, p99, row };
}

/** A server with this many lobbies, from its start to its end. */
async function level(open: Open, lobbies: number): Promise<Level> {
  const side = await open(SERVER_CORE, lobbies);
  try {
    await measured(side, talk(2_000, inStep));
    const windows: Level[] = [];
    for (let window = 0; window < WINDOWS; window++) windows.push(await windowOf(side, lobbies));
    return windows.toSorted((one, other) => (one.p99 < other.p99 ? -1 : 1))[Math.floor(WINDOWS / 2)]!;
  } finally {
    await side.close();
  }
}

const holds = ({ p99 }: Level): boolean => p99 <= P99_MS;
const rows: Cell[][] = [];

/** How many lobbies a server of this kind holds, in steps. */
async function capacity(open: Open): Promise<number> {
  const levels: Level[] = [await level(open, from)];
  const up = holds(levels[0]!);
  for (let lobbies = from; ;) {
    lobbies += up ? step : -step;
    if (lobbies > most || lobbies <= 0) break;
    const next = await level(open, lobbies);
    levels.push(next);
    if (holds(next) !== up) break;
  }
  rows.push(...levels.toSorted((a, b) => a.lobbies - b.lobbies).map(({ row }) => row));
  return Math.max(0, ...levels.filter(holds).map(({ lobbies }) => lobbies));
}

pinSelf(LOAD_CORE);
const bare = await capacity(bareContender);
const ours = await capacity(deadpanContender);
const headings = ['server', 'lobbies', 'deliveries/s', 'p50 ms', 'p99 ms', 'over 3 s', 'server', 'load'];
console.log(table('Lobbies of four on one core', headings, rows));
console.log(machine());
const what = `Lobbies of four on one core with p99 of a delivery within ${P99_MS} ms`;
note({ what, measured: ours, unit: '', goal: { atLeast: WANTED } });
note({ what: 'The same of bare ws', measured: bare, unit: '' });
note({
  what: 'The first against the second, where a core that holds 2,300 of bare ws is to hold 1,800',
  measured: ours / bare,
  unit: '×',
  goal: { atLeast: WANTED_OF_BARE },
});
