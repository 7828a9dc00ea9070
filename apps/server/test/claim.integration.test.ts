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

const silently = { shared: false, predecessorMs: 500, onTaken: () => undefined, onBack: () => undefined };

it('a database that somebody else took while it was out of reach: that is said once, and once that it is free again', async () => {
  const said: string[] = [];
  const giveUp = await claimDatabase(line.url, {
    shared: false,
    onTaken: () => said.push('taken'),
    onBack: () => said.push('back'),
    ownMs: 1_000,
  });
  line.cut();
  const giveUpOther = await claimDatabase(postgres.url, silently);
  line.mend();
  await expect.poll(() => said).toEqual(['taken']);
  giveUpOther();
  await expect.poll(() => said).toEqual(['taken', 'back']);
  const another = claimDatabase(postgres.url, { ...silently, predecessorMs: 10_000 });
  giveUp();
  (await another)();
  expect(said).toEqual(['taken', 'back']);
});

it('nodes share it with each other, and with nobody who thinks to be alone', async () => {
  const url = postgres.url;
  const nodes = [await claimDatabase(url, { ...silently, shared: true }), await claimDatabase(url, { ...silently, shared: true })];
  await expect(claimDatabase(url, silently)).rejects.toThrow('another server uses it');
  for (const giveUp of nodes) giveUp();
  const alone = await claimDatabase(url, silently);
  await expect(claimDatabase(url, { ...silently, shared: true })).rejects.toThrow('another server uses it');
  alone();
});
