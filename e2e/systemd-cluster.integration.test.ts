import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';
import { freePort } from '../apps/server/test/free-port.ts';
import { s3Server } from '../apps/server/test/s3-server.ts';
import { createBot } from './support/bot.ts';
import { bootSystemd, whyNoSystemd } from './support/systemd.ts';

const service = fileURLToPath(new URL('../deploy/systemd/cluster/deadpan.service', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
const undo: (() => unknown)[] = [];
afterAll(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

const why = whyNoSystemd();
if (why !== null) console.log(`Several nodes under systemd are left out, because this machine starts none: ${why}`);

it.runIf(why === null)(
  'several nodes, their database, Redis, relay and proxy run under the shipped service, without root',
  async () => {
    // The starter builds what is stale, and the service may not: it finds a project of another user's.
    const build = `import { buildStale } from ${JSON.stringify(new URL('../scripts/build.mjs', import.meta.url).href)};\nawait buildStale(process.argv[1]);`;
    execFileSync(process.execPath, ['--input-type=module', '-e', build, root], { stdio: 'pipe' });
    const s3 = await s3Server();
    undo.push(s3.close);
    const [http, https, turn] = [await freePort(), await freePort(), await freePort()];
    const told = {
      ...s3.env,
      SITE: 'http://localhost',
      PUBLIC_URL: `http://localhost:${http}`,
      HTTP_PORT: String(http),
      HTTPS_PORT: String(https),
      TURN_PORT: String(turn),
    };
    const lines = Object.entries(told).map(([name, value]) => `Environment="${name}=${value}"`);
    const text = readFileSync(service, 'utf8');
    const systemd = bootSystemd([{ name: 'deadpan.service', text, dropIn: `[Service]\n${lines.join('\n')}\n` }], {});
    undo.push(systemd.dispose);
    const isServed = (): Promise<boolean> =>
      fetch(`http://localhost:${http}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    await vi.waitUntil(isServed, { timeout: 200_000, interval: 200 }).catch(async (error: unknown) => {
      const { inside: then } = await systemd.running('deadpan.service');
      throw new Error(`${systemd.log()}\n${then('sh', '-c', 'tail -n 20 /srv/deadpan/cluster/logs/*').output}`, { cause: error });
    });
    const { status, pid, inside } = await systemd.running('deadpan.service');
    const ann = await createBot(`http://localhost:${http}`, 'ann');
    undo.push(() => ann.close());
    expect(Number(status('Uid').split('\t')[0])).toBe(64_000);
    // The one for ports below 1024.
    expect([Number(`0x${status('CapBnd')}`), status('NoNewPrivs'), status('Seccomp')]).toEqual([1 << 10, '1', '2']);
    // npm is none of them: the starter, and what it has started.
    const parts = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    expect(parts.length).toBeGreaterThanOrEqual(6);
    expect(inside('touch', '/srv/deadpan/app/x').output).toContain('Permission denied');
    expect(inside('touch', '/usr/x', '/etc/x').output).toContain('Read-only file system');
  },
  360_000,
);
