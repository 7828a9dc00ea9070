import { numbers } from '../arguments.ts';
import { deadpanContender } from '../fanout/contenders.ts';
import { inStep } from '../fanout/load.ts';
import { pinSelf } from '../fanout/pinned.ts';
import { note } from '../figures.ts';
import { machine } from '../machine.ts';
import { quantile } from '../quantile.ts';
import { rounded, table, type Cell } from '../table.ts';
import { latenciesOf, measured, talk, type Measured } from '../turns.ts';

/*
 * How many lobbies of four one core holds: everybody in the middle of a play says a summary a second, in step as our pages are, which reaches the four, and of all
 * deliveries one in a hundred may take 50 ms. Begins with as many lobbies as are wanted and goes up, or down, by `step` until the answer is
 * known. The server is on the first core, the load on the second; where the load itself has no time left, it is the limit, and the table says so.
 *   npm run bench:capacity -w bench -- --from 1800 --step 300 --seconds 8
 */

const SERVER_CORE = 0;
const LOAD_CORE = 1;
const P99_MS = 50;

const { from, step, seconds, most } = numbers({ from: 1_800, step: 300, seconds: 8, most: 2_700 });

interface Level {
  lobbies: number;
  p99: number;
  row: Cell[];
}

const share = (ms: number, of: number): string => `${Math.round((ms / of) * 100)} %`;

/** A server with this many lobbies, from its start to its end. */
async function level(lobbies: number): Promise<Level> {
  const ours = await deadpanContender(SERVER_CORE, lobbies);
  try {
    await measured(ours, talk(2_000, inStep));
    const [begun, own] = [performance.now(), process.cpuUsage()];
    const result: Measured = await measured(ours, talk(seconds * 1_000, inStep));
    const took = performance.now() - begun;
    const { user, system } = process.cpuUsage(own);
    const latencies = latenciesOf([result]);
    const p99 = result.turn.lost > 0 ? Infinity : quantile(latencies, 0.99);
    const row = [
      lobbies,
      Math.round(result.deliveries / seconds),
      rounded(quantile(latencies, 0.5)),
      rounded(quantile(latencies, 0.99)),
      result.turn.lost,
      share(result.cpuMs, seconds * 1_000),
      share((user + system) / 1_000, took),
    ];
    return { lobbies, p99, row };
  } finally {
    await ours.close();
  }
}

pinSelf(LOAD_CORE);
const levels: Level[] = [await level(from)];
const holds = ({ p99 }: Level): boolean => p99 <= P99_MS;
const up = holds(levels[0]!);
for (let lobbies = from; ;) {
  lobbies += up ? step : -step;
  if (lobbies > most || lobbies <= 0) break;
  const next = await level(lobbies);
  levels.push(next);
  if (holds(next) !== up) break;
}
const held = Math.max(0, ...levels.filter(holds).map(({ lobbies }) => lobbies));
const headings = ['lobbies', 'deliveries/s', 'p50 ms', 'p99 ms', 'over 3 s', 'server', 'load'];
console.log(
  table(
    `Lobbies of four on one core`,
    headings,
    levels.toSorted((a, b) => a.lobbies - b.lobbies).map(({ row }) => row),
  ),
);
console.log(machine());
note({
  what: `Lobbies of four on one core with p99 of a delivery within ${P99_MS} ms`,
  measured: held,
  unit: '',
  goal: { atLeast: 1_800 },
});
