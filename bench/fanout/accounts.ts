import { randomUUID } from 'node:crypto';
import { monotonicClock } from '../../apps/server/src/adapters/clock.ts';
import { openSqlite } from '../../apps/server/src/adapters/database/sqlite/open.ts';
import { keptSecret } from '../../apps/server/src/modules/accounts/secret.ts';
import { createSessions } from '../../apps/server/src/modules/accounts/sessions.ts';
import { createTokens } from '../../apps/server/src/modules/accounts/tokens.ts';

/** The store gives up on a write that waits for seconds behind others. */
const AT_ONCE = 64;

export interface Account {
  id: string;
  token: string;
}

/**
 * Puts players into a data folder before its server starts, through the server's own store, sign-ins and kept secret: what registering does,
 * except that their passwords match nothing, since hashing thousands of them would take longer than the bench.
 */
export async function seedAccounts(folder: string, count: number): Promise<Account[]> {
  const clock = monotonicClock(null);
  const database = await openSqlite(folder);
  const sessions = createSessions({ store: database.accounts, tokens: createTokens([keptSecret(folder)], clock), clock });
  const accounts: Account[] = [];
  const seed = async (index: number): Promise<void> => {
    const id = randomUUID();
    const username = `bench-${index}`;
    const email = `${username}@example.org`;
    const account = { id, username, email, passwordHash: 'none', picture: null, createdAt: Math.round(clock.now()) };
    await database.accounts.create(account);
    const token = await sessions.open(id, account);
    if (!token) throw new Error(`no sign-in for ${username}`);
    accounts[index] = { id, token };
  };
  try {
    for (let from = 0; from < count; from += AT_ONCE) {
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => seed(from + index)));
    }
    return accounts;
  } finally {
    await database.close();
  }
}
