import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { environment } from '../../apps/server/src/config.ts';
import { root } from '../steps.ts';

const documented = environment.map(({ name }) => name);
const work = mkdtempSync(join(tmpdir(), 'deadpan-told-'));
interface Told {
  nodes: Record<string, string>;
  around: Record<string, string>;
  unused: string[];
  wasOpen: boolean;
}
const program = `
import { toldFrom } from ${JSON.stringify(pathToFileURL(join(root, 'deploy/native/told.mjs')).href)};
console.log(JSON.stringify(toldFrom(JSON.parse(process.argv[1]))));`;
/** As `start.mjs` asks it, which nothing of ours may import. */
const toldFrom = (from: { folder: string; shell: Record<string, string>; documented: string[] }): Told =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program, JSON.stringify(from)], { encoding: 'utf8', stdio: 'pipe' }),
  ) as Told;

const folderOf = (name: string): string => join(work, name);
afterAll(() => rmSync(work, { recursive: true }));

it('tells the nodes every documented variable that the shell has, but for those each is given', () => {
  const own = ['HOST', 'PORT', 'DATA_DIR', 'DATABASE_URL', 'REDIS_URL', 'LAN'];
  const shell = { HOME: '/root', ...Object.fromEntries(documented.map((name) => [name, `the ${name}`])) };
  const { nodes, around, unused } = toldFrom({ folder: folderOf('all'), shell, documented });
  const heeded = documented.filter((name) => !own.includes(name) && name !== 'HTTPS_PORT');
  expect(Object.keys(nodes).toSorted()).toEqual(heeded.toSorted());
  for (const name of heeded) expect(nodes[name]).toBe(`the ${name}`);
  // The proxy's port.
  expect(around['HTTPS_PORT']).toBe('the HTTPS_PORT');
  expect(unused.toSorted()).toEqual(own.toSorted());
});

it('lets secrets.env win over the shipped settings, and the shell over both; what is empty is not set', () => {
  const folder = mkdtempSync(join(work, 'layers-'));
  writeFileSync(
    join(folder, 'secrets.env'),
    'LOG_LEVEL=warn\nS3_REGION=eu-1\nJWT_SECRET_PREVIOUS=before\nTURN_EXTERNAL_IP=203.0.113.7/10.0.0.5\nNODE_A_PORT=8081',
  );
  const { nodes, around } = toldFrom({ folder, shell: { S3_REGION: 'eu-2', LOG_LEVEL: '' }, documented });
  expect(nodes).toMatchObject({ NODE_ENV: 'production', LOG_LEVEL: 'warn', S3_REGION: 'eu-2', JWT_SECRET_PREVIOUS: 'before' });
  expect(around).toMatchObject({ TURN_EXTERNAL_IP: '203.0.113.7/10.0.0.5', NODE_A_PORT: '8081' });
});

it('makes the secrets that nobody has told, once, for the owner’s eyes', () => {
  const folder = folderOf('made');
  const first = toldFrom({ folder, shell: { JWT_SECRET: 'the shell’s' }, documented });
  expect(statSync(join(folder, 'secrets.env')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, 'secrets.env'), 'utf8')).toMatch(
    /^POSTGRES_PASSWORD=\w{64}\nREDIS_PASSWORD=\w{64}\nTURN_SECRET=\w{64}\nMETRICS_TOKEN=\w{64}\n$/,
  );
  expect(toldFrom({ folder, shell: { JWT_SECRET: 'the shell’s' }, documented })).toEqual(first);
  // A file that was begun by hand keeps its lines.
  const begun = mkdtempSync(join(work, 'begun-'));
  writeFileSync(join(begun, 'secrets.env'), 'STUN_URLS=stun:stun.example:3478');
  const { nodes } = toldFrom({ folder: begun, shell: {}, documented });
  expect(readFileSync(join(begun, 'secrets.env'), 'utf8').split('\n').slice(0, 2)).toEqual([
    'STUN_URLS=stun:stun.example:3478',
    `JWT_SECRET=${nodes['JWT_SECRET']}`,
  ]);
});

it('closes a file of secrets that others could read, and says so', () => {
  const folder = mkdtempSync(join(work, 'open-'));
  const secrets = join(folder, 'secrets.env');
  writeFileSync(secrets, 'JWT_SECRET=of the operator\n');
  chmodSync(secrets, 0o644);
  chmodSync(folder, 0o777);
  expect(toldFrom({ folder, shell: {}, documented }).wasOpen).toBe(true);
  expect([statSync(secrets).mode & 0o777, statSync(folder).mode & 0o777]).toEqual([0o600, 0o711]);
  expect(toldFrom({ folder, shell: {}, documented }).wasOpen).toBe(false);
});

it('trusts no folder of somebody else, who could replace what is in it', () => {
  const folder = mkdtempSync(join(work, 'theirs-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, 65_534, 65_534);
  // A folder of root’s, for everybody else.
  const theirs = isRoot ? folder : '/usr';
  expect(() => toldFrom({ folder: theirs, shell: {}, documented })).toThrow(`${theirs} belongs to user`);
});
