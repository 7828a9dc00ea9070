import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrations } from '../src/adapters/database/migrations.ts';
import { attachPostgres, openPostgres } from '../src/adapters/database/postgres/open.ts';
import type { Tables } from '../src/adapters/database/schema.ts';
import { BadSetting, readConfig } from '../src/config.ts';
import { createServer } from '../src/server.ts';
import { askPostgres } from './ask-postgres.ts';
import { postgresServer, type PostgresServer } from './postgres-server.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await postgresServer();
});
afterAll(() => postgres.remove());

const ask = (query: string, parameters: string[] = []) => askPostgres(postgres.url, query, parameters);

it('a database of an earlier program is brought up to date by the first of several nodes, with what is in it', async () => {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: postgres.url, max: 2 }) }) });
  await new Migrator({ db, provider: migrations }).migrateTo('0005-rounds');
  await db.destroy();
  for (const [play, outcome, reason] of [
    ['1', 'won', null],
    ['2', 'out', 'smile'],
    ['3', 'out', 'absent'],
  ]) {
    const values = `('ABC234-x-1', ${play}, 'ann', '${outcome}', ${reason === null ? 'null' : `'${reason}'`}, 9)`;
    await ask(`insert into play_results (match_id, play, user_id, outcome, out_reason, ended_at) values ${values}`);
  }
  await ask(
    `insert into match_results (match_id, user_id, game_type, result, score, wins, plays, ended_at)
     values ('ABC234-x-1', 'ann', 'round1', 'won', 33, 1, 3, 9)`,
  );
  await ask(`insert into password_resets (user_id, token_hash, created_at, expires_at) values ('ann', 'a-hash', 1, 9000)`);
  const lost: Error[] = [];
  const nodes = await Promise.all([1, 2, 3].map(() => openPostgres(postgres.url, (error) => lost.push(error))));
  for (const { stats, records, resets } of nodes) {
    expect(await resets.playerOf('a-hash', 10)).toBe('ann');
    expect(await stats.tally('ann', 0)).toEqual({ games: 1, wins: 1, plays: 3, survived: 1, smiles: 1 });
    expect(await records.match('ABC234-x-1')).toMatchObject({ record: null, results: [{ userId: 'ann' }], curves: [] });
  }
  const done = await ask('select name from kysely_migration order by name');
  expect(done).toEqual(Object.keys(await migrations.getMigrations()).map((name) => ({ name })));
  for (const node of nodes) await node.close();
  expect(lost).toEqual([]);
});

it('a database of a newer program is not touched: the older one does not start, and says so in one line', async () => {
  await (await openPostgres(postgres.url, () => {})).close();
  await ask(`insert into kysely_migration (name, timestamp) values ('9999-future', 'tomorrow')`);
  await expect(attachPostgres(postgres.url)).rejects.toThrow('The database is of a newer program (9999-future)');
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-newer-'));
  const config = readConfig({ NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: folder, DATABASE_URL: postgres.url });
  await expect(createServer(config)).rejects.toThrow(
    new BadSetting(
      'DATABASE_URL leads to no database that can be used: The database is of a newer program (9999-future): run that one, or go back to a backup made before it.',
    ),
  );
  rmSync(folder, { recursive: true });
});
