import type { Kysely } from 'kysely';
import type { GoogleAccounts, GoogleLink } from '../../ports/google-accounts.ts';
import { insertAccount, NO_PASSWORD, whatIsTaken } from './accounts.ts';
import { reaching } from './away.ts';
import type { Tables } from './schema.ts';
import { step, type Writer } from './script.ts';

/** The `GoogleAccounts` port over either database. */
export function createGoogleAccounts(db: Kysely<Tables>, writer: Writer): GoogleAccounts {
  const linkOf = (column: 'sub' | 'user_id', value: string) =>
    db.selectFrom('google_accounts').select(['sub', 'user_id']).where(column, '=', value).executeTakeFirst();

  /** Links only to an account that is there, so that one deleted at the same moment leaves nothing behind. */
  const insertLink = (userId: string, { sub, sameEmail, linkedAt }: GoogleLink) =>
    db
      .insertInto('google_accounts')
      .columns(['sub', 'user_id', 'same_email', 'linked_at'])
      .expression((eb) =>
        eb
          .selectFrom('users')
          .select(({ cast, val }) => [
            cast<string>(val(sub), 'text').as('sub'),
            'users.id',
            cast<number>(val(sameEmail ? 1 : 0), 'integer').as('same_email'),
            cast<number>(val(linkedAt), 'bigint').as('linked_at'),
          ])
          .where('users.id', '=', userId),
      )
      .onConflict((conflict) => conflict.doNothing());

  return {
    playerOf: (sub) => reaching(async () => (await linkOf('sub', sub))?.user_id ?? null),

    isLinked: (userId) => reaching(async () => (await linkOf('user_id', userId)) !== undefined),

    create: (account, link) =>
      reaching(async () => {
        const steps = [step(insertAccount(db, account), 'taken'), step(insertLink(account.id, link), 'google_taken')];
        const refused = await writer.run({ key: `google:${link.sub}`, steps });
        if (refused === null) return 'created';
        if (await linkOf('sub', link.sub)) return 'google_taken';
        return whatIsTaken(db, account.username);
      }),

    link: (userId, link) =>
      reaching(async () => {
        const refused = await writer.run({ key: `google:${link.sub}`, steps: [step(insertLink(userId, link), 'refused')] });
        if (refused === null) return 'linked';
        const owner = (await linkOf('sub', link.sub))?.user_id;
        if (owner !== undefined) return owner === userId ? 'linked' : 'google_taken';
        return (await linkOf('user_id', userId)) ? 'has_another' : 'no_player';
      }),

    unlink: (userId) =>
      reaching(async () => {
        const withPassword = db.selectFrom('users').select('id').where('id', '=', userId).where('password_hash', '!=', NO_PASSWORD);
        const unlink = db.deleteFrom('google_accounts').where('user_id', 'in', withPassword);
        await writer.run({ key: `user:${userId}`, steps: [step(unlink)] });
        return (await linkOf('user_id', userId)) ? 'only_sign_in' : 'unlinked';
      }),
  };
}
