import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../apps/server/test/free-port.ts';
import { createBot } from './support/bot.ts';
import { bootSystemd, whyNoSystemd, type RunningService, type Systemd } from './support/systemd.ts';
import { createTurnClient } from './support/turn-client.ts';

const why = whyNoSystemd();
const shipped = fileURLToPath(new URL('../deploy/', import.meta.url));
const shippedFile = (path: string): string => readFileSync(join(shipped, path), 'utf8');
const fileOf = (path: string): string => shippedFile(join('systemd', path));
/** A unit of Debian's package. */
const debian = (name: string): string => (why === null ? readFileSync(join('/lib/systemd/system', name), 'utf8') : '');

/* The services of the guides, under a real systemd that is process 1 of a namespace. */

const TURN_SECRET = 'the secret of the relay';

/** What a process of the server may do, tried by one that runs under the server's own unit: what children that read uploads need, and what they must not. */
const PROBE = `
const { fork, spawnSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const tried = (what) => { try { what(); return 'allowed'; } catch (error) { return error.info?.code ?? error.code; } };
if (process.argv[2] === 'child') process.once('message', () => process.send(os.getPriority(), () => process.disconnect()));
else {
  const child = fork(__filename, ['child']);
  const lowering = tried(() => os.setPriority(child.pid, 10));
  child.send('go');
  child.once('message', (priority) => console.log(JSON.stringify({
    lowering, priority,
    limiting: spawnSync('prlimit', ['--as=1000000000', 'true']).status,
    raising: tried(() => os.setPriority(-5)),
    owning: tried(() => fs.chownSync('/srv/deadpan/data', 0, 0)),
    settingUserId: tried(() => fs.writeFileSync('/srv/deadpan/data/s', '', { mode: 0o4755 })),
    namespaces: spawnSync('unshare', ['--user', 'true']).status,
    netlink: tried(() => os.networkInterfaces()),
  })));
}`;

if (why !== null) console.log(`The services of systemd are left out, because this machine starts none: ${why}`);

