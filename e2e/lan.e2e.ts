import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { axeFindsNothing, fitsItsWidth } from './support/axe.ts';
import { createArena, grantCamera, openBrowser, openPlayer, seesVideos } from './support/player.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let home: string;

test.beforeAll(async () => {
  server = await startServer({ env: { LAN: 'on', HTTPS_PORT: '0' } });
  home = mkdtempSync(join(tmpdir(), 'deadpan-home-'));
});
test.afterAll(async () => {
  await server.dispose();
  rmSync(home, { recursive: true, force: true });
});

/** As a guest does with the steps of the page: the certificate goes among the authorities this browser trusts. */
async function trustAuthority(): Promise<void> {
  const certificate = join(home, 'deadpan-authority.crt');
  writeFileSync(certificate, Buffer.from(await (await fetch(`${server.url}/deadpan-authority.crt`)).arrayBuffer()));
  const folder = join(home, '.pki/nssdb');
  mkdirSync(folder, { recursive: true });
  execFileSync('certutil', ['-d', `sql:${folder}`, '-N', '--empty-password']);
  execFileSync('certutil', ['-d', `sql:${folder}`, '-A', '-n', 'Deadpan', '-t', 'C,,', '-i', certificate]);
}

test('a guest of a LAN party: the door says how to trust the server; then the page, its sockets and the camera work over HTTPS', async () => {
  const stranger = await openPlayer(server.url, 'guest', await openBrowser('neutralA', { env: { HOME: home } }), {
    viewport: { width: 390, height: 844 },
  });
  await stranger.page.goto('/play');
  await expect(stranger.page.getByText('This browser does not trust this server yet.')).toBeVisible();
  await expect(stranger.page.getByText('Trust it to identify websites', { exact: false })).toBeVisible(); // Linux: its steps are open
  await axeFindsNothing(stranger.page, 'the door');
  await fitsItsWidth(stranger.page, 'the door');
  await stranger.close();

  await trustAuthority();
  const ann = await openPlayer(server.url, 'ann', await openBrowser('neutralA', { env: { HOME: home } }));
  await ann.page.goto('/');
  // By itself: this browser trusts it now.
  await ann.page.waitForURL('https://**');
  const game = new URL(ann.page.url()).origin;
  const inside = await openPlayer(game, 'anna', ann.context.browser() ?? (await openBrowser('neutralA')), { ownsBrowser: false });
  await createArena(inside, { name: 'In the kitchen', warriors: 'Duel' });
  await grantCamera(inside);
  await seesVideos(inside, 1);
  expect(inside.complaints).toEqual([]);
  await inside.close();
  await ann.close();
});
