import { X509Certificate } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { isIP, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, describe, expect, it } from 'vitest';
import { whereabouts } from './addresses.ts';
import { issue, makeAuthority, type Signed } from './certificates.ts';
import { keptCertificates } from './kept.ts';
import { poster } from './poster.ts';
import { readQr } from '../../test/read-qr.ts';
import { DAY_MS } from '../ports/durations.ts';

const NOW = Date.now();
const HOME = { addresses: ['192.168.1.20', '127.0.0.1'], names: ['laptop.local', 'localhost'] };

const on = (address: string, internal = false) => [
  { address, internal, family: 'IPv4' as const, netmask: '255.255.255.0', mac: '', cidr: null },
];

describe('where a machine is found', () => {
  it('is its addresses on private networks, those a phone can reach first', () => {
    const interfaces = { lo: on('127.0.0.1', true), docker0: on('172.17.0.1'), wlan0: on('192.168.1.20'), ppp0: on('203.0.113.4') };
    expect(whereabouts(interfaces, 'Laptop.fritz.box')).toEqual({
      addresses: ['192.168.1.20', '172.17.0.1', '127.0.0.1'],
      names: ['laptop.local', 'localhost'],
    });
  });

  it('is the machine itself when there is no network, whatever it is called', () => {
    expect(whereabouts({}, 'ein Rechner!')).toEqual({ addresses: ['127.0.0.1'], names: ['localhost'] });
  });
});

/** Takes a server's certificate and whom its guest trusts; returns what the guest's TLS says of `name`: null when all is well. */
async function saidOf(server: Signed, authority: Signed, name: string): Promise<string | null> {
  const listening = createServer(server).listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  const { port } = listening.address() as AddressInfo;
  try {
    return await new Promise((resolve) => {
      // `servername` may not be an address; what the certificate must be for is checked as a browser does.
      const socket = connect({
        host: '127.0.0.1',
        port,
        ca: authority.cert,
        rejectUnauthorized: true,
        checkServerIdentity: (_host, peer) => {
          const leaf = new X509Certificate(peer.raw);
          return (isIP(name) ? leaf.checkIP(name) : leaf.checkHost(name)) === name ? undefined : new Error(`not for ${name}`);
        },
      });
      socket.once('secureConnect', () => resolve(null)).once('error', (error) => resolve(error.message));
      socket.once('close', () => socket.destroy());
      socket.once('secureConnect', () => socket.end());
    });
  } finally {
    listening.closeAllConnections();
    listening.close();
  }
}

describe('the certificates', () => {
  it('are believed by whoever trusts the authority, for this machine and no other', async () => {
    const authority = await makeAuthority(HOME, NOW);
    const server = await issue(authority, HOME, NOW);
    expect(await saidOf(server, authority, '192.168.1.20')).toBeNull();
    expect(await saidOf(server, authority, 'laptop.local')).toBeNull();
    expect(await saidOf(server, authority, '192.168.1.21')).toBe('not for 192.168.1.21');
    expect(await saidOf(server, await makeAuthority(HOME, NOW), '192.168.1.20')).toMatch(/self-signed|unable to verify|signature/);
  });

  it('of a stolen key open nothing outside of private networks', async () => {
    const authority = await makeAuthority(HOME, NOW);
    for (const stolen of [
      { addresses: [], names: ['bank.example'] },
      { addresses: ['203.0.113.9'], names: [] },
      { addresses: ['172.32.0.1'], names: [] },
    ]) {
      const [name = ''] = [...stolen.addresses, ...stolen.names];
      expect(await saidOf(await issue(authority, stolen, NOW), authority, name)).toMatch(/permitted subtree/);
    }
  });
});

describe('the kept certificates', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-lan-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('stay what they are from start to start; nobody else reads the keys', async () => {
    const first = await keptCertificates(folder, HOME, NOW);
    expect(await keptCertificates(folder, HOME, NOW + DAY_MS)).toEqual(first);
    for (const file of ['authority.key', 'server.key']) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'authority.crt'), 'utf8')).toBe(first.authority.cert);
  });

  it('are written through no file or link that waits in their place', async () => {
    const inside = mkdtempSync(join(folder, 'prepared-'));
    symlinkSync(join(folder, 'elsewhere'), join(inside, '.authority.key'));
    writeFileSync(join(inside, '.server.key'), 'half of one, left by a crash', { mode: 0o644 });
    const { server } = await keptCertificates(inside, HOME, NOW);
    expect(existsSync(join(folder, 'elsewhere'))).toBe(false);
    for (const file of ['authority.key', 'server.key']) expect(statSync(join(inside, file)).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(inside, 'server.key'), 'utf8')).toBe(server.key);
  });

  it('keep the authority when the machine moves to another network or a year is over, and only the server gets a new one', async () => {
    const first = await keptCertificates(folder, HOME, NOW);
    const moved = { ...HOME, addresses: ['10.0.0.7', '127.0.0.1'] };
    for (const [at, now] of [
      [moved, NOW],
      [moved, NOW + 380 * DAY_MS],
    ] as const) {
      const next = await keptCertificates(folder, at, now);
      expect([next.authority, next.server.cert === first.server.cert]).toEqual([first.authority, false]);
      expect(new X509Certificate(next.server.cert).checkIP('10.0.0.7')).toBe('10.0.0.7');
    }
  });
});

it('the invitation says where to go; a terminal also shows it as a code that a phone reads, white blocks on black', () => {
  const at = { door: 'http://192.168.1.20:8080', game: 'https://192.168.1.20:8443' };
  const plain = poster({ ...at, isTerminal: false });
  expect(plain).toContain('\n  http://192.168.1.20:8080\n');
  expect(plain).not.toContain('\u001b');
  const [code = ''] = poster({ ...at, isTerminal: true }).split(`\n\n${plain.split('\n')[0]}`);
  const [white, plainly] = ['\u001b[97;40m', '\u001b[0m'];
  const lines = code.split('\n');
  for (const line of lines) expect([line.startsWith(white), line.endsWith(plainly)]).toEqual([true, true]);
  const blocks = lines.map((line) => line.slice(white.length, -plainly.length));
  expect(readQr(blocks)).toBe(at.door);
  // Around it the quiet border, which is white.
  expect(blocks[0]).toMatch(/^█+$/);
  for (const line of blocks.slice(0, -1)) expect(line).toMatch(/^██.*██$/);
});
