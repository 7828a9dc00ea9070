import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import type { Account } from '../../src/ports/accounts.ts';
import { signInOf } from './a-sign-in.ts';
import { aWrite } from './a-write.ts';
import { anAccount } from './an-account.ts';
import { unique } from './unique.ts';

/** Every adapter of the `AccountChanges` port keeps these promises. */
export function accountChangesContract(open: () => Database): void {
  const accounts = () => open().accounts;
  const changes = () => open().accountChanges;

  async function aPlayer(changed: Parameters<typeof anAccount>[0] = {}) {
    const account = anAccount(changed);
    expect(await accounts().create(account)).toBe('created');
    return account;
  }
  async function aSignIn(of: Account, createdAt = 1_000): Promise<string> {
    const session = signInOf(of, createdAt);
    expect(await accounts().openSession(session, of)).toBe(true);
    return session.id;
  }

  describe('AccountChanges', () => {
    it('renames, and the former name is free again', async () => {
      const ann = await aPlayer();
      const name = unique('Zoë ');
      expect(await changes().rename(ann.id, name)).toBe('renamed');
      expect(await accounts().byId(ann.id)).toEqual({ ...ann, username: name });
      expect(await accounts().create(anAccount({ username: ann.username }))).toBe('created');
    });

    it('gives nobody a name that somebody has, in whatever letters, but anybody their own in others', async () => {
      const tail = unique('');
      const [ann, bob] = [await aPlayer({ username: `Straße ${tail}` }), await aPlayer()];
      expect(await changes().rename(bob.id, `STRASSE ${tail.toUpperCase()}`)).toBe('username_taken');
      expect(await accounts().byId(bob.id)).toEqual(bob);
      expect(await changes().rename(ann.id, `STRASSE ${tail}`)).toBe('renamed');
      expect(await changes().rename(ann.id, `STRASSE ${tail}`)).toBe('renamed');
      expect(await changes().rename(unique('nobody'), unique('Free'))).toBe('no_player');
    });

    it('gives one of many who take the same name at once the name', async () => {
      const players = await Promise.all(Array.from({ length: 6 }, () => aPlayer()));
      const name = unique('Popular');
      const newcomer = anAccount({ username: name });
      const outcomes = await Promise.all([...players.map(({ id }) => changes().rename(id, name)), accounts().create(newcomer)]);
      expect(outcomes.filter((outcome) => outcome === 'renamed' || outcome === 'created')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'username_taken')).toHaveLength(6);
    });

    it('sets a password, ends every sign-in with it and opens a new one', async () => {
      const [ann, bob] = [await aPlayer({ passwordHash: null }), await aPlayer()];
      const [here, there, others] = [await aSignIn(ann), await aSignIn(ann), await aSignIn(bob)];
      const opened = signInOf(ann, 2_000);
      expect((await changes().setPassword({ before: null, after: '$new' }, opened))?.toSorted()).toEqual([here, there].toSorted());
      expect((await accounts().byId(ann.id))?.passwordHash).toBe('$new');
      expect([await accounts().session(here, 2_001), await accounts().session(there, 2_001)]).toEqual([null, null]);
      expect(await accounts().session(others, 2_001)).not.toBeNull();
      expect(await accounts().session(opened.id, 2_001)).toEqual(opened);
      const nobodys = signInOf({ id: unique('nobody') }, 2_000);
      expect(await changes().setPassword({ before: null, after: '$new' }, nobodys)).toBeNull();
      expect(await accounts().session(nobodys.id, 2_001)).toBeNull();
    });

    it('sets no password over one that came since, and then ends and opens no sign-in', async () => {
      const ann = await aPlayer({ passwordHash: '$first' });
      const late = signInOf(ann, 2_000);
      const change = (after: string, opened = signInOf(ann, 2_000)) => changes().setPassword({ before: '$first', after }, opened);
      const outcomes = await Promise.all([change('$second'), change('$third')]);
      expect(outcomes.toSorted((a) => (a === null ? 1 : -1))).toEqual([[], null]);
      const present = { ...ann, passwordHash: outcomes[0] === null ? '$third' : '$second' };
      const there = await aSignIn(present);
      expect(await change('$fourth', late)).toBeNull();
      expect(await accounts().byId(ann.id)).toEqual(present);
      expect(await accounts().session(there, 2_001)).not.toBeNull();
      expect(await accounts().session(late.id, 2_001)).toBeNull();
    });

    it('sets a picture and says which it replaced, to exactly one of those who replace it at once', async () => {
      const ann = await aPlayer();
      expect(await changes().setPicture(ann.id, '/a.webp')).toEqual({ before: null });
      expect(await changes().setPicture(ann.id, '/b.webp')).toEqual({ before: '/a.webp' });
      const next = ['/c.webp', '/d.webp', '/e.webp', null];
      const replaced = await Promise.all(next.map((picture) => changes().setPicture(ann.id, picture)));
      const last = (await accounts().byId(ann.id))?.picture ?? null;
      const gone = replaced.map((answer) => (answer === 'no_player' ? answer : answer.before));
      expect(gone).toHaveLength(next.length);
      expect(new Set([...gone, last])).toEqual(new Set(['/b.webp', ...next]));
      expect(await changes().setPicture(unique('nobody'), '/x.webp')).toBe('no_player');
    });

    it('has all there is of one player, and nothing of another', async () => {
      const [ann, bob] = [await aPlayer(), await aPlayer()];
      const first = await aSignIn(ann, 1_000);
      await aSignIn(ann, 2_000);
      await aSignIn(bob, 3_000);
      await accounts().revokeSession(first, 4_000);
      const sub = unique('g');
      await open().google.link(ann.id, { sub, sameEmail: true, linkedAt: 1_100 });
      await open().resets.keep({ userId: ann.id, tokenHash: unique('hash'), createdAt: 1_200, expiresAt: 9_000 });
      const match = (userId: string) => ({
        matchId: unique('m'),
        userId,
        gameType: 'round1' as const,
        result: 'won' as const,
        score: 66.5,
        wins: 2,
        plays: 3,
        endedAt: 5_000,
      });
      const play = (userId: string) => ({
        matchId: 'm',
        play: 1,
        userId,
        outcome: 'out' as const,
        outReason: 'smile',
        outAfterMs: 1_234,
        outOver: 'toast',
        endedAt: 4_500,
      });
      const [won, other, out] = [match(ann.id), match(bob.id), play(ann.id)];
      await open().rooms.save(aWrite({ matches: [won, other], plays: [out, play(bob.id)] }));
      expect(await changes().record(ann.id)).toEqual({
        signIns: [
          { openedAt: 1_000, expiresAt: 9_000, endedAt: 4_000 },
          { openedAt: 2_000, expiresAt: 9_000, endedAt: null },
        ],
        google: { sub, linkedAt: 1_100 },
        resets: [{ createdAt: 1_200, expiresAt: 9_000 }],
        matches: [won],
        plays: [out],
      });
      expect(await changes().record('nobody')).toEqual({ signIns: [], google: null, resets: [], matches: [], plays: [] });
    });

    it('removes an account with every way into it, and leaves its results and everybody else', async () => {
      const [ann, bob] = [await aPlayer(), await aPlayer()];
      const [live, ended, others] = [await aSignIn(ann), await aSignIn(ann), await aSignIn(bob)];
      await accounts().revokeSession(ended, 2_000);
      await open().google.link(ann.id, { sub: unique('g'), sameEmail: true, linkedAt: 1 });
      await open().resets.keep({ userId: ann.id, tokenHash: unique('hash'), createdAt: 1_000, expiresAt: 9_000 });
      const result = {
        matchId: unique('m'),
        userId: ann.id,
        gameType: 'round1',
        result: 'lost',
        score: 0,
        wins: 0,
        plays: 1,
        endedAt: 1,
      } as const;
      await open().rooms.save(aWrite({ matches: [result] }));

      expect(await changes().remove(ann.id, 5_000)).toEqual([live]);
      expect([await accounts().byId(ann.id), await accounts().byEmail(ann.email), await accounts().session(live, 2_001)]).toEqual([
        null,
        null,
        null,
      ]);
      expect(await accounts().publicByIds([ann.id])).toEqual([]);
      expect(await open().google.isLinked(ann.id)).toBe(false);
      expect(await changes().record(ann.id)).toEqual({ signIns: [], google: null, resets: [], matches: [result], plays: [] });
      expect(await accounts().byId(bob.id)).toEqual(bob);
      expect(await accounts().session(others, 2_001)).not.toBeNull();
      expect(await accounts().create(anAccount({ email: ann.email, username: ann.username }))).toBe('created');
      expect(await changes().remove(ann.id, 5_000)).toEqual([]);
    });

    it('removes no account that still has a picture, nor anything of it', async () => {
      const ann = await aPlayer({ picture: '/avatars/x.webp' });
      const session = await aSignIn(ann);
      expect(await changes().remove(ann.id, 5_000)).toBeNull();
      expect(await accounts().byId(ann.id)).toEqual(ann);
      expect(await accounts().session(session, 2_000)).not.toBeNull();
      await changes().setPicture(ann.id, null);
      expect(await changes().remove(ann.id, 5_000)).toEqual([session]);
    });
  });
}
