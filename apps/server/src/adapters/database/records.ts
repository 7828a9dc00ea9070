import type { Kysely, Selectable } from 'kysely';
import type { MatchId, UserId } from '@deadpan/protocol';
import type { CurveRow, KeptMatch, OwnMatch, Records } from '../../ports/records.ts';
import type { MatchRecordRow } from '../../ports/rooms.ts';
import { reaching } from './away.ts';
import { toMatchResult, toPlayResult, toRoundResult } from './result-rows.ts';
import type { Tables } from './schema.ts';
import { step, type Writer } from './script.ts';

type Db = Kysely<Tables>;

function toCurve(row: Selectable<Tables['match_curves']>): CurveRow {
  return { matchId: row.match_id, userId: row.user_id, play: row.play, points: row.points, sentAt: row.sent_at };
}

/** How many rounds of these matches were decided. */
async function roundsOf(db: Db, userId: UserId, matchIds: MatchId[]): Promise<Map<MatchId, number>> {
  if (matchIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('round_results')
    .select(({ fn }) => ['match_id', fn.countAll<number>().as('rounds')])
    .where('match_id', 'in', matchIds)
    .where('user_id', '=', userId)
    .groupBy('match_id')
    .execute();
  return new Map(rows.map(({ match_id, rounds }) => [match_id, rounds]));
}

async function history(db: Db, userId: UserId, { before, gameType, limit }: Parameters<Records['history']>[1]): Promise<OwnMatch[]> {
  let query = db.selectFrom('match_results').selectAll().where('user_id', '=', userId);
  if (gameType) query = query.where('game_type', '=', gameType);
  if (before) {
    query = query.where(({ eb, refTuple, tuple }) => eb(refTuple('ended_at', 'match_id'), '<', tuple(before.endedAt, before.matchId)));
  }
  const rows = await query.orderBy('ended_at', 'desc').orderBy('match_id', 'desc').limit(limit).execute();
  const rounds = await roundsOf(
    db,
    userId,
    rows.map((row) => row.match_id),
  );
  return rows.map((row) => {
    const { userId: _own, ...match } = toMatchResult(row);
    return { ...match, rounds: rounds.get(row.match_id) ?? null };
  });
}

async function recordOf(db: Db, matchId: MatchId): Promise<MatchRecordRow | null> {
  const [row, captions] = await Promise.all([
    db.selectFrom('match_records').selectAll().where('match_id', '=', matchId).executeTakeFirst(),
    db.selectFrom('match_captions').selectAll().where('match_id', '=', matchId).orderBy('user_id').execute(),
  ]);
  if (!row) return null;
  return {
    matchId,
    roomId: row.room_id,
    startedAt: row.started_at,
    timeline: row.timeline,
    captions: captions.map(({ user_id, text, reason }) => ({ userId: user_id, text, reason })),
  };
}

async function keptMatch(db: Db, matchId: MatchId): Promise<KeptMatch | null> {
  const [results, record, plays, curves] = await Promise.all([
    db.selectFrom('match_results').selectAll().where('match_id', '=', matchId).orderBy('user_id').execute(),
    recordOf(db, matchId),
    db.selectFrom('play_results').selectAll().where('match_id', '=', matchId).orderBy('play').orderBy('user_id').execute(),
    db.selectFrom('match_curves').selectAll().where('match_id', '=', matchId).orderBy('user_id').orderBy('play').execute(),
  ]);
  if (results.length === 0) return null;
  return { results: results.map(toMatchResult), record, plays: plays.map(toPlayResult), curves: curves.map(toCurve) };
}

/** The player's own row makes the curve's: without the account there is none. */
function keepingCurve(db: Db, { matchId, userId, play, points, sentAt }: CurveRow) {
  const ofPlayer = db
    .selectFrom('users')
    .select((eb) => [
      eb.cast<string>(eb.val(matchId), 'text').as('match_id'),
      'users.id as user_id',
      eb.cast<number>(eb.val(play), 'integer').as('play'),
      eb.cast<string>(eb.val(points), 'text').as('points'),
      eb.cast<number>(eb.val(sentAt), 'bigint').as('sent_at'),
    ])
    .where('users.id', '=', userId);
  return db
    .insertInto('match_curves')
    .columns(['match_id', 'user_id', 'play', 'points', 'sent_at'])
    .expression(ofPlayer)
    .onConflict((conflict) => conflict.columns(['match_id', 'user_id', 'play']).doUpdateSet({ points, sent_at: sentAt }));
}

async function recordsOf(db: Db, userId: UserId): ReturnType<Records['of']> {
  const [rounds, captions, curves, matches] = await Promise.all([
    db
      .selectFrom('round_results')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('ended_at')
      .orderBy('match_id')
      .orderBy('round')
      .execute(),
    db
      .selectFrom('match_captions')
      .leftJoin('match_records', 'match_records.match_id', 'match_captions.match_id')
      .select(['match_captions.match_id as matchId', 'match_captions.text', 'match_captions.reason'])
      .where('user_id', '=', userId)
      .orderBy('started_at')
      .orderBy('match_captions.match_id')
      .execute(),
    db
      .selectFrom('match_curves')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('sent_at')
      .orderBy('match_id')
      .orderBy('play')
      .execute(),
    db
      .selectFrom('match_results')
      .innerJoin('match_records', 'match_records.match_id', 'match_results.match_id')
      .select(['match_records.match_id as matchId', 'room_id as roomId', 'started_at as startedAt', 'timeline'])
      .where('user_id', '=', userId)
      .orderBy('started_at')
      .orderBy('match_records.match_id')
      .execute(),
  ]);
  return { rounds: rounds.map(toRoundResult), captions, curves: curves.map(toCurve), matches };
}

/** The `Records` port over either database. */
export function createRecords(db: Db, writer: Writer): Records {
  return {
    history: (userId, page) => reaching(() => history(db, userId, page)),

    results: (matchIds) =>
      reaching(async () => {
        if (matchIds.length === 0) return [];
        const rows = await db
          .selectFrom('match_results')
          .selectAll()
          .where('match_id', 'in', [...matchIds])
          .orderBy('match_id')
          .orderBy('user_id')
          .execute();
        return rows.map(toMatchResult);
      }),

    match: (matchId) => reaching(() => keptMatch(db, matchId)),

    keepCurve: (curve) =>
      reaching(
        async () => (await writer.run({ key: `user:${curve.userId}`, steps: [step(keepingCurve(db, curve), 'no_player')] })) === null,
      ),

    dropCurves: (matchId, userId) =>
      reaching(async () => {
        const drop = db.deleteFrom('match_curves').where('match_id', '=', matchId).where('user_id', '=', userId);
        await writer.run({ key: `user:${userId}`, steps: [step(drop)] });
      }),

    of: (userId) => reaching(() => recordsOf(db, userId)),

    forget: (userId) =>
      reaching(async () => {
        const steps = [
          step(db.deleteFrom('match_curves').where('user_id', '=', userId)),
          step(db.deleteFrom('match_captions').where('user_id', '=', userId)),
        ];
        await writer.run({ key: `user:${userId}`, steps });
      }),
  };
}
