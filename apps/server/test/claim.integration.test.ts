import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimDatabase } from '../src/adapters/database/postgres/claim.ts';
import { lineTo, type Line } from './line-to.ts';
import { postgresServer, type PostgresServer } from './postgres-server.ts';

let postgres: PostgresServer;
let line: Line;
beforeAll(async () => {
  postgres = await postgresServer();
  line = await lineTo(postgres);
});
afterAll(async () => {
  await line?.close();
  await postgres?.remove();
});

const silently = { onTaken: () => undefined, onBack: () => undefined };

it('a database that somebody else took while it was out of reach: that is said once, and once that it is free again', async () => {
  const said: string[] = [];
  const giveUp = await claimDatabase(line.url, { onTaken: () => said.push('taken'), onBack: () => said.push('back'), ownMs: 1_000 });
  line.cut();
  const giveUpOther = await claimDatabase(postgres.url, silently);
  line.mend();
  await expect.poll(() => said).toEqual(['taken']);
  giveUpOther();
  await expect.poll(() => said).toEqual(['taken', 'back']);
  const another = claimDatabase(postgres.url, silently);
  giveUp();
  (await another)();
  expect(said).toEqual(['taken', 'back']);
});
