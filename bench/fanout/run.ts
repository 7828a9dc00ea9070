import { numbers } from '../arguments.ts';
import { machine } from '../machine.ts';
import { median, quantile } from '../quantile.ts';
import { rounded, table, type Cell } from '../table.ts';
import { inTurns, latenciesOf, perDelivery, talk, type Measured, type Work } from '../turns.ts';
import { againstBare, type Contender } from './contenders.ts';
import { orders } from './load.ts';
import { pinSelf } from './pinned.ts';

/*
 * Lobbies of four in the middle of a play: every player's summary, once a second, reaches the four. The server as it is built beside bare `ws`
 * that sends the same texts, each on the first core, the load on the second, taking turns in one run.
 *   npm run bench:fanout -w bench -- --lobbies 900 --rounds 10 --seconds 3 --rushes 30
 */

const SERVER_CORE = 0;
const LOAD_CORE = 1;
/** Summaries that everybody sends at once in a rush: enough for a turn of some hundred milliseconds. */
const AT_ONCE = 4;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function row({ name }: Contender, turns: readonly Measured[], ratio: number): Cell[] {
  const of = (key: 'others' | 'bytes' | 'lost') => sum(turns.map(({ turn }) => turn[key]));
  const [deliveries, ms] = [sum(turns.map((each) => each.deliveries)), sum(turns.map((each) => each.ms))];
  const latencies = latenciesOf(turns);
  return [
    name,
    rounded(median(turns.map(perDelivery))),
    rounded(Math.min(...turns.map(perDelivery))),
    rounded(ratio),
    rounded(quantile(latencies, 0.5)),
    rounded(quantile(latencies, 0.99)),
    Math.round(deliveries / (ms / 1_000)),
    `${rounded((of('others') / deliveries) * 100)} %`,
    Math.round(of('bytes') / deliveries),
    of('lost'),
  ];
}

const HEADINGS = ['server', 'µs/delivery', 'best', 'ratio', 'p50 ms', 'p99 ms', 'deliveries/s', 'not summaries', 'bytes each', 'over 3 s'];

/** Lets both do the same in turns; prints what it cost them. */
async function compare(title: string, [bare, ours]: readonly [Contender, Contender], rounds: number, work: Work): Promise<void> {
  const { first, second, ratios, ratio } = await inTurns(bare, ours, rounds, work);
  console.log(table(title, HEADINGS, [row(bare, first, 1), row(ours, second, ratio)]));
  console.log(`The ratio, pair of turns by pair: ${ratios.map(rounded).join(' ')}\n`);
}

function printConnections(contenders: readonly Contender[]): void {
  const rows = contenders.map(({ name, crowd, empty, full, ramp, idle }): Cell[] => {
    const kib = (bytes: number): string => rounded(bytes / 1_024 / crowd.ids.length);
    return [name, crowd.ids.length, kib(full.used - empty.used), kib(full.rss - empty.rss), Math.round(ramp), rounded(idle)];
  });
  const headings = ['server', 'connections', 'KiB each, collected', 'KiB each, process', 'opened/s', 'idle CPU ms/s'];
  console.log(table('Connections; ours with their rooms and matches', headings, rows));
}

const { lobbies, rounds, seconds, rushes } = numbers({ lobbies: 100, rounds: 10, seconds: 3, rushes: 30 });
pinSelf(LOAD_CORE);
await againstBare(SERVER_CORE, lobbies, async (...both) => {
  const crowd = `${lobbies} lobbies of four`;
  for (const [how, order] of orders) {
    const title = `A summary a second, ${how}: ${crowd}, ${rounds} × ${seconds} s each`;
    await compare(title, both, rounds, talk(seconds * 1_000, order));
  }
  await compare(`${AT_ONCE} summaries at once: ${crowd}, ${rushes} times each`, both, rushes, (each) => each.rush(AT_ONCE));
  printConnections(both);
  console.log(machine());
});
