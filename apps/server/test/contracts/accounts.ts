import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import type { Account, Proof } from '../../src/ports/accounts.ts';
import { signInOf } from './a-sign-in.ts';
import { anAccount } from './an-account.ts';
import { unique } from './unique.ts';

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

    it('keeps an account without a password', async () => {
      const account = anAccount({ passwordHash: null });
      expect(await accounts().create(account)).toBe('created');
      expect(await accounts().byId(account.id)).toEqual(account);
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

    it('answers the same for a taken name, whether the e-mail has an account or not', async () => {
      const [ann, bob] = [anAccount(), anAccount()];
      for (const account of [ann, bob]) await accounts().create(account);
      for (const email of [ann.email, bob.email, anAccount().email])
        expect(await accounts().create(anAccount({ email, username: ann.username.toUpperCase() }))).toBe('username_taken');
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

    it('names the sign-ins that ended since: revoked one by one, all at once, or gone with their account', async () => {
      const [ann, bob] = [anAccount(), anAccount()];
      await Promise.all([accounts().create(ann), accounts().create(bob)]);
      const signIn = async (of: Account): Promise<string> => {
        const session = { id: unique('s'), userId: of.id, createdAt: 1_000, expiresAt: 90_000_000 };
        await accounts().openSession(session, of);
        return session.id;
      };
      const [early, late, kept, all, withAccount] = [
        await signIn(ann),
        await signIn(ann),
        await signIn(ann),
        await signIn(bob),
        await signIn(bob),
      ];
      const own = [early, late, kept, all, withAccount];
      const endedSince = async (since: number) => (await accounts().endedSince(since)).filter((id) => own.includes(id)).toSorted();
      expect(await endedSince(0)).toEqual([]);
      await accounts().revokeSession(early, 40_000_000);
      await accounts().revokeSession(late, 40_000_500);
      expect(await endedSince(40_000_000)).toEqual([early, late].toSorted());
      expect(await endedSince(40_000_500)).toEqual([late]);
      expect(await accounts().revokeSessions(bob.id, 40_000_700, withAccount)).toEqual([all]);
      expect(await open().accountChanges.remove(bob.id, 40_000_800)).toEqual([withAccount]);
      expect(await endedSince(40_000_600)).toEqual([withAccount]);
      expect(await accounts().session(kept, 40_000_900)).not.toBeNull();
    });

    it('knows a sign-in until it is over or revoked', async () => {
      const ann = anAccount();
      await accounts().create(ann);
      const session = { id: unique('s'), userId: ann.id, createdAt: 1_000, expiresAt: 2_000 };
      expect(await accounts().session(session.id, 1_500)).toBeNull();
      expect(await accounts().openSession(session, ann)).toBe(true);
      expect(await accounts().session(session.id, 1_999)).toEqual(session);
      expect(await accounts().session(session.id, 2_000)).toBeNull();
      const other = { ...session, id: unique('s') };
      expect(await accounts().openSession(other, ann)).toBe(true);
      await accounts().revokeSession(session.id, 1_600);
      await accounts().revokeSession(session.id, 1_700);
      expect(await accounts().session(session.id, 1_650)).toBeNull();
      expect(await accounts().session(other.id, 1_650)).toEqual(other);
    });

    it('opens no sign-in for what does not open the account any more', async () => {
      const [ann, stranger] = [anAccount(), anAccount()];
      const link = { sub: unique('1080'), sameEmail: true, linkedAt: 1_000 };
      await accounts().create(ann);
      const enter = (proof: Proof, userId = ann.id): Promise<boolean> =>
        accounts().openSession({ id: unique('s'), userId, createdAt: 1_000, expiresAt: 9_000 }, proof);
      expect(await enter({ passwordHash: '$argon2id$former' })).toBe(false);
      expect(await enter({ passwordHash: null })).toBe(false);
      expect(await enter({ googleSub: link.sub })).toBe(false);
      expect(await enter(stranger, stranger.id)).toBe(false);
      expect(await accounts().revokeSessions(ann.id, 2_000, null)).toEqual([]);
      await open().google.link(ann.id, link);
      expect([await enter({ googleSub: link.sub }), await enter(ann)]).toEqual([true, true]);
      expect(await enter({ googleSub: unique('1081') })).toBe(false);
    });

    it('leaves no sign-in by a password alive while that password is being changed', async () => {
      const ann = anAccount({ passwordHash: '$0' });
      await accounts().create(ann);
      for (let n = 0; n < 20; n++) {
        const ids = Array.from({ length: 4 }, () => unique('s'));
        const [, ...opens] = await Promise.all([
          open().accountChanges.setPassword({ before: `$${n}`, after: `$${n + 1}` }, signInOf(ann, 2_000 + n)),
          ...ids.map((id) => accounts().openSession({ id, userId: ann.id, createdAt: 1_000, expiresAt: 9_000 }, { passwordHash: `$${n}` })),
        ]);
        expect(opens).toHaveLength(4);
        for (const id of ids) expect(await accounts().session(id, 3_000)).toBeNull();
      }
    });

    it('ends every sign-in of a player, but for the one that asks', async () => {
      const [ann, bob] = [anAccount(), anAccount()];
      await Promise.all([accounts().create(ann), accounts().create(bob)]);
      const userId = ann.id;
      const signIn = async (of: Account): Promise<string> => {
        const session = { id: unique('s'), userId: of.id, createdAt: 1_000, expiresAt: 9_000 };
        await accounts().openSession(session, of);
        return session.id;
      };
      const [here, there, elsewhere, others] = [await signIn(ann), await signIn(ann), await signIn(ann), await signIn(bob)];
      expect((await accounts().revokeSessions(userId, 2_000, here)).toSorted()).toEqual([there, elsewhere].toSorted());
      for (const id of [here, others]) expect(await accounts().session(id, 2_001)).not.toBeNull();
      for (const id of [there, elsewhere]) expect(await accounts().session(id, 2_001)).toBeNull();
      expect(await accounts().revokeSessions(userId, 3_000, null)).toEqual([here]);
      expect(await accounts().revokeSessions(userId, 4_000, null)).toEqual([]);
      expect(await accounts().session(others, 4_001)).not.toBeNull();
    });
  });
}
