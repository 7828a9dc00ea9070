import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const rows = readFileSync(join(root, 'docs/security-tests.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (threat|-)/.test(line));

it('every line of docs/security-tests.md names tests that are there', () => {
  expect(rows.length).toBeGreaterThan(40);
  for (const row of rows) {
    const named = [...row.matchAll(/`([^`]+)` "([^"]+)"/g)];
    expect(named.length, `no test: ${row}`).toBeGreaterThan(0);
    for (const [, path = '', words = ''] of named)
      expect(readFileSync(join(root, path), 'utf8').includes(words), `${path}: ${words}`).toBe(true);
  }
});

it('every security test is named there', () => {
  const page = rows.join('\n');
  for (const name of ['arena-changes', 'arena-keys', 'doors', 'floods', 'newcomers', 'slow-readers', 'fuzz', 'secrets', 'unload'])
    expect(page).toContain(`security/${name}.integration.test.ts`);
});
