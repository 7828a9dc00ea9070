import { numbers } from '../arguments.ts';
import { machine } from '../machine.ts';
import { median, quantile } from '../quantile.ts';
import { rounded, table, type Cell } from '../table.ts';
import { bareContender, deadpanContender, type Contender } from './contenders.ts';
import { inStep, spread, type Crowd, type Turn } from './load.ts';
import { pinSelf } from './pinned.ts';

/*
 * Lobbies of four in the middle of a play: every player's summary, once a second, reaches the four. The server as it is built beside bare `ws`
 * that sends the same texts, each on the first core, the load on the second, taking turns in one run.
 *   npm run bench:fanout -w bench -- --lobbies 900 --rounds 10 --seconds 3 --rushes 30
 */

const SERVER_CORE = 0;
const LOAD_CORE = 1;
/** Load before the clock starts: connections that lay still have to be warm again. */
const SETTLE_MS = 300;
/** Summaries that everybody sends at once in a rush: enough for a turn of some hundred milliseconds. */
const AT_ONCE = 4;

interface Measured extends Turn {
  cpuMs: number;
  deliveries: number;
  ms: number;
}

async function measure({ crowd, server }: Contender, work: (crowd: Crowd) => Promise<Turn>): Promise<Measured> {
  await crowd.play(SETTLE_MS);
  const begun = performance.now();
  const cpuBefore = server.cpuMs();
  const turn = await work(crowd);
  const cpuMs = server.cpuMs() - cpuBefore;
  return { ...turn, cpuMs, deliveries: turn.readings + turn.others, ms: performance.now() - begun };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const perDelivery = ({ cpuMs, deliveries }: Measured): number => (cpuMs * 1_000) / deliveries;

function row({ name }: Contender, turns: readonly Measured[], ratio: number): Cell[] {
  const of = (key: 'deliveries' | 'others' | 'bytes' | 'lost' | 'ms') => sum(turns.map((turn) => turn[key]));
  const latencies = turns.flatMap((turn) => turn.latencies);
  return [
    name,
    rounded(median(turns.map(perDelivery))),
    rounded(Math.min(...turns.map(perDelivery))),
    rounded(ratio),
    rounded(quantile(latencies, 0.5)),
    rounded(quantile(latencies, 0.99)),
    Math.round(of('deliveries') / (of('ms') / 1_000)),
    `${rounded((of('others') / of('deliveries')) * 100)} %`,
    Math.round(of('bytes') / of('deliveries')),
    of('lost'),
  ];
}

const HEADINGS = ['server', 'µs/delivery', 'best', 'ratio', 'p50 ms', 'p99 ms', 'deliveries/s', 'not summaries', 'bytes each', 'over 3 s'];

/** Lets both work in turns, so that whatever else the machine does meets both; prints what it cost them. */
async function compare(title: string, contenders: readonly [Contender, Contender], rounds: number, work: (crowd: Crowd) => Promise<Turn>) {
  const [bare, ours] = contenders;
  const pairs: { theirs: Measured; own: Measured }[] = [];
  for (let round = 0; round < rounds; round++) pairs.push({ theirs: await measure(bare, work), own: await measure(ours, work) });
  const ratios = pairs.map(({ theirs, own }) => perDelivery(own) / perDelivery(theirs));
  const rows = [
    row(
      bare,
      pairs.map(({ theirs }) => theirs),
      1,
    ),
    row(
      ours,
      pairs.map(({ own }) => own),
      median(ratios),
    ),
  ];
  console.log(table(title, HEADINGS, rows));
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
const open: Contender[] = [];
try {
  const bare = await bareContender(SERVER_CORE, lobbies);
  open.push(bare);
  const ours = await deadpanContender(SERVER_CORE, lobbies);
  open.push(ours);
  const crowd = `${lobbies} lobbies of four`;
  const ways = [
    ['each in a moment of their own', spread],
    ['the four of a lobby in step, as our pages are', inStep],
  ] as const;
  for (const [how, order] of ways) {
    const title = `A summary a second, ${how}: ${crowd}, ${rounds} × ${seconds} s each`;
    await compare(title, [bare, ours], rounds, (each) => each.play(seconds * 1_000, order));
  }
  await compare(`${AT_ONCE} summaries at once: ${crowd}, ${rushes} times each`, [bare, ours], rushes, (each) => each.rush(AT_ONCE));
  printConnections(open);
  console.log(machine());
} finally {
  for (const contender of open) await contender.close();
}
