import type { Database } from '../adapters/database/database.ts';
import { attachPostgres } from '../adapters/database/postgres/open.ts';
import { attachSqlite } from '../adapters/database/sqlite/open.ts';
import { openBlobs } from '../blobs.ts';
import { BadSetting, readConfig } from '../config.ts';
import { BlobsAway } from '../ports/blobs.ts';
import { DatabaseAway } from '../ports/database-away.ts';
import { Mistake, operate, usage } from './commands.ts';

/** The server's own variables say which database it is. */
async function attach(): Promise<Database> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  try {
    return databaseUrl === null ? await attachSqlite(dataDir) : await attachPostgres(databaseUrl);
  } catch (error) {
    throw new Mistake(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** `npm run operator -- ...`: works on the server's database, beside the server if it runs. */
async function main(): Promise<void> {
  const argv = process.argv.slice(2);
  if (argv.length === 0) return console.log(usage.join('\n'));
  const database = await attach();
  try {
    const lines = await operate(argv, { ...database, blobs: await openBlobs(readConfig(process.env)), now: Date.now() });
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
