import type { MigrationProvider } from 'kysely';
import { first } from './migrations/0001-first.ts';
import { signIn } from './migrations/0002-sign-in.ts';
import { accountChanges } from './migrations/0003-account-changes.ts';
import { strangers } from './migrations/0004-strangers.ts';
import { rounds } from './migrations/0005-rounds.ts';
import { records } from './migrations/0006-records.ts';
import { memes } from './migrations/0008-memes.ts';
import { decks } from './migrations/0009-decks.ts';
import { nodes } from './migrations/0010-nodes.ts';
import { endedSignIns } from './migrations/0011-ended-sign-ins.ts';
import { deckTallies } from './migrations/0012-deck-tallies.ts';
import { severalResets } from './migrations/0013-several-resets.ts';

/** Every change of the schema, by the name under which the database remembers it. A published one is never edited. */
export const migrations: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve({
      '0001-first': first,
      '0002-sign-in': signIn,
      '0003-account-changes': accountChanges,
      '0004-strangers': strangers,
      '0005-rounds': rounds,
      '0006-records': records,
      '0008-memes': memes,
      '0009-decks': decks,
      '0010-nodes': nodes,
      '0011-ended-sign-ins': endedSignIns,
      '0012-deck-tallies': deckTallies,
      '0013-several-resets': severalResets,
    }),
};