describe.runIf(why === null)('the shipped services', () => {
  const work = mkdtempSync(join(tmpdir(), 'deadpan-units-'));
  let systemd: Systemd;
  let server: RunningService;
  let url: string;
  let ports: { server: number; http: number; https: number; turn: number };
  const untilServed = (): Promise<unknown> =>
    vi.waitUntil(
      () =>
        fetch(`${url}/health`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 110_000, interval: 100 },
    );

  beforeAll(async () => {
    ports = { server: await freePort(), http: await freePort(), https: await freePort(), turn: await freePort() };
    url = `http://127.0.0.1:${ports.server}`;
    const site = `"SITE=http://localhost" NODES=127.0.0.1:${ports.server} HTTP_PORT=${ports.http} HTTPS_PORT=${ports.https}`;
    systemd = bootSystemd(
      [
        { name: 'deadpan.service', text: fileOf('deadpan.service') },
        // The other machine, to which it goes then, is not here.
        { name: 'deadpan-backup.service', text: fileOf('deadpan-backup.service').replace(/^ExecStart=\/usr\/bin\/rsync.*$/m, '') },
        {
          name: 'probe.service',
          text: fileOf('deadpan.service')
            .replace(/^ExecStart=.*$/m, 'ExecStart=/usr/bin/node /etc/probe.cjs')
            .replace('Restart=always', 'Restart=no'),
        },
        {
          name: 'caddy.service',
          text: debian('caddy.service'),
          dropIn: fileOf('caddy.service.d/deadpan.conf').replace(/^Environment=.*$/m, `Environment=${site}`),
        },
        { name: 'coturn.service', text: debian('coturn.service'), dropIn: fileOf('coturn.service.d/deadpan.conf') },
      ],
      {
        'deadpan.env': `DATA_DIR=/srv/deadpan/data\nPORT=${ports.server}\nTRUST_PROXY=1\n`,
        'probe.cjs': PROBE,
        'caddy/Caddyfile': shippedFile('Caddyfile'),
        'turnserver.conf': `${shippedFile('coturn/turnserver.conf').replace(/^listening-port=.*$/m, `listening-port=${ports.turn}`)}
static-auth-secret=${TURN_SECRET}\n`,
      },
    );
    server = await systemd.running('deadpan.service');
    await untilServed();
  });
  afterAll(async () => {
    await systemd.dispose();
    rmSync(work, { recursive: true });
  });

  it.each([
    ['deadpan.service', fileOf('deadpan.service')],
    ['deadpan-backup.service', fileOf('deadpan-backup.service')],
    ['cluster.service', fileOf('cluster/deadpan.service')],
    ['caddy.service', `${debian('caddy.service')}\n${fileOf('caddy.service.d/deadpan.conf')}`],
    ['coturn.service', `${debian('coturn.service')}\n${fileOf('coturn.service.d/deadpan.conf')}`],
  ])('%s is exposed by at most 2.0 of 10, by what systemd says', (name, text) => {
    const path = join(work, name);
    writeFileSync(path, text);
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', '--no-pager', path], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/Overall exposure level .* [01]\.\d OK|Overall exposure level .* 2\.0 OK/);
    expect(status).toBe(0);
  });

  it('the server serves accounts, pictures and memes', async () => {
    const ann = await createBot(url, 'ann');
    const made = await fetch(`${url}/api/meme/generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ann.token}` },
      body: JSON.stringify({ prompt: 'my cat vs the printer', style: 'classic', format: 'square', variant: 0 }),
    });
    expect([made.status, await made.json()]).toMatchObject([200, { status: 'completed' }]);
    ann.close();
  });

  it('the server has no rights and gains none, and its calls are filtered', () => {
    expect(Number(server.status('Uid').split('\t')[0])).toBe(64_000);
    for (const set of ['CapPrm', 'CapEff', 'CapBnd', 'CapAmb']) expect(server.status(set), set).toMatch(/^0+$/);
    expect([server.status('NoNewPrivs'), server.status('Seccomp')]).toEqual(['1', '2']);
    expect(readFileSync(`/proc/${server.pid}/limits`, 'utf8')).toMatch(/^Max core file size +0 +0 /m);
  });

  it('the server writes to its data alone, starts nothing that lies there, and sees no process of others', () => {
    for (const path of ['/srv/deadpan/app/x', '/srv/deadpan/x', '/etc/x', '/usr/x', '/var/lib/x', '/dev/x']) {
      expect(server.inside('touch', path).output, path).toMatch(/Read-only file system|Permission denied/);
    }
    expect(server.inside('touch', '/tmp/x', '/srv/deadpan/data/x')).toEqual({ status: 0, output: '' });
    expect(server.inside('cp', '/bin/true', '/srv/deadpan/data/program').status).toBe(0);
    expect(server.inside('/srv/deadpan/data/program').output).toContain('Permission denied');
    expect(server.inside('cat', '/etc/deadpan.env').output).toContain('Permission denied');
    expect(server.inside('ls', '/proc/1').output).toContain('No such file');
  });

  it('a child of the server is made, limited and put behind the others, and gets no rights', async () => {
    const said = (): string => /^\{"lowering".*$/m.exec(systemd.log())?.[0] ?? '';
    await expect.poll(said, { timeout: 110_000 }).not.toBe('');
    expect(JSON.parse(said())).toEqual({
      lowering: 'allowed',
      priority: 10,
      limiting: 0,
      raising: 'EACCES',
      owning: 'EPERM',
      settingUserId: 'EPERM',
      namespaces: 1,
      // EAFNOSUPPORT
      netlink: expect.stringMatching(/EAFNOSUPPORT|97/),
    });
  });

  it('the proxy leads to it and the relay relays, with as few rights', async () => {
    const [proxy, relay] = [await systemd.running('caddy.service'), await systemd.running('coturn.service')];
    await vi.waitUntil(
      () =>
        fetch(`http://localhost:${ports.http}/health`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 110_000, interval: 100 },
    );
    const username = `${Math.floor(Date.now() / 1000) + 600}:ann`;
    const credential = createHmac('sha1', TURN_SECRET).update(username).digest('base64');
    for (const byTcp of [false, true]) {
      const client = createTurnClient(ports.turn, { username, credential }, { byTcp });
      expect(await client.allocate()).toBe(0);
      client.close();
    }
    // The one for ports below 1024.
    expect([proxy.status('CapBnd'), relay.status('CapBnd')].map((set) => Number(`0x${set}`))).toEqual([1 << 10, 0]);
    for (const each of [proxy, relay]) expect([each.status('NoNewPrivs'), each.status('Seccomp')]).toEqual(['1', '2']);
  });

  it('the server comes back when it is killed', async () => {
    const { pid } = server;
    process.kill(pid, 'SIGKILL');
    await vi.waitUntil(() => !existsSync(`/proc/${pid}`), { timeout: 110_000 });
    // If something else has its port for a moment, it is started more than once.
    await untilServed();
    server = await systemd.running('deadpan.service');
    expect(server.pid).not.toBe(pid);
  });

  it('the nightly backup is made beside it, for the eyes of the same user alone', () => {
    expect(systemd.systemctl('start', 'deadpan-backup.service'), systemd.log()).toEqual({ status: 0, output: '' });
    const { output } = server.inside('find', '/srv/deadpan/backups', '-mindepth', '1', '-printf', '%f %m %u\\n');
    expect(output, systemd.log()).toMatch(/^20\d\d-\d\d-\d\d-\d{4}\.tar 600 deadpan$/);
  });
});
