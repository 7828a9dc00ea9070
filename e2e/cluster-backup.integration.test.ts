import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { User } from '@deadpan/protocol';
import { withClusterServices, type ClusterServices } from '../apps/server/test/cluster-services.ts';
import { query } from '../apps/server/test/postgres-server.ts';
import { createBot, PASSWORD } from './support/bot.ts';
import { startServer, type TestServer } from './support/server.ts';

/* Several nodes over a real PostgreSQL and a store of files: their backup by the operator's command, as it is shipped. */

const root = fileURLToPath(new URL('..', import.meta.url));
const stills = join(root, 'memes/stills');
const work = mkdtempSync(join(tmpdir(), 'deadpan-cluster-backup-'));
let services: ClusterServices;
let nodes: TestServer[];
beforeAll(async () => {
  services = await withClusterServices(async (given) => {
    const both = [await startServer({ env: given.env }), await startServer({ env: given.env })];
    for (const node of both) given.onClose(node.dispose);
    nodes = both;
    return given;
  });
});
afterAll(async () => {
  await services?.close();
  rmSync(work, { recursive: true });
});

const [picture = ''] = readdirSync(stills).filter((name) => name.endsWith('.webp'));

it('what is backed up beside the running nodes is all there again after the database and the bucket are lost', async () => {
  const [one, two] = nodes as [TestServer, TestServer];
  const operator = async (...argv: string[]): Promise<string> => {
    const env = { ...process.env, NODE_ENV: 'test', DATA_DIR: one.folder, ...services.env };
    return (await promisify(execFile)(process.execPath, ['scripts/operator.mjs', ...argv], { cwd: root, env })).stdout;
  };
  const ann = await createBot(one.url, 'ann');
  ann.close();
  const headers = { authorization: `Bearer ${ann.token}` };
  const put = { method: 'PUT', headers: { ...headers, 'content-type': 'image/webp' }, body: readFileSync(join(stills, picture)) };
  const shown = (await (await fetch(`${one.url}/api/account/avatar`, put)).json()) as User;
  expect(shown.profile_picture_url).toMatch(/^\/avatars\/[0-9a-f]{32}\.webp$/);
  const pictureAt = async ({ url }: TestServer): Promise<[number, Buffer]> => {
    const answer = await fetch(`${url}${shown.profile_picture_url}`);
    return [answer.status, Buffer.from(await answer.arrayBuffer())];
  };
  const before = await pictureAt(two);
  expect(before[0]).toBe(200);

  const file = join(work, 'all.tar');
  expect(await operator('backup', file)).toContain(`${file}: the database and 1 file of players.`);
  for (const node of nodes) expect(await node.stop()).toBe(0);
  await query(services.postgres.url, 'drop schema public cascade; create schema public');
  services.s3.objects.clear();
  expect(await operator('restore', file)).toMatch(/^Restored as it was on .*, with 1 file of players\.\n/);

  for (const node of nodes) await node.start();
  expect(await (await fetch(`${two.url}/api/auth/me`, { headers })).json()).toEqual(shown);
  expect(await pictureAt(two)).toEqual(before);
  const person = { email: `${ann.username}@example.org`, password: PASSWORD };
  const again = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(person) };
  expect((await fetch(`${one.url}/api/auth/login`, again)).status).toBe(200);
});
