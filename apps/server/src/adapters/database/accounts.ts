import type { Kysely, Selectable } from 'kysely';
import type { Account, AccountStore } from '../../ports/accounts.ts';
import { reaching } from './away.ts';
import type { Tables } from './schema.ts';
import { step, type Writer } from './script.ts';

/** E-mails compare without case. */
const emailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** Usernames compare in NFC without case; upper first, so that "Strauß" and "STRAUSS" are one. */
const usernameKey = (name: string): string => name.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');

function toAccount(row: Selectable<Tables['users']>): Account {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    passwordHash: row.password_hash,
    picture: row.picture,
    createdAt: row.created_at,
  };
}

/** The `AccountStore` port over either database. */
export function createAccountStore(db: Kysely<Tables>, writer: Writer): AccountStore {
  return {
    create: (account) =>
      reaching(async () => {
        const email_key = emailKey(account.email);
        const row = {
          id: account.id,
          email: account.email,
          email_key,
          username: account.username,
          username_key: usernameKey(account.username),
          password_hash: account.passwordHash,
          picture: account.picture,
          created_at: account.createdAt,
        };
        const insert = db
          .insertInto('users')
          .values(row)
          .onConflict((conflict) => conflict.doNothing());
        const refused = await writer.run({ key: `user:${account.id}`, steps: [step(insert, 'taken')] });
        if (refused === null) return 'created';
        const byEmail = await db.selectFrom('users').select('id').where('email_key', '=', email_key).executeTakeFirst();
        return byEmail ? 'email_taken' : 'username_taken';
      }),

    byEmail: (email) =>
      reaching(async () => {
        const row = await db.selectFrom('users').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();
        return row ? toAccount(row) : null;
      }),

    byId: (id) =>
      reaching(async () => {
        const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
        return row ? toAccount(row) : null;
      }),

    publicByIds: (ids) =>
      reaching(async () => {
        if (ids.length === 0) return [];
        return db.selectFrom('users').select(['id', 'username', 'picture']).where('id', 'in', ids).execute();
      }),

    openSession: (session) =>
      reaching(async () => {
        const { id, userId: user_id, createdAt: created_at, expiresAt: expires_at } = session;
        const insert = db.insertInto('sessions').values({ id, user_id, created_at, expires_at, revoked_at: null });
        const tidy = db.deleteFrom('sessions').where('user_id', '=', user_id).where('expires_at', '<', created_at);
        await writer.run({ key: `user:${user_id}`, steps: [step(tidy), step(insert)] });
      }),

    session: (id, now) =>
      reaching(async () => {
        const row = await db
          .selectFrom('sessions')
          .select(['id', 'user_id', 'created_at', 'expires_at'])
          .where('id', '=', id)
          .where('revoked_at', 'is', null)
          .where('expires_at', '>', now)
          .executeTakeFirst();
        return row ? { id: row.id, userId: row.user_id, createdAt: row.created_at, expiresAt: row.expires_at } : null;
      }),

    revokeSession: (id, now) =>
      reaching(async () => {
        const revoke = db.updateTable('sessions').set({ revoked_at: now }).where('id', '=', id).where('revoked_at', 'is', null);
        await writer.run({ key: `session:${id}`, steps: [step(revoke)] });
      }),
  };
}
