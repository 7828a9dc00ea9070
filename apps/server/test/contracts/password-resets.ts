import { describe, expect, it } from 'vitest';
import { limits } from '@deadpan/protocol';
import type { Database } from '../../src/adapters/database/database.ts';
import type { Account } from '../../src/ports/accounts.ts';
import type { PasswordReset } from '../../src/ports/password-resets.ts';
import { signInOf } from './a-sign-in.ts';
import { anAccount } from './an-account.ts';
import { unique } from './unique.ts';

const aReset = (of: Account, changes: Partial<PasswordReset> = {}): PasswordReset => ({
  userId: of.id,
  tokenHash: unique('hash'),
  createdAt: 1_000,
  expiresAt: 2_000,
  ...changes,
});

/** Every adapter of the `PasswordResets` port keeps these promises. */
export function passwordResetsContract(open: () => Database): void {
  const resets = () => open().resets;
  const accounts = () => open().accounts;

  async function aPlayer(): Promise<Account> {
    const account = anAccount();
    await accounts().create(account);
    return account;
  }

  describe('PasswordResets', () => {
    it('knows whose a token is until it is over', async () => {
      const reset = aReset(await aPlayer());
      await resets().keep(reset);
      expect(await resets().playerOf(reset.tokenHash, 1_999)).toBe(reset.userId);
      expect(await resets().playerOf(reset.tokenHash, 2_000)).toBeNull();
      expect(await resets().playerOf(unique('hash'), 1_500)).toBeNull();
    });

    it('keeps several of a player’s, each until it is over, and other players’ beside them', async () => {
      const [ann, bob] = [await aPlayer(), await aPlayer()];
      const [first, second, bobs] = [aReset(ann), aReset(ann, { createdAt: 1_500, expiresAt: 2_500 }), aReset(bob)];
      for (const reset of [first, bobs, second]) await resets().keep(reset);
      for (const [reset, owner] of [
        [first, ann],
        [second, ann],
        [bobs, bob],
      ] as const)
        expect(await resets().playerOf(reset.tokenHash, 1_600)).toBe(owner.id);
      expect(await resets().playerOf(first.tokenHash, 2_400)).toBeNull();
      expect(await resets().playerOf(second.tokenHash, 2_400)).toBe(ann.id);
    });

    it('keeps so many of a player’s, the newest of them', async () => {
      const [ann, bob] = [await aPlayer(), await aPlayer()];
      const bobs = aReset(bob);
      await resets().keep(bobs);
      const { openLinks } = limits.passwordReset;
      const kept = Array.from({ length: openLinks + 3 }, (_, n) => aReset(ann, { createdAt: 1_000 + n }));
      for (const reset of kept) await resets().keep(reset);
      const works = await Promise.all(kept.map(async ({ tokenHash }) => (await resets().playerOf(tokenHash, 1_600)) !== null));
      expect(works).toEqual([...Array.from({ length: 3 }, () => false), ...Array.from({ length: openLinks }, () => true)]);
      expect(await resets().playerOf(bobs.tokenHash, 1_600)).toBe(bob.id);
    });

    it('ends every other one of the player’s with the one that is used', async () => {
      const [ann, bob] = [await aPlayer(), await aPlayer()];
      const [first, second, bobs] = [aReset(ann), aReset(ann), aReset(bob)];
      for (const reset of [first, second, bobs]) await resets().keep(reset);
      const uses = [first, second].map(({ tokenHash }, n) =>
        resets().use({ tokenHash, userId: ann.id, passwordHash: `$argon2id$${n}`, now: 1_500 }),
      );
      expect((await Promise.all(uses)).filter((outcome) => outcome !== null)).toHaveLength(1);
      for (const { tokenHash } of [first, second]) expect(await resets().playerOf(tokenHash, 1_600)).toBeNull();
      expect(await resets().playerOf(bobs.tokenHash, 1_600)).toBe(bob.id);
    });

    it('sets the password once, and ends every sign-in of that player', async () => {
      const [ann, bob] = [await aPlayer(), await aPlayer()];
      const signIn = async (of: Account): Promise<string> => {
        const id = unique('s');
        await accounts().openSession({ id, userId: of.id, createdAt: 1_000, expiresAt: 9_000 }, of);
        return id;
      };
      const [one, two, bobs] = [await signIn(ann), await signIn(ann), await signIn(bob)];
      const { tokenHash, userId } = aReset(ann);
      await resets().keep(aReset(ann, { tokenHash }));
      const use = { tokenHash, userId, passwordHash: '$argon2id$new', now: 1_500 };
      const uses = await Promise.all([resets().use(use), resets().use({ ...use, passwordHash: '$argon2id$second' })]);
      const [good, ...more] = uses.filter((outcome) => outcome !== null);
      expect([good?.ended.toSorted(), more]).toEqual([[one, two].toSorted(), []]);
      const won = uses[0] === null ? '$argon2id$second' : '$argon2id$new';
      expect(await accounts().byId(ann.id)).toEqual({ ...ann, passwordHash: won });
      expect(await resets().use(use)).toBeNull();
      expect(await resets().playerOf(tokenHash, 1_600)).toBeNull();
      expect(await accounts().session(one, 1_600)).toBeNull();
      expect(await accounts().session(bobs, 1_600)).not.toBeNull();
      expect(await accounts().byId(bob.id)).toEqual(bob);
    });

    it('changes nothing for a token that is over or somebody else’s', async () => {
      const [ann, bob] = [await aPlayer(), await aPlayer()];
      const { tokenHash } = aReset(ann);
      await resets().keep(aReset(ann, { tokenHash }));
      const passwordHash = '$argon2id$new';
      expect(await resets().use({ tokenHash, userId: ann.id, passwordHash, now: 2_000 })).toBeNull();
      expect(await resets().use({ tokenHash, userId: bob.id, passwordHash, now: 1_500 })).toBeNull();
      expect(await accounts().byId(ann.id)).toEqual(ann);
      expect(await accounts().byId(bob.id)).toEqual(bob);
    });

    it('ends when the password is changed in another way', async () => {
      const ann = await aPlayer();
      const reset = aReset(ann);
      await resets().keep(reset);
      await open().accountChanges.setPassword({ before: ann.passwordHash, after: '$argon2id$other' }, signInOf(ann, 1_200));
      expect(await resets().playerOf(reset.tokenHash, 1_500)).toBeNull();
    });

    it('ends the link to a Google account under another address, and keeps one under the same', async () => {
      for (const sameEmail of [true, false]) {
        const ann = await aPlayer();
        await open().google.link(ann.id, { sub: unique('1080'), sameEmail, linkedAt: 1_000 });
        const reset = aReset(ann);
        await resets().keep(reset);
        await resets().use({ tokenHash: reset.tokenHash, userId: ann.id, passwordHash: '$argon2id$new', now: 1_500 });
        expect(await open().google.isLinked(ann.id)).toBe(sameEmail);
      }
    });
  });
}
