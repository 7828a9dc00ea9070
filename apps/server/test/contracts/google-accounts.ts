import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import type { GoogleLink } from '../../src/ports/google-accounts.ts';
import { anAccount } from './an-account.ts';
import { unique } from './unique.ts';

const aLink = (): GoogleLink => ({ sub: unique('1080'), sameEmail: true, linkedAt: 1_795_000_000_123 });

/** Every adapter of the `GoogleAccounts` port keeps these promises. */
export function googleAccountsContract(open: () => Database): void {
  const google = () => open().google;
  const accounts = () => open().accounts;

  describe('GoogleAccounts', () => {
    it('makes an account with its link, and knows whose it is', async () => {
      const [account, link] = [anAccount({ passwordHash: null }), aLink()];
      expect(await google().playerOf(link.sub)).toBeNull();
      expect(await google().create(account, link)).toBe('created');
      expect(await google().playerOf(link.sub)).toBe(account.id);
      expect(await google().isLinked(account.id)).toBe(true);
      expect(await accounts().byId(account.id)).toEqual(account);
    });

    it('makes neither when the e-mail, the name or the Google account is taken', async () => {
      const [there, link] = [anAccount(), aLink()];
      await google().create(there, link);
      const refused = [
        { account: anAccount({ email: there.email.toUpperCase() }), link: aLink(), outcome: 'email_taken' },
        { account: anAccount({ username: there.username.toUpperCase() }), link: aLink(), outcome: 'username_taken' },
        { account: anAccount({ username: there.username, email: there.email }), link: aLink(), outcome: 'username_taken' },
        { account: anAccount(), link, outcome: 'google_taken' },
      ];
      for (const { account, link: wanted, outcome } of refused) {
        expect(await google().create(account, wanted)).toBe(outcome);
        expect(await accounts().byId(account.id)).toBeNull();
        expect(await google().isLinked(account.id)).toBe(false);
      }
      expect(await google().playerOf(link.sub)).toBe(there.id);
    });

    it('makes one account of many first sign-ins at once', async () => {
      const link = aLink();
      const outcomes = await Promise.all(Array.from({ length: 6 }, () => google().create(anAccount(), link)));
      expect(outcomes.toSorted()).toEqual(['created', ...Array.from({ length: 5 }, () => 'google_taken')]);
    });

    it('links one Google account to one player, both ways', async () => {
      const [ann, bob, link] = [anAccount(), anAccount(), aLink()];
      await Promise.all([accounts().create(ann), accounts().create(bob)]);
      expect(await google().isLinked(ann.id)).toBe(false);
      expect(await google().link(ann.id, link)).toBe('linked');
      expect(await google().link(ann.id, link)).toBe('linked');
      expect(await google().playerOf(link.sub)).toBe(ann.id);
      expect(await google().link(bob.id, link)).toBe('google_taken');
      expect(await google().link(ann.id, aLink())).toBe('has_another');
      expect(await google().link(unique('nobody'), aLink())).toBe('no_player');
    });

    it('ends a link only when there is a password to come in with', async () => {
      const [withPassword, without] = [anAccount(), anAccount({ passwordHash: null })];
      const [one, other] = [aLink(), aLink()];
      await google().create(withPassword, one);
      await google().create(without, other);
      expect(await google().unlink(withPassword.id)).toBe('unlinked');
      expect(await google().unlink(withPassword.id)).toBe('unlinked');
      expect(await google().playerOf(one.sub)).toBeNull();
      expect(await google().unlink(without.id)).toBe('only_sign_in');
      expect(await google().playerOf(other.sub)).toBe(without.id);
    });
  });
}
