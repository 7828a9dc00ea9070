import { randomUUID } from 'node:crypto';
import { monotonicClock } from '../apps/server/src/adapters/clock.ts';
import { openPostgres } from '../apps/server/src/adapters/database/postgres/open.ts';
import { openSqlite } from '../apps/server/src/adapters/database/sqlite/open.ts';
import { keptSecret } from '../apps/server/src/modules/accounts/secret.ts';
import { createSessions } from '../apps/server/src/modules/accounts/sessions.ts';
import { createTokens } from '../apps/server/src/modules/accounts/tokens.ts';
import { each } from './each.ts';

/** The store gives up on a write that waits for seconds behind others. */
const AT_ONCE = 16;

export interface Account {
  id: string;
  token: string;
}

/** Where a server will look for its accounts: in a data folder, or in PostgreSQL, signed by the secret that its nodes share. */
export type Place = { folder: string } | { databaseUrl: string; secret: string };

const openAt = (place: Place) =>
  'folder' in place ? openSqlite(place.folder) : openPostgres(place.databaseUrl, (error) => console.error(error));
const secretAt = (place: Place) => ('folder' in place ? keptSecret(place.folder) : new TextEncoder().encode(place.secret));

/**
 * Puts players where a server will look for them, before it starts, through the server's own store, sign-ins and secret: what registering does, except
 * that their passwords match nothing, since hashing thousands of them would take longer than the bench.
 */
export async function accountsIn(place: Place, count: number): Promise<Account[]> {
  const clock = monotonicClock(null);
  const database = await openAt(place);
  const sessions = createSessions({ store: database.accounts, tokens: createTokens([secretAt(place)], clock), clock });
  const accounts: Account[] = [];
  try {
    await each(count, AT_ONCE, async (index) => {
      const id = randomUUID();
      const username = `bench-${index}`;
      const createdAt = Math.round(clock.now());
      const account = { id, username, email: `${username}@example.org`, passwordHash: 'none', picture: null, createdAt };
      await database.accounts.create(account);
      const token = await sessions.open(id, account);
      if (!token) throw new Error(`no sign-in for ${username}`);
      accounts[index] = { id, token };
    });
    return accounts;
  } finally {
    await database.close();
  }
}
