import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import type { Account } from '../../src/ports/accounts.ts';
import { unique } from './unique.ts';

function anAccount(changes: Partial<Account> = {}): Account {
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

/** Every adapter of the `AccountStore` port keeps these promises. */
export function accountsContract(open: () => Database): void {
  const accounts = () => open().accounts;

  describe('AccountStore', () => {
    it('gives back the account it was given', async () => {
      const account = anAccount({ username: unique('Zoë 🙂 '), picture: '/media/x.png' });
      expect(await accounts().byId(account.id)).toBeNull();
      expect(await accounts().create(account)).toBe('created');
      expect(await accounts().byId(account.id)).toEqual(account);
      expect(await accounts().byEmail(account.email)).toEqual(account);
    });

    it('compares e-mails without case', async () => {
      const account = anAccount();
      await accounts().create(account);
      expect(await accounts().byEmail(account.email.toUpperCase())).toEqual(account);
      expect(await accounts().create(anAccount({ email: account.email.toUpperCase() }))).toBe('email_taken');
      expect(await accounts().byEmail('nobody@deadpan.example')).toBeNull();
    });

    it('compares usernames without case and composed, and makes no account when the name is taken', async () => {
      const tail = unique('');
      await accounts().create(anAccount({ username: `Straße Zoe\u0308 ${tail}` }));
      const taken = anAccount({ username: `STRASSE zoë ${tail.toUpperCase()}` });
      expect(await accounts().create(taken)).toBe('username_taken');
      expect(await accounts().byId(taken.id)).toBeNull();
    });

    it('gives one of many who register the same name at once the name', async () => {
      const username = unique('Popular');
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => accounts().create(anAccount({ username }))));
      expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'username_taken')).toHaveLength(7);
    });

    it('tells of others only their name and picture', async () => {
      const [ann, bob] = [anAccount(), anAccount({ picture: '/media/bob.png' })];
      await Promise.all([accounts().create(ann), accounts().create(bob)]);
      const found = await accounts().publicByIds([ann.id, bob.id, 'nobody']);
      expect(found.toSorted((a, b) => (a.id === ann.id ? -1 : b.id === ann.id ? 1 : 0))).toEqual([
        { id: ann.id, username: ann.username, picture: null },
        { id: bob.id, username: bob.username, picture: '/media/bob.png' },
      ]);
      expect(await accounts().publicByIds([])).toEqual([]);
    });

    it('knows a sign-in until it is over or revoked', async () => {
      const session = { id: unique('s'), userId: unique('u'), createdAt: 1_000, expiresAt: 2_000 };
      expect(await accounts().session(session.id, 1_500)).toBeNull();
      await accounts().openSession(session);
      expect(await accounts().session(session.id, 1_999)).toEqual(session);
      expect(await accounts().session(session.id, 2_000)).toBeNull();
      const other = { ...session, id: unique('s') };
      await accounts().openSession(other);
      await accounts().revokeSession(session.id, 1_600);
      await accounts().revokeSession(session.id, 1_700);
      expect(await accounts().session(session.id, 1_650)).toBeNull();
      expect(await accounts().session(other.id, 1_650)).toEqual(other);
    });
  });
}
