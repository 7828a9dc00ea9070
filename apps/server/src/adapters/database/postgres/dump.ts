import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

/**
 * The address without its passwords, which others on the machine could read among the arguments, and the password as the programs take it. libpq also
 * reads a password from the query of an address.
 */
export function withoutPassword(url: string): { url: string; env: NodeJS.ProcessEnv } {
  const bare = new URL(url);
  const password = bare.searchParams.get('password') ?? decodeURIComponent(bare.password);
  bare.password = '';
  if (bare.searchParams.has('password')) {
    bare.searchParams.delete('password');
    // libpq knows no plus sign for a space.
    bare.search = bare.search.replaceAll('+', '%20');
  }
  return { url: bare.href, env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) } };
}

async function call(program: 'pg_dump' | 'psql', args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  try {
    await run(program, args, { env, maxBuffer: 16 * 1024 * 1024 });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error(`${program} is missing. Install PostgreSQL's client programs: apt-get install postgresql-client.`, { cause: error });
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n').slice(-2).join(' ') : String(error);
    throw new Error(`${program} failed: ${said}`, { cause: error });
  }
}

/** Asks the database something; returns the rows. */
async function ask<Row extends pg.QueryResultRow>(url: string, question: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return (await client.query<Row>(question)).rows;
  } finally {
    await client.end();
  }
}

/** Names of the changes of the schema the database has been through; null: it has no tables of ours. */
export async function changesOfPostgres(url: string): Promise<string[] | null> {
  const [there] = await ask<{ name: string | null }>(url, "select to_regclass('kysely_migration')::text as name");
  if (!there?.name) return null;
  return (await ask<{ name: string }>(url, 'select name from kysely_migration order by name')).map(({ name }) => name);
}

/** Where the connections of others to the database come from, by the same user as ours; empty: nobody has any. */
export async function usersOfPostgres(url: string): Promise<string[]> {
  const rows = await ask<{ address: string }>(
    url,
    `select distinct coalesce(host(client_addr), 'this machine') as address from pg_stat_activity
     where datname = current_database() and usename = current_user and pid <> pg_backend_pid() order by address`,
  );
  return rows.map(({ address }) => address);
}

/** Writes everything in the database at one moment as SQL, while servers may be using it. */
export async function dumpPostgres(url: string, to: string): Promise<void> {
  const { url: bare, env } = withoutPassword(url);
  await call('pg_dump', ['--no-owner', '--no-privileges', '--clean', '--if-exists', `--file=${to}`, bare], env);
}

/**
 * Takes away every table in the schema of ours, also those of a newer program, which a dump of an older one says nothing about: when that program
 * came again it would find them there and fail to make them. What belongs to an extension stays.
 */
const EMPTY = `
  set local client_min_messages = warning;
  do $$
  declare
    one record;
  begin
    for one in
      select format('%I.%I', n.nspname, c.relname) as name,
        case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' when 'f' then 'foreign table' else 'table' end as kind
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
        and c.relnamespace = (select relnamespace from pg_class where oid = to_regclass('kysely_migration'))
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    loop
      execute format('drop %s if exists %s cascade', one.kind, one.name);
    end loop;
  end
  $$`;

/** Empties the database of what is ours and reads such a file in: all of it or nothing. */
export async function loadPostgres(url: string, from: string): Promise<void> {
  const { url: bare, env } = withoutPassword(url);
  const both = [`--command=${EMPTY}`, `--file=${from}`];
  await call('psql', ['--quiet', '--no-psqlrc', '--single-transaction', '--set=ON_ERROR_STOP=1', ...both, bare], env);
}
