import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createBot, readyRoom, type Bot } from './support/bot.ts';
import { startServer, type TestServer } from './support/server.ts';

const MB = 1024 * 1024;
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

/** How a disk comes to be full, and empty again, under a server that runs. */
interface Disk {
  server: TestServer;
  fill(): void;
  empty(): void;
}

/** Lets a file grow until nothing more goes in: the server writes meanwhile, so how much is free now says little. */
function fillDisk(path: string): void {
  const chunk = Buffer.alloc(64 * 1024);
  const file = openSync(path, 'w');
  try {
    for (;;) writeSync(file, chunk);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

/** Where this process may mount: a file system of 24 MB, filled to its last block. */
async function smallDisk(): Promise<Disk> {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-small-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder]);
  undo.push(() => {
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  });
  const server = await startServer({ env: { DATA_DIR: folder } });
  undo.push(() => server.dispose());
  const filler = join(folder, 'filler');
  return {
    server,
    fill: () => fillDisk(filler),
    empty: () => rmSync(filler),
  };
}

/** Everywhere: no file of the server's may grow any more, as with a quota that is used up. */
async function usedUpQuota(): Promise<Disk> {
  const server = await startServer();
  undo.push(() => server.dispose());
  const pid = readFileSync(join(server.folder, 'lock.pid'), 'utf8').trim();
  const limit = (bytes: string): void => void execFileSync('prlimit', ['--pid', pid, `--fsize=${bytes}:`]);
  return { server, fill: () => limit('1'), empty: () => limit('unlimited') };
}

function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MB}`, 'tmpfs', folder], { stdio: 'pipe' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const disks: [string, () => Promise<Disk>][] = [['a quota that is used up', usedUpQuota]];
if (mayMount()) disks.push(['a disk that is full', smallDisk]);

it.each(disks)('[F18] %s: whoever asks is told so, nothing acknowledged is lost, and it works again by itself', async (_name, make) => {
  const { server, fill, empty } = await make();
  const bots: [Bot, Bot, Bot] = [await createBot(server.url), await createBot(server.url), await createBot(server.url)];
  undo.push(...bots.map((bot) => () => bot.close()));
  const [ann, bob, cara] = bots;
  await readyRoom(ann, [bob, cara], { round1Duration: 90 });
  await ann.insist('start_game', {});
  await Promise.all(bots.map((bot) => bot.until('the play', (view) => view.phase === 'playing')));
  // Acknowledged, so it must still be so afterwards.
  expect(await cara.insist('player_eliminated', { play: 1 })).toEqual({ ok: true });
  fill();

  expect(await bob.ask('player_eliminated', { play: 1 })).toMatchObject({ error: { code: 'UNAVAILABLE' } });
  const register = async (): Promise<[number, unknown]> => {
    const answer = await fetch(`${server.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'Late', email: 'late@example.org', password: 'Straight-Face-1' }),
    });
    return [answer.status, ((await answer.json()) as { detail?: unknown }).detail];
  };
  expect(await register()).toEqual([503, 'The server cannot save right now. Please try again in a moment.']);
  const picture = await fetch(`${server.url}/api/account/avatar`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${ann.token}`, 'content-type': 'image/webp' },
    body: readFileSync(new URL('../memes/stills/airport.webp', import.meta.url)),
  }).then(({ status }) => status);
  expect(picture).toBe(503);
  // The verdict is not told before it is saved.
  expect(ann.view()?.play_result ?? null).toBeNull();

  empty();
  const view = await ann.until('the verdict', ({ play_result }) => play_result !== null);
  expect(view.play_result?.winner?.user_id).toBe(ann.id);
  expect(view.eliminated_players.toSorted()).toEqual([bob.id, cara.id].toSorted());
  await expect.poll(async () => (await register())[0]).toBe(200);
  await server.kill();
  const { version: saved = 0 } = ann.view() ?? {};
  await server.start();
  await ann.until(
    'still so after a crash',
    ({ version, players }) => version > saved && players.find(({ user_id }) => user_id === ann.id)?.connected === true,
  );
});
