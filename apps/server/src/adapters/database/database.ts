import type { Kysely } from 'kysely';
import type { AccountChanges } from '../../ports/account-changes.ts';
import type { AccountStore } from '../../ports/accounts.ts';
import type { Alive } from '../../ports/alive.ts';
import type { Decks } from '../../ports/decks.ts';
import type { GoogleAccounts } from '../../ports/google-accounts.ts';
import type { KeptFiles } from '../../ports/kept-files.ts';
import type { Memes } from '../../ports/memes.ts';
import type { PasswordResets } from '../../ports/password-resets.ts';
import type { Records } from '../../ports/records.ts';
import type { Rooms } from '../../ports/rooms.ts';
import type { Stats } from '../../ports/stats.ts';
import type { Strangers } from '../../ports/strangers.ts';
import type { Suspensions } from '../../ports/suspensions.ts';
import type { Uploads } from '../../ports/uploads.ts';
import { createAccountChanges } from './account-changes.ts';
import { createAccountStore } from './accounts.ts';
import { createAlive, type Own } from './alive.ts';
import { reaching } from './away.ts';
import { createDecks } from './decks.ts';
import { createGoogleAccounts } from './google-accounts.ts';
import { createKeptFiles } from './kept-files.ts';
import { createMemes } from './memes.ts';
import { createPasswordResets } from './password-resets.ts';
import { createRecords } from './records.ts';
import { createRooms } from './rooms.ts';
import type { Tables } from './schema.ts';
import type { Writer } from './script.ts';
import { createStats } from './stats.ts';
import { createStrangers } from './strangers.ts';
import { createSuspensions } from './suspensions.ts';
import { createUploads } from './uploads.ts';

/** Every port the database serves. */
export interface Database {
  rooms: Rooms;
  accounts: AccountStore;
  accountChanges: AccountChanges;
  google: GoogleAccounts;
  keptFiles: KeptFiles;
  memes: Memes;
  resets: PasswordResets;
  records: Records;
  stats: Stats;
  strangers: Strangers;
  suspensions: Suspensions;
  decks: Decks;
  uploads: Uploads;
  alive: Alive;
  /** Resolves when the database answers; throws `DatabaseAway`. */
  ping(): Promise<void>;
  /** Connections by state, and calls that wait for one. */
  load(): [string, number][];
  close(): Promise<void>;
}

/** Takes a connection for reading and the writer, and others for the signs of life if they have their own; returns the ports over them. */
export function portsOver(
  db: Kysely<Tables>,
  writer: Writer,
  own: Own,
  life: { db: Kysely<Tables>; writer: Writer } = { db, writer },
): Database {
  return {
    rooms: createRooms(db, writer, own),
    accounts: createAccountStore(db, writer),
    accountChanges: createAccountChanges(db, writer),
    google: createGoogleAccounts(db, writer),
    keptFiles: createKeptFiles(db),
    memes: createMemes(db, writer),
    resets: createPasswordResets(db, writer),
    records: createRecords(db, writer),
    stats: createStats(db),
    strangers: createStrangers(db, writer),
    suspensions: createSuspensions(db, writer),
    decks: createDecks(db, writer),
    uploads: createUploads(db, writer),
    alive: createAlive(life.db, life.writer, own),
    load: () => writer.load(),
    ping: () =>
      reaching(async () => {
        await db.selectFrom('meta').select('key').limit(1).execute();
      }),
    close: async () => {
      await writer.close();
      await db.destroy();
      if (life.db !== db) await life.db.destroy();
    },
  };
}
