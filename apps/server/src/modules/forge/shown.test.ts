import { expect, it } from 'vitest';
import { filenameOf } from './shown.ts';

it.each([
  ['The printer knows fear!', 'deadpan-the-printer-knows-fear-1a2b3c.png'],
  ['../../etc/passwd', 'deadpan-etc-passwd-1a2b3c.png'],
  ['Crème brûlée "at" \r\n 3', 'deadpan-creme-brulee-at-3-1a2b3c.png'],
  ['猫とプリンター', 'deadpan-1a2b3c.png'],
  ['a'.repeat(280), `deadpan-${'a'.repeat(40)}-1a2b3c.png`],
])('%j is saved as %s', (prompt, filename) => {
  expect(filenameOf({ id: '1a2b3c4d-0000', prompt })).toBe(filename);
});
