import { expect, it } from 'vitest';
import { promise } from '../promise.ts';
import { fuzzFiles } from './file-fuzz.ts';

it('F21 two thousand hostile files of every format cost a server their refusals, and the matches beside it go on', async () => {
  const found = await fuzzFiles(2_000, 20_261_125);
  // The changes are neither too small to matter nor so large that nothing is read.
  expect(found.taken).toBeGreaterThan(100);
  expect(found.refused).toBeGreaterThan(1_000);
  expect(found.matches).toBeGreaterThan(0);
  promise('F21', 'hostile files sent', found.files);
  promise('F21', 'worker processes that died, each over one file', found.deaths);
  promise('F21', 'the server’s memory grew by', Math.max(0, found.memoryAfter - found.memoryBefore), 'MB', 64);
  promise('F21', 'timers of a match beside it were late at p99 by at most', found.timerP99, 'ms', 20);
}, 1_800_000);
