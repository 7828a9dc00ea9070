import { expect, it } from 'vitest';
import { fuzzFiles, noteFileFuzz } from './file-fuzz.ts';

it('F21 two hundred thousand hostile files cost a server their refusals', async () => {
  const found = await fuzzFiles(200_000, 1);
  expect(found.taken).toBeGreaterThan(10_000);
  expect(found.refused).toBeGreaterThan(100_000);
  noteFileFuzz(found);
}, 21_600_000);
