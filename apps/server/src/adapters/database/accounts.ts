import type { Kysely, Selectable } from 'kysely';
import { emailKey } from '@deadpan/protocol';
import type { Account, AccountStore, Proof, SignIn } from '../../ports/accounts.ts';
import { reaching } from './away.ts';
import type { Tables } from './schema.ts';
import { step, type Step, type Writer } from './script.ts';

/** Usernames compare in NFC without case; upper first, so that "Strauß" and "STRAUSS" are one. */
export const usernameKey = (name: string): string => name.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');

/** The column is not nullable, and a hash is never empty. */
export const NO_PASSWORD = '';

function toAccount(row: Selectable<Tables['users']>): Account {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    passwordHash: row.password_hash === NO_PASSWORD ? null : row.password_hash,
    picture: row.picture,
    createdAt: row.created_at,
  };
}

/** The step that makes an account, and changes nothing when its e-mail or name is taken. */
export function insertAccount(db: Kysely<Tables>, account: Account) {
  const row = {
    id: account.id,
    email: account.email,
    email_key: emailKey(account.email),
    username: account.username,
    username_key: usernameKey(account.username),
    password_hash: account.passwordHash ?? NO_PASSWORD,
    picture: account.picture,
    created_at: account.createdAt,
  };
  return db
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.doNothing());
}

/** Why an account could not be made. The name comes first: a taken name must not tell whether the address has an account. */
export async function whatIsTaken(db: Kysely<Tables>, username: string): Promise<'email_taken' | 'username_taken'> {
  const byName = await db.selectFrom('users').select('id').where('username_key', '=', usernameKey(username)).executeTakeFirst();
  return byName ? 'username_taken' : 'email_taken';
}

/** The step that ends every sign-in of a player but `except`. */
export function revokeSessions(db: Kysely<Tables>, userId: string, now: number, except: string | null = null) {
  const live = db.updateTable('sessions').set({ revoked_at: now }).where('user_id', '=', userId).where('revoked_at', 'is', null);
  return except === null ? live : live.where('id', '!=', except);
}

/** The steps that open a sign-in, of which nothing more is asked; what of the player's ran out goes. */
export function openSignIn(db: Kysely<Tables>, { id, userId, createdAt, expiresAt }: SignIn): Step[] {
  const tidy = db.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<', createdAt);
  const row = { id, user_id: userId, created_at: createdAt, expires_at: expiresAt, revoked_at: null };
  return [step(tidy), step(db.insertInto('sessions').values(row))];
}

/** Changes nothing, and no row when what was shown does not open the account: an update also waits for whoever is just changing that. */
function stillOpens(db: Kysely<Tables>, userId: string, proof: Proof) {
  if ('googleSub' in proof) {
    const { googleSub: sub } = proof;
    return db.updateTable('google_accounts').set({ sub }).where('user_id', '=', userId).where('sub', '=', sub);
  }
  const password_hash = proof.passwordHash ?? NO_PASSWORD;
  return db.updateTable('users').set({ password_hash }).where('id', '=', userId).where('password_hash', '=', password_hash);
}

/** The ids of the sign-ins of a player that ended at `now`. */
export async function revokedAt(db: Kysely<Tables>, userId: string, now: number): Promise<string[]> {
  const rows = await db.selectFrom('sessions').select('id').where('user_id', '=', userId).where('revoked_at', '=', now).execute();
  return rows.map(({ id }) => id);
}

/** The `AccountStore` port over either database. */
export function createAccountStore(db: Kysely<Tables>, writer: Writer): AccountStore {
  return {
    create: (account) =>
      reaching(async () => {
        const refused = await writer.run({ key: `user:${account.id}`, steps: [step(insertAccount(db, account), 'taken')] });
        return refused === null ? 'created' : whatIsTaken(db, account.username);
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

    openSession: (session, proof) =>
      reaching(async () => {
        const { userId } = session;
        const steps = [step(stillOpens(db, userId, proof), 'refused'), ...openSignIn(db, session)];
        return (await writer.run({ key: `user:${userId}`, steps })) === null;
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

    revokeSessions: (userId, now, except) =>
      reaching(async () => {
        await writer.run({ key: `user:${userId}`, steps: [step(revokeSessions(db, userId, now, except))] });
        return revokedAt(db, userId, now);
      }),

    endedSince: (since) =>
      reaching(async () => {
        const revoked = db.selectFrom('sessions').select('id').where('revoked_at', '>=', since);
        const gone = db.selectFrom('ended_sign_ins').select('id').where('ended_at', '>=', since);
        return (await revoked.unionAll(gone).execute()).map(({ id }) => id);
      }),
  };
}
