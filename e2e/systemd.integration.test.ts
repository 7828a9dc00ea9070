import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '../apps/server/test/free-port.ts';
import { createBot } from './support/bot.ts';
import { bootSystemd, whyNoSystemd, type RunningService, type Systemd } from './support/systemd.ts';

const shipped = fileURLToPath(new URL('../deploy/systemd/', import.meta.url));
const fileOf = (path: string): string => readFileSync(join(shipped, path), 'utf8');
/** A unit of Debian's package. */
const debian = (name: string): string => readFileSync(join('/lib/systemd/system', name), 'utf8');

/* The services of the guides, under a real systemd that is process 1 of a namespace. */

const why = whyNoSystemd();
if (why !== null) {
  console.log(`The services of systemd are left out, because this machine starts none: ${why}`);
  it('systemd is left out', () => expect(why).not.toBeNull());
} else {
  const work = mkdtempSync(join(tmpdir(), 'deadpan-units-'));
  let systemd: Systemd;
  let server: RunningService;
  let url: string;
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
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    systemd = bootSystemd(
      [
        { name: 'deadpan.service', text: fileOf('deadpan.service') },
        // The other machine, to which it goes then, is not here.
        { name: 'deadpan-backup.service', text: fileOf('deadpan-backup.service').replace(/^ExecStart=\/usr\/bin\/rsync.*$/m, '') },
      ],
      { 'deadpan.env': `DATA_DIR=/srv/deadpan/data\nPORT=${port}\n` },
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

  it('the server comes back when it is killed', async () => {
    const { pid } = server;
    process.kill(pid, 'SIGKILL');
    await vi.waitUntil(async () => (server = await systemd.running('deadpan.service')).pid !== pid, { timeout: 110_000, interval: 100 });
    await untilServed();
  });

  it('the nightly backup is made beside it, for the eyes of the same user alone', () => {
    expect(systemd.systemctl('start', 'deadpan-backup.service'), systemd.log()).toEqual({ status: 0, output: '' });
    const { output } = server.inside('find', '/srv/deadpan/backups', '-mindepth', '1', '-printf', '%f %m %u\\n');
    expect(output).toMatch(/^20\d\d-\d\d-\d\d-\d{4}\.tar 600 deadpan$/);
  });
}
