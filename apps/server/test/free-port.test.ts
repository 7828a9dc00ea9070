import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RESERVED, reserve } from './free-port.ts';

it('a port is reserved once, and that of a process that has ended is free again', () => {
  // None that is ever handed out.
  const port = 70_000 + process.pid;
  const file = join(RESERVED, String(port));
  mkdirSync(RESERVED, { recursive: true });
  rmSync(file, { force: true });
  expect([reserve(port), reserve(port)]).toEqual([true, false]);
  writeFileSync(file, String(process.ppid));
  expect(reserve(port)).toBe(false);
  writeFileSync(file, String(spawnSync(process.execPath, ['--version']).pid));
  expect(reserve(port)).toBe(true);
  rmSync(file);
});
