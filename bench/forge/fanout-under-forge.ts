import { numbers } from '../arguments.ts';
import { deadpanContender, type Contender } from '../fanout/contenders.ts';
import type { Turn } from '../fanout/load.ts';
import { pinSelf } from '../fanout/pinned.ts';
import { machine } from '../machine.ts';
import { median, quantile } from '../quantile.ts';
import { rounded, table, type Cell } from '../table.ts';
import { smiths, type Smith } from './smith.ts';

/*
 * How long a message to the players of a running match takes while others make memes: turns without and turns during which ten memes are always
 * in the making, one after the other on the same server. The server, with all its threads, has one core; the load has the other.
 *   npm run bench:forge -w bench -- --lobbies 100 --rounds 10 --seconds 3
 */

const SERVER_CORE = 0;
const LOAD_CORE = 1;
const AT_ONCE = 10;
const SETTLE_MS = 300;

interface Measured extends Turn {
  memes: number[];
}

/** Lets `work` go on while everybody forges meme after meme. */
async function underForge(all: readonly Smith[], work: () => Promise<Turn>): Promise<Measured> {
  const memes: number[] = [];
  let over = false;
  const forging = all.map(async (smith) => {
    while (!over) memes.push(await smith.forge());
  });
  try {
    const turn = await work();
    // As they are now: while the last memes are waited for, the crowd goes on.
    return { ...turn, latencies: [...turn.latencies], memes };
  } finally {
    over = true;
    await Promise.all(forging);
  }
}

function row(name: string, turns: readonly Measured[], seconds: number): Cell[] {
  const latencies = turns.flatMap((turn) => turn.latencies);
  const memes = turns.flatMap((turn) => turn.memes);
  const lost = turns.reduce((sum, turn) => sum + turn.lost, 0);
  return [
    name,
    latencies.length,
    rounded(quantile(latencies, 0.5)),
    rounded(quantile(latencies, 0.9)),
    rounded(quantile(latencies, 0.99)),
    lost,
    rounded(memes.length / (turns.length * seconds)),
    memes.length === 0 ? '-' : rounded(median(memes)),
  ];
}

const ratios = (pairs: readonly { without: Measured; under: Measured }[], share: number): string => {
  const all = pairs.map(({ without, under }) => quantile(under.latencies, share) / quantile(without.latencies, share));
  return `median ${rounded(median(all))} (${all.map(rounded).join(' ')})`;
};

const { lobbies, rounds, seconds } = numbers({ lobbies: 100, rounds: 10, seconds: 3 });
pinSelf(LOAD_CORE);
const ours: Contender = await deadpanContender(SERVER_CORE, lobbies);
try {
  const { crowd, url } = ours;
  const ten = await smiths(url, AT_ONCE);
  // The engine reads its artwork once.
  for (const smith of ten) await smith.forge();
  const pairs: { without: Measured; under: Measured }[] = [];
  for (let round = 0; round < rounds; round++) {
    await crowd.play(SETTLE_MS);
    const turn = await crowd.play(seconds * 1_000);
    const without = { ...turn, latencies: [...turn.latencies], memes: [] };
    await crowd.play(SETTLE_MS);
    pairs.push({ without, under: await underForge(ten, () => crowd.play(seconds * 1_000)) });
  }
  const headings = ['a summary a second', 'deliveries', 'p50 ms', 'p90 ms', 'p99 ms', 'over 3 s', 'memes/s', 'meme ms'];
  const rows = [
    row(
      'without memes',
      pairs.map(({ without }) => without),
      seconds,
    ),
    row(
      `${AT_ONCE} memes at once`,
      pairs.map(({ under }) => under),
      seconds,
    ),
  ];
  console.log(table(`${lobbies} lobbies of four, ${rounds} × ${seconds} s each, in turns`, headings, rows));
  console.log(`p50 with and without, pair by pair: ${ratios(pairs, 0.5)}`);
  console.log(`p99 with and without, pair by pair: ${ratios(pairs, 0.99)}\n`);
  console.log(machine());
} finally {
  await ours.close();
}
