import { numbers } from '../arguments.ts';
import { machine } from '../machine.ts';
import { median, quantile } from '../quantile.ts';
import { rounded, table } from '../table.ts';
import { bareContender, deadpanContender, type Contender } from './contenders.ts';
import type { Turn } from './load.ts';
import { pinSelf } from './pinned.ts';

/*
 * Lobbies of four in the middle of a play: every player's summary, once a second, reaches the four. The server as it is built beside bare `ws`
 * that sends the same texts, each on the first core, the load on the second, taking turns in one run.
 *   npm run bench:fanout -w bench -- --lobbies 900 --rounds 12 --seconds 3
 */

const SERVER_CORE = 0;
const LOAD_CORE = 1;
/** Load before the clock starts: connections that lay still have to be warm again. */
const SETTLE_MS = 500;

interface Measured extends Turn {
  cpuMs: number;
  deliveries: number;
  ms: number;
}

async function measure({ crowd, server }: Contender, ms: number): Promise<Measured> {
  await crowd.play(SETTLE_MS);
  const begun = performance.now();
  const cpuBefore = server.cpuMs();
  const turn = await crowd.play(ms);
  const cpuMs = server.cpuMs() - cpuBefore;
  return { ...turn, cpuMs, deliveries: turn.readings + turn.others, ms: performance.now() - begun };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const perDelivery = ({ cpuMs, deliveries }: Measured): number => (cpuMs * 1_000) / deliveries;

function row({ name, crowd, empty, full, ramp }: Contender, windows: readonly Measured[], ratio: number) {
  const of = (key: 'deliveries' | 'others' | 'bytes' | 'lost' | 'ms') => sum(windows.map((window) => window[key]));
  const latencies = windows.flatMap((window) => window.latencies);
  const kib = (bytes: number) => rounded(bytes / 1_024 / crowd.ids.length);
  return [
    name,
    rounded(median(windows.map(perDelivery))),
    rounded(ratio),
    rounded(quantile(latencies, 0.5)),
    rounded(quantile(latencies, 0.99)),
    kib(full.used - empty.used),
    kib(full.rss - empty.rss),
    Math.round(of('deliveries') / (of('ms') / 1_000)),
    `${rounded((of('others') / of('deliveries')) * 100)} %`,
    Math.round(of('bytes') / of('deliveries')),
    of('lost'),
    Math.round(ramp),
  ];
}

const HEADINGS = [
  'server',
  'µs per delivery',
  'ratio to ws',
  'p50 ms',
  'p99 ms',
  'KiB/connection',
  'KiB RSS',
  'deliveries/s',
  'not summaries',
  'bytes each',
  'lost',
  'connections/s',
];

const { lobbies, rounds, seconds } = numbers({ lobbies: 100, rounds: 12, seconds: 3 });
pinSelf(LOAD_CORE);
const open: Contender[] = [];
try {
  const bare = await bareContender(SERVER_CORE, lobbies);
  open.push(bare);
  const ours = await deadpanContender(SERVER_CORE, lobbies);
  open.push(ours);
  const pairs: { ours: Measured; bare: Measured }[] = [];
  for (let round = 0; round < rounds; round++) {
    pairs.push({ ours: await measure(ours, seconds * 1_000), bare: await measure(bare, seconds * 1_000) });
  }
  const ratios = pairs.map((pair) => perDelivery(pair.ours) / perDelivery(pair.bare));
  const title = `Fan-out: ${lobbies} lobbies of four, ${lobbies * 4} connections, ${rounds} × ${seconds} s each, in turns`;
  const theirs = pairs.map((pair) => pair.bare);
  console.log(
    table(title, HEADINGS, [
      row(bare, theirs, 1),
      row(
        ours,
        pairs.map((pair) => pair.ours),
        median(ratios),
      ),
    ]),
  );
  console.log(`Ratio of each pair of turns: ${ratios.map(rounded).join(' ')}`);
  console.log('KiB/connection: after a collection, the whole match with its room included. KiB RSS: what the process grew by.');
  console.log(machine());
} finally {
  for (const contender of open) await contender.close();
}
