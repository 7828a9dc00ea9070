import { randomUUID } from 'node:crypto';
import type { Database } from '../apps/server/src/adapters/database/database.ts';
import { monotonicClock } from '../apps/server/src/adapters/clock.ts';
import { openPostgres } from '../apps/server/src/adapters/database/postgres/open.ts';
import { createSessions } from '../apps/server/src/modules/accounts/sessions.ts';
import { createTokens } from '../apps/server/src/modules/accounts/tokens.ts';
import { seedAccounts, type Account } from './fanout/accounts.ts';
import { each } from './fanout/each.ts';

const AT_ONCE = 16;

/** Where the accounts of a bench lie: in a data folder, or in PostgreSQL, signed by the secret that its nodes share. */
export type Place = { folder: string } | { databaseUrl: string; secret: string };

async function seedPostgres(url: string, secret: string, count: number): Promise<Account[]> {
  const clock = monotonicClock(null);
  const database: Database = await openPostgres(url, (error) => console.error(error));
  const tokens = createTokens([new TextEncoder().encode(secret)], clock);
  const sessions = createSessions({ store: database.accounts, tokens, clock });
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

/** Puts players where a server will look for them, before it starts (`fanout/accounts.ts` says how). */
export function accountsIn(place: Place, count: number): Promise<Account[]> {
  return 'folder' in place ? seedAccounts(place.folder, count) : seedPostgres(place.databaseUrl, place.secret, count);
}
