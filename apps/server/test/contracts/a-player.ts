import type { UserId } from '@deadpan/protocol';
import type { Database } from '../../src/adapters/database/database.ts';
import { anAccount } from './an-account.ts';

/** Puts an account into the database; returns its id and name. */
export async function aPlayer(database: Database, username?: string): Promise<{ id: UserId; username: string }> {
  const account = anAccount(username === undefined ? {} : { username });
  const outcome = await database.accounts.create(account);
  if (outcome !== 'created') throw new Error(outcome);
  return { id: account.id, username: account.username };
}
