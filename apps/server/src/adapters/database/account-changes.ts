import { sql, type Kysely } from 'kysely';
import type { AccountChanges } from '../../ports/account-changes.ts';
import { HOUR_MS } from '../../ports/durations.ts';
import type { MatchResultRow, PlayResultRow } from '../../ports/rooms.ts';
import { NO_PASSWORD, openSignIn, revokedAt, revokeSessions, usernameKey } from './accounts.ts';
import { reaching } from './away.ts';
import { toMatchResult, toPlayResult } from './result-rows.ts';
import type { Tables } from './schema.ts';
import { step, type Writer } from './script.ts';

type Db = Kysely<Tables>;

/** Lost races for one player's picture before something must be wrong. */
const MOST_RACES = 20;

/** PostgreSQL's and SQLite's word for a value that a unique index has already. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(23505|SQLITE_CONSTRAINT)/.test(String(error.code));

async function results(db: Db, id: string): Promise<{ matches: MatchResultRow[]; plays: PlayResultRow[] }> {
  const [matches, plays] = await Promise.all([
    db.selectFrom('match_results').selectAll().where('user_id', '=', id).orderBy('ended_at').orderBy('match_id').execute(),
    db.selectFrom('play_results').selectAll().where('user_id', '=', id).orderBy('ended_at').orderBy('match_id').orderBy('play').execute(),
  ]);
  return {
    matches: matches.map(toMatchResult),
    plays: plays.map(toPlayResult),
  };
}

/** How long it is known which sign-ins a deletion ended: whoever asks does so every second. */
const REMEMBERED_MS = HOUR_MS;

function noteEnded(db: Db, userId: string, now: number) {
  const open = db
    .selectFrom('sessions')
    .select(['id', sql<number>`cast(${now} as bigint)`.as('ended_at')])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null);
  return db.insertInto('ended_sign_ins').columns(['id', 'ended_at']).expression(open);
}

/** The `AccountChanges` port over either database. */
export function createAccountChanges(db: Db, writer: Writer): AccountChanges {
  const pictureOf = (id: string) => db.selectFrom('users').select('picture').where('id', '=', id).executeTakeFirst();

  return {
    rename: (id, username) =>
      reaching(async () => {
        const username_key = usernameKey(username);
        const isFree = db
          .updateTable('users')
          .set({ username, username_key })
          .where('id', '=', id)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('users as other').select('other.id').where('other.username_key', '=', username_key).where('other.id', '!=', id),
              ),
            ),
          );
        const script = { key: `user:${id}`, steps: [step(isFree, 'refused')] };
        const refused = await writer.run(script).catch((error: unknown) => {
          // Between two who take it at once the unique index decides.
          if (isTaken(error)) return 'refused';
          throw error;
        });
        if (refused === null) return 'renamed';
        return (await pictureOf(id)) ? 'username_taken' : 'no_player';
      }),

    setPassword: ({ before, after }, opened) =>
      reaching(async () => {
        const { userId: id, createdAt: now } = opened;
        const set = db
          .updateTable('users')
          .set({ password_hash: after })
          .where('id', '=', id)
          .where('password_hash', '=', before ?? NO_PASSWORD);
        // A letter asked for before must not undo it.
        const endLetters = db.deleteFrom('password_resets').where('user_id', '=', id);
        const steps = [step(set, 'refused'), step(endLetters), step(revokeSessions(db, id, now)), ...openSignIn(db, opened)];
        const refused = await writer.run({ key: `user:${id}`, steps });
        return refused === null ? revokedAt(db, id, now) : null;
      }),

    setPicture: (id, picture) =>
      reaching(async () => {
        for (let race = 0; race < MOST_RACES; race++) {
          const row = await pictureOf(id);
          if (!row) return 'no_player';
          const before = row.picture;
          const set = db
            .updateTable('users')
            .set({ picture })
            .where('id', '=', id)
            .where('picture', before === null ? 'is' : '=', before);
          if ((await writer.run({ key: `user:${id}`, steps: [step(set, 'changed')] })) === null) return { before };
        }
        throw new Error('A picture was replaced again and again while it was being replaced.');
      }),

    record: (id) =>
      reaching(async () => {
        const [signIns, google, resets, played] = await Promise.all([
          db.selectFrom('sessions').selectAll().where('user_id', '=', id).orderBy('created_at').orderBy('id').execute(),
          db.selectFrom('google_accounts').selectAll().where('user_id', '=', id).executeTakeFirst(),
          db.selectFrom('password_resets').select(['created_at', 'expires_at']).where('user_id', '=', id).orderBy('created_at').execute(),
          results(db, id),
        ]);
        return {
          signIns: signIns.map((row) => ({ openedAt: row.created_at, expiresAt: row.expires_at, endedAt: row.revoked_at })),
          google: google ? { sub: google.sub, linkedAt: google.linked_at } : null,
          resets: resets.map((row) => ({ createdAt: row.created_at, expiresAt: row.expires_at })),
          ...played,
        };
      }),

    remove: (id, now) =>
      reaching(async () => {
        const open = await db.selectFrom('sessions').select('id').where('user_id', '=', id).where('revoked_at', 'is', null).execute();
        const steps = [
          step(db.deleteFrom('users').where('id', '=', id).where('picture', 'is', null), 'kept'),
          step(db.deleteFrom('google_accounts').where('user_id', '=', id)),
          step(db.deleteFrom('password_resets').where('user_id', '=', id)),
          step(db.deleteFrom('ended_sign_ins').where('ended_at', '<', now - REMEMBERED_MS)),
          step(noteEnded(db, id, now)),
          step(db.deleteFrom('sessions').where('user_id', '=', id)),
        ];
        const refused = await writer.run({ key: `user:${id}`, steps });
        if (refused !== null) return (await pictureOf(id)) ? null : [];
        return open.map((session) => session.id);
      }),
  };
}
