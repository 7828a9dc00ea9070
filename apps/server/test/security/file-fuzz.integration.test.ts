import { expect, it } from 'vitest';
import { fuzzFiles, noteFileFuzz } from './file-fuzz.ts';

it('F21 two thousand hostile files of every format cost a server their refusals, and the matches beside it go on', async () => {
  const found = await fuzzFiles(2_000, 20_261_125);
  // The changes are neither too small to matter nor so large that nothing is read.
  expect(found.taken).toBeGreaterThan(100);
  expect(found.refused).toBeGreaterThan(1_000);
  expect(found.matches).toBeGreaterThan(0);
  noteFileFuzz(found);
}, 1_800_000);
