import type { Account, SignIn } from '../../src/ports/accounts.ts';
import { unique } from './unique.ts';

/** A sign-in nobody else in this run has, not kept anywhere yet; it lasts until 9 000. */
export const signInOf = ({ id: userId }: Pick<Account, 'id'>, createdAt: number): SignIn => ({
  id: unique('s'),
  userId,
  createdAt,
  expiresAt: 9_000,
});
