import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { forgottenLetters } from '../adapters/mail/outbox.ts';
import type { Database } from '../adapters/database/database.ts';
import { attachPostgres } from '../adapters/database/postgres/open.ts';
import { attachSqlite } from '../adapters/database/sqlite/open.ts';
import { openBlobs } from '../blobs.ts';
import { BadSetting, readConfig, type Config } from '../config.ts';
import { BlobsAway } from '../ports/blobs.ts';
import { DatabaseAway } from '../ports/database-away.ts';
import { backup } from './backup/backup.ts';
import { restore } from './backup/restore.ts';
import { operate, usage } from './commands.ts';
import { Mistake, told } from './mistake.ts';

/** The server's own variables say which database it is. */
function attach({ databaseUrl, dataDir }: Config): Promise<Database> {
  return told(() => (databaseUrl === null ? attachSqlite(dataDir) : attachPostgres(databaseUrl)));
}

function typed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { force: { type: 'boolean' } } });
  } catch (error) {
    throw new Mistake(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** `backup` and `restore` work on the whole store, and not through its ports. */
async function keep(command: 'backup' | 'restore', argv: string[], config: Config): Promise<string[]> {
  const { values, positionals } = typed(argv);
  // What is kept free is kept for this, too.
  const kept = { config, blobs: await openBlobs({ ...config, keepFree: 0 }), now: Date.now() };
  return command === 'backup' ? backup(kept, positionals[0]) : restore(kept, positionals[0], { force: values.force ?? false });
}

/** `npm run operator -- ...`: works on the server's database, beside the server if it runs. */
async function main(): Promise<void> {
  // As the server's own: nobody else reads what is kept.
  process.umask(0o077);
  const [command, ...rest] = process.argv.slice(2);
  if (command === undefined) return console.log(usage.join('\n'));
  const config = readConfig(process.env);
  if (command === 'backup' || command === 'restore') return console.log((await keep(command, rest, config)).join('\n'));
  const database = await attach(config);
  try {
    const now = Date.now();
    const letters = forgottenLetters(join(config.dataDir, 'outbox'));
    const lines = await operate([command, ...rest], { ...database, openBlobs: () => openBlobs(config), letters, now, wait: sleep });
    console.log(lines.join('\n'));
  } finally {
    await database.close();
  }
}

await main().catch((error: unknown) => {
  // What the operator can mend is one line; anything else is a bug and shows its stack.
  const mendable = error instanceof Mistake || error instanceof BadSetting || error instanceof DatabaseAway || error instanceof BlobsAway;
  console.error(mendable ? error.message : error);
  process.exitCode = 1;
});
