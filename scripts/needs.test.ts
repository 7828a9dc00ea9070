import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { provide } from './needs.ts';

const folders: string[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A machine of root's on which these programs are there and no other, nothing that installs them either. */
function aMachineWith(programs: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-needs-'));
  folders.push(folder);
  for (const program of programs) {
    writeFileSync(join(folder, program), '');
    chmodSync(join(folder, program), 0o755);
  }
  for (const name of ['PATH', 'CHROMIUM_PATH', 'FIREFOX_PATH']) vi.stubEnv(name, name === 'PATH' ? folder : join(folder, 'browser'));
  vi.spyOn(process, 'getuid').mockReturnValue(0);
}
const withoutNetworks = ['browser', 'initdb', 'caddy', 'certutil', 'redis-server', 'turnserver'];

it('does without what makes networks, whose stories are left out then', () => {
  aMachineWith(withoutNetworks);
  const said = vi.spyOn(console, 'error').mockReturnValue();
  expect(provide()).toBe(true);
  expect(said).not.toHaveBeenCalled();
});

it('does not without anything else, and says what to install', () => {
  aMachineWith(withoutNetworks.filter((program) => program !== 'caddy'));
  const said = vi.spyOn(console, 'error').mockReturnValue();
  expect(provide()).toBe(false);
  expect(said.mock.calls).toEqual([['Caddy is missing. Install it: sudo apt-get install -y caddy']]);
});
