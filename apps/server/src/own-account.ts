import type { Database } from './adapters/database/database.ts';
import type { ApiModule } from './http/api.ts';
import { keptOfPlayers } from './kept-of-players.ts';
import { accountChangeRoutes } from './modules/accounts/change-routes.ts';
import { createAccountChanges } from './modules/accounts/changes.ts';
import { createDeletion } from './modules/accounts/deletion.ts';
import { createExport } from './modules/accounts/export.ts';
import { createShow } from './modules/accounts/show.ts';
import { createAvatars } from './modules/avatars/avatars.ts';
import { avatarRoutes } from './modules/avatars/routes.ts';
import type { Seating } from './modules/rooms/seating.ts';
import type { MemeForge } from './meme-forge.ts';
import type { People } from './people.ts';
import type { BlobStore } from './ports/blobs.ts';
import type { Clock } from './ports/clock.ts';
import type { Counters } from './ports/counters.ts';
import type { FileReader } from './ports/file-reader.ts';

export interface OwnAccountDeps {
  database: Database;
  clock: Clock;
  /** who counts tries; null: nobody does */
  counters: Counters | null;
  people: People;
  seating: Seating;
  blobs: BlobStore;
  files: FileReader;
  memes: Pick<MemeForge, 'forget'>;
}

/** What players do with their own account, wired together: changes, pictures, export, deletion. Returns the routes. */
export function createOwnAccount({ database, clock, counters, people, seating, blobs, files, memes }: OwnAccountDeps): ApiModule {
  const { confirm, sessions, passwords } = people;
  const { accounts: store, accountChanges: changes, google } = database;
  const show = createShow({ store, sessions, seating });
  const avatars = createAvatars({ blobs, files, store, changes, show });

  const inTurn = { picture: avatars.forget, memes: memes.forget };
  const { onDelete, more } = keptOfPlayers({ database, blobs, letters: people.letters }, inTurn);

  const own = {
    changes: createAccountChanges({
      confirm,
      store,
      changes,
      sessions,
      passwords,
      seating,
      isGoogleLinked: google.isLinked,
      show,
      counters,
    }),
    deleteAccount: createDeletion({ confirm, changes, sessions, clock, leave: seating.forget, onDelete }),
    exportOf: createExport({ store, changes, seating, picture: avatars.exported, more, clock }),
  };
  const modules = [accountChangeRoutes({ ...own, counters }), avatarRoutes({ avatars, counters })];
  return (app) => modules.forEach((routes) => routes(app));
}
