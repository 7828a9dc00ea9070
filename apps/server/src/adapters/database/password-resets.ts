import type { Kysely } from 'kysely';
import { limits } from '@deadpan/protocol';
import type { PasswordResets } from '../../ports/password-resets.ts';
import { revokedAt, revokeSessions } from './accounts.ts';
import { reaching } from './away.ts';
import type { Tables } from './schema.ts';
import { step, type Writer } from './script.ts';

/** The `PasswordResets` port over either database. */
export function createPasswordResets(db: Kysely<Tables>, writer: Writer): PasswordResets {
  return {
    keep: ({ userId, tokenHash, createdAt, expiresAt }) =>
      reaching(async () => {
        const tidy = db.deleteFrom('password_resets').where('expires_at', '<', createdAt);
        const row = { user_id: userId, token_hash: tokenHash, created_at: createdAt, expires_at: expiresAt };
        const earlier = db.selectFrom('password_resets').select('token_hash').where('user_id', '=', userId);
        const newest = earlier.orderBy('created_at', 'desc').limit(limits.passwordReset.openLinks - 1);
        const trim = db.deleteFrom('password_resets').where('user_id', '=', userId).where('token_hash', 'not in', newest);
        await writer.run({ key: `reset:${userId}`, steps: [step(tidy), step(trim), step(db.insertInto('password_resets').values(row))] });
      }),

    playerOf: (tokenHash, now) =>
      reaching(async () => {
        const row = await db
          .selectFrom('password_resets')
          .select('user_id')
          .where('token_hash', '=', tokenHash)
          .where('expires_at', '>', now)
          .executeTakeFirst();
        return row?.user_id ?? null;
      }),

    use: ({ tokenHash, userId, passwordHash, now }) =>
      reaching(async () => {
        const useUp = db
          .deleteFrom('password_resets')
          .where('token_hash', '=', tokenHash)
          .where('user_id', '=', userId)
          .where('expires_at', '>', now);
        const endOthers = db.deleteFrom('password_resets').where('user_id', '=', userId);
        const setPassword = db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId);
        const endStrangeLink = db.deleteFrom('google_accounts').where('user_id', '=', userId).where('same_email', '=', 0);
        const refused = await writer.run({
          key: `user:${userId}`,
          steps: [
            step(useUp, 'no_good'),
            step(endOthers),
            step(setPassword, 'no_player'),
            step(endStrangeLink),
            step(revokeSessions(db, userId, now)),
          ],
        });
        return refused === null ? { ended: await revokedAt(db, userId, now) } : null;
      }),
  };
}
