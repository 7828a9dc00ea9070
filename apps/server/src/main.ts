import closeWithGrace from 'close-with-grace';
import { restrictDataFolder } from './adapters/data-folder.ts';
import { FolderTaken, lockFolder } from './adapters/database/sqlite/lock.ts';
import { BadSetting, readConfig, type Config } from './config.ts';
import { BeingTakenUp } from './ports/alive.ts';

/** What an operator can mend is one line; anything else is a bug and shows its stack. */
function giveUp(error: unknown): never {
  const isOurs = error instanceof BadSetting || error instanceof FolderTaken || error instanceof BeingTakenUp;
  const mendable = isOurs || (error instanceof Error && 'syscall' in error);
  console.error(mendable ? error.message : error);
  process.exit(1);
}

function lock({ dataDir }: Config): () => void {
  try {
    return lockFolder(dataDir);
  } catch (error) {
    if (error instanceof FolderTaken) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new BadSetting(`DATA_DIR is ${JSON.stringify(dataDir)}; it must be a folder this server can write to (${why}).`, {
      cause: error,
    });
  }
}

/** Whoever reads what this process prints may go away: no match ends for that. */
function outliveReaders(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}

async function main(): Promise<void> {
  outliveReaders();
  // E-mail addresses, hashes and secrets: nobody else on the machine reads what is kept.
  process.umask(0o077);
  const config = readConfig(process.env);
  const unlock = lock(config);
  for (const warning of restrictDataFolder(config.dataDir)) console.error(warning);
  // Only now the rest of the program, so that a refusal comes at once.
  const { createServer } = await import('./server.ts');
  const server = await createServer(config);
  closeWithGrace({ delay: 5_000 }, async ({ err }) => {
    // Not as `fatal`, which waits for its line to be read: for ever, if nobody does.
    if (err) server.app.log.error(err, 'the server ends');
    await server.close().finally(unlock);
  });
  console.log(`Deadpan is at ${await server.listen()}`);
  const invitation = server.invitation();
  if (invitation !== null) console.log(`\n${invitation}\n`);
}

await main().catch(giveUp);
