import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { numbers } from '../arguments.ts';
import { startPinned, type Memory } from '../fanout/pinned.ts';
import { machine } from '../machine.ts';
import { median } from '../quantile.ts';
import { rounded, table, type Cell } from '../table.ts';
import { aSmith } from './smith.ts';

/*
 * What memes leave behind in the server's memory: the built server, one player, meme after meme. After the last it must not be much larger than
 * after the first few.
 *   npm run bench:forge-memory -w bench -- --few 20 --many 200
 */

const MOST_RATIO = 1.2;
const { few, many } = numbers({ few: 20, many: 200 });
const folder = mkdtempSync(join(tmpdir(), 'deadpan-bench-'));
const env = { NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn', RATE_LIMITS: 'off' };
const server = await startPinned(0, 'apps/server/dist/main.js', env);
try {
  const smith = await aSmith(server.url, 0);
  const took: number[] = [];
  const rows: Cell[][] = [];
  const mib = (bytes: number): string => rounded(bytes / 2 ** 20);
  const look = async (): Promise<Memory> => {
    const memory = await server.memory();
    rows.push([took.length, mib(memory.rss), mib(memory.used), took.length === 0 ? '-' : rounded(median(took))]);
    return memory;
  };
  const forge = async (upTo: number): Promise<void> => {
    while (took.length < upTo) took.push(await smith.forge());
  };
  await look();
  await forge(few);
  const early = await look();
  for (const step of [0.25, 0.5, 0.75]) {
    await forge(Math.round(few + (many - few) * step));
    await look();
  }
  await forge(many);
  const late = await look();
  const ratio = late.rss / early.rss;
  console.log(table('The server after so many memes', ['memes', 'process MiB', 'heap after a collection MiB', 'a meme, ms'], rows));
  console.log(`After ${many} memes it has ${rounded(ratio)} times the memory of after ${few}; ${MOST_RATIO} is the most.\n`);
  console.log(machine());
  if (ratio > MOST_RATIO) process.exitCode = 1;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
