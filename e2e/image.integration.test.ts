import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { createBot } from './support/bot.ts';
import { startServer } from './support/server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const image = mkdtempSync(join(tmpdir(), 'deadpan-image-'));
afterAll(() => rmSync(image, { recursive: true }));

/** What the Dockerfile copies out of the project, for the packages and for what runs. */
function copied(): string[] {
  const lines = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8').split('\n');
  const copies = lines.flatMap((line) => /^COPY (?!--from=packages )(?:--from=build )?(.+) \S+$/.exec(line)?.[1]?.split(' ') ?? []);
  return copies.map((path) => path.replace('/app/', '')).filter((path) => path !== '.');
}

/** The packages that `npm ci --omit=dev -w apps/server` puts there, by their paths. */
function packages(): string[] {
  const listed = execFileSync('npm', ['ls', '--omit=dev', '-w', 'apps/server', '--parseable', '--all', '--silent'], { cwd: root });
  const paths = listed.toString().trim().split('\n');
  // What lies in another package comes with it.
  return paths.map((path) => relative(root, path)).filter((path) => /^(apps\/server\/)?node_modules\/(@[^/]+\/)?[^/]+$/.test(path));
}

/** Lays the folder out as the image has it. */
function lay(): void {
  for (const path of copied()) {
    mkdirSync(dirname(join(image, path)), { recursive: true });
    cpSync(join(root, path), join(image, path), { recursive: true });
  }
  for (const path of packages()) {
    mkdirSync(dirname(join(image, path)), { recursive: true });
    const real = relative(root, realpathSync(join(root, path)));
    // Ours are links to their folders, and only as much of these is there as was copied.
    symlinkSync(join(real === path ? root : image, real), join(image, path));
  }
}

it('what the container file puts into the image is all the server needs: pages, accounts, memes and backups', async () => {
  lay();
  const server = await startServer({ home: image });
  try {
    const ann = await createBot(server.url);
    expect((await fetch(server.url)).status).toBe(200);
    const made = await fetch(`${server.url}/api/meme/generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ann.token}` },
      body: JSON.stringify({ prompt: 'my cat vs the printer', style: 'classic', format: 'square', variant: 0 }),
    });
    expect([made.status, await made.json()]).toMatchObject([200, { status: 'completed' }]);
    execFileSync(process.execPath, ['scripts/operator.mjs', 'backup', join(image, 'backup')], {
      cwd: image,
      env: { ...process.env, DATA_DIR: server.folder },
    });
    expect(existsSync(join(image, 'backup'))).toBe(true);
    ann.close();
    expect(server.log()).toMatch(/^Deadpan is at .*\n$/);
    expect(await server.stop()).toBe(0);
  } finally {
    await server.dispose();
  }
});
