import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { root } from '../steps.ts';

const work = mkdtempSync(join(tmpdir(), 'deadpan-native-'));
afterAll(() => rmSync(work, { recursive: true }));

/** What Node is given to do a line that calls something of `deploy/native`, as `start.mjs` does: nothing of ours may import that. */
function calling(file: string, name: string, call: string): string[] {
  const url = pathToFileURL(join(root, 'deploy/native', file)).href;
  return ['--input-type=module', '-e', `import { ${name} } from ${JSON.stringify(url)};\n${call};`];
}

it('a log that got too long begins anew, beside the one before, and is written on by whoever has it open', () => {
  const logs = join(work, 'logs');
  mkdirSync(logs);
  writeFileSync(join(logs, 'short.log'), 'short\n');
  const open = openSync(join(logs, 'long.log'), 'a');
  const turnOver = (): unknown => execFileSync(process.execPath, calling('logs.mjs', 'turnOver', `turnOver(${JSON.stringify(logs)}, 10)`));
  const held = (): Record<string, string> =>
    Object.fromEntries(readdirSync(logs).map((name) => [name, readFileSync(join(logs, name), 'utf8')]));
  writeSync(open, 'the first of it\n');
  turnOver();
  writeSync(open, 'the rest\n');
  expect(held()).toEqual({ 'short.log': 'short\n', 'long.log': 'the rest\n', 'long.log.1': 'the first of it\n' });
  writeSync(open, 'and more\n');
  closeSync(open);
  turnOver();
  expect(held()).toEqual({ 'short.log': 'short\n', 'long.log': '', 'long.log.1': 'the rest\nand more\n' });
  // Whoever takes the folder away ends nothing.
  rmSync(logs, { recursive: true });
  turnOver();
});

it('where PostgreSQL’s user cannot get to is said in one line', () => {
  const said = (path: string): string => {
    const call = `try { mustReach((...args) => args, [${JSON.stringify(path)}]) } catch (error) { console.log(error.message) }`;
    return execFileSync(process.execPath, calling('reach.mjs', 'mustReach', call), { encoding: 'utf8' });
  };
  expect(said(work)).toBe('');
  expect(said(join(work, 'nowhere'))).toMatch(/^PostgreSQL's user cannot reach \S+nowhere: .* not under \/root\.\n$/);
});

it('the relay is told the address players reach and its own, or it does not start', () => {
  const told = (pair: string, own = ['192.168.77.1', '203.0.113.7']): string => {
    const call = `try { console.log(reachedAt(${JSON.stringify(pair)}, ${JSON.stringify(own)}).join()) } catch (error) { console.log(error.message) }`;
    return execFileSync(process.execPath, calling('relay.mjs', 'reachedAt', call), { encoding: 'utf8' });
  };
  expect(told('')).toBe('--allowed-peer-ip=192.168.77.1,--allowed-peer-ip=203.0.113.7\n');
  expect(told('203.0.113.7/10.0.0.5')).toBe('--external-ip=203.0.113.7/10.0.0.5\n');
  for (const half of ['203.0.113.7', '203.0.113.7/', '/10.0.0.5', 'a/b/c']) {
    expect(told(half)).toBe(
      `TURN_EXTERNAL_IP is "${half}"; it must be the address players reach, a slash and the machine's own, such as 203.0.113.7/10.0.0.5, or empty where these are one.\n`,
    );
  }
});
