import closeWithGrace from 'close-with-grace';
import { FolderTaken } from './adapters/database/sqlite/lock.ts';
import { BadSetting, readConfig } from './config.ts';
import { createServer } from './server.ts';

/** What an operator can mend is one line; anything else is a bug and shows its stack. */
function giveUp(error: unknown): never {
  const mendable = error instanceof BadSetting || error instanceof FolderTaken || (error instanceof Error && 'syscall' in error);
  console.error(mendable ? error.message : error);
  process.exit(1);
}

async function main(): Promise<void> {
  const server = await createServer(readConfig(process.env));
  closeWithGrace({ delay: 5_000 }, async ({ err }) => {
    if (err) server.app.log.fatal(err);
    await server.close();
  });
  console.log(`Deadpan is at ${await server.listen()}`);
}

await main().catch(giveUp);
