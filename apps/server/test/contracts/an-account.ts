import type { Account } from '../../src/ports/accounts.ts';
import { unique } from './unique.ts';

/** An account nobody else in this run has. */
export function anAccount(changes: Partial<Account> = {}): Account {
  const id = unique('u');
  return {
    id,
    username: `Ann ${id}`,
    email: `${id}@deadpan.example`,
    passwordHash: '$argon2id$...',
    picture: null,
    createdAt: 1_795_000_000_123,
    ...changes,
  };
}
