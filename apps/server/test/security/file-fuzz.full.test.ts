import { expect, it } from 'vitest';
import { promise } from '../promise.ts';
import { fuzzFiles } from './file-fuzz.ts';

it(
  'F21 two hundred thousand hostile files cost a server their refusals',
  async () => {
    const found = await fuzzFiles(200_000, 1);
    expect(found.taken).toBeGreaterThan(10_000);
    expect(found.refused).toBeGreaterThan(100_000);
    promise('F21', 'hostile files sent', found.files);
    promise('F21', 'worker processes that died, each over one file', found.deaths);
    promise('F21', 'the server’s memory grew by', Math.max(0, found.memoryAfter - found.memoryBefore), 'MB', 64);
    promise('F21', 'timers of a match beside it were late at p99 by at most', found.timerP99, 'ms', 20);
  },
  6 * 60 * 60_000,
);
