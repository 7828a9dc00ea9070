import type { Database } from './adapters/database/database.ts';
import type { ApiModule } from './http/api.ts';
import { accountChangeRoutes } from './modules/accounts/change-routes.ts';
import { createAccountChanges } from './modules/accounts/changes.ts';
import { createDeletion, type Forget } from './modules/accounts/deletion.ts';
import { createExport, type ExportPart } from './modules/accounts/export.ts';
import { createShow } from './modules/accounts/show.ts';
import { createAvatars } from './modules/avatars/avatars.ts';
import { avatarRoutes } from './modules/avatars/routes.ts';
import { exportRecords } from './modules/records/export.ts';
import type { Seating } from './modules/rooms/seating.ts';
import type { MemeForge } from './meme-forge.ts';
import type { People } from './people.ts';
import type { DecksOfPlayers } from './players-decks.ts';
import type { BlobStore } from './ports/blobs.ts';
import type { Clock } from './ports/clock.ts';
import type { Counters } from './ports/counters.ts';

export interface OwnAccountDeps {
  database: Database;
  clock: Clock;
  /** who counts tries; null: nobody does */
  counters: Counters | null;
  people: People;
  seating: Seating;
  blobs: BlobStore;
  memes: Pick<MemeForge, 'forget' | 'exported'>;
  decks: Pick<DecksOfPlayers, 'forget' | 'exported'>;
}

/** What players do with their own account, wired together: changes, pictures, export, deletion. Returns the routes. */
export function createOwnAccount({ database, clock, counters, people, seating, blobs, memes, decks }: OwnAccountDeps): ApiModule {
  const { accounts, sessions, passwords } = people;
  const { accounts: store, accountChanges: changes, google, records, strangers } = database;
  const show = createShow({ store, sessions, seating });
  const avatars = createAvatars({ blobs, store, changes, show });

  // The two lists every feature that keeps something of a player is on.
  const onDelete: Forget[] = [people.forget, strangers.forget, records.forget, avatars.forget, memes.forget, decks.forget];
  const more: Record<string, ExportPart> = {
    strangers: strangers.records,
    records: exportRecords(records),
    memes: memes.exported,
    decks: decks.exported,
  };

  const own = {
    changes: createAccountChanges({
      accounts,
      store,
      changes,
      sessions,
      passwords,
      seating,
      isGoogleLinked: google.isLinked,
      show,
      clock,
      counters,
    }),
    deleteAccount: createDeletion({ accounts, changes, sessions, clock, leave: seating.forget, onDelete }),
    exportOf: createExport({ store, changes, seating, picture: avatars.exported, more, clock }),
  };
  const modules = [accountChangeRoutes({ ...own, counters }), avatarRoutes({ avatars, counters })];
  return (app) => modules.forEach((routes) => routes(app));
}
