import type { ExpressionBuilder, Kysely } from 'kysely';
import type { MatchRecordRow, MatchResultRow, PlayResultRow, RoomWrite, RoundResultRow } from '../../ports/rooms.ts';
import type { Tables } from './schema.ts';
import { step, type Step } from './script.ts';

type Db = Kysely<Tables>;

function playStep(db: Db, play: PlayResultRow): Step {
  const row = {
    match_id: play.matchId,
    play: play.play,
    user_id: play.userId,
    outcome: play.outcome,
    out_reason: play.outReason,
    out_after_ms: play.outAfterMs,
    out_over: play.outOver,
    ended_at: play.endedAt,
  };
  const insert = db.insertInto('play_results').values(row);
  return step(insert.onConflict((conflict) => conflict.doNothing()));
}

function roundStep(db: Db, round: RoundResultRow): Step {
  const row = {
    match_id: round.matchId,
    round: round.round,
    user_id: round.userId,
    result: round.result,
    score: round.score,
    points: round.points,
    ended_at: round.endedAt,
  };
  const insert = db.insertInto('round_results').values(row);
  return step(insert.onConflict((conflict) => conflict.doNothing()));
}

/** The plays of the match were written before it, so its shares are counted from them and can never differ. */
function matchStep(db: Db, match: MatchResultRow): Step {
  const plays = (eb: ExpressionBuilder<Tables, 'match_results'>) =>
    eb
      .selectFrom('play_results')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('match_id', '=', match.matchId)
      .where('user_id', '=', match.userId);
  const insert = db.insertInto('match_results').values((eb) => ({
    match_id: match.matchId,
    user_id: match.userId,
    game_type: match.gameType,
    result: match.result,
    score: match.score,
    wins: match.wins,
    plays: match.plays,
    survived: plays(eb).where('outcome', '<>', 'out'),
    smiles: plays(eb).where('out_reason', '=', 'smile'),
    ended_at: match.endedAt,
  }));
  return step(insert.onConflict((conflict) => conflict.doNothing()));
}

/** Nothing is written down of who deleted the account while the match ran. */
function captionStep(db: Db, matchId: string, { userId, text, reason }: MatchRecordRow['captions'][number]): Step {
  const ofPlayer = db
    .selectFrom('users')
    .select((eb) => [
      eb.cast<string>(eb.val(matchId), 'text').as('match_id'),
      'users.id as user_id',
      eb.cast<string>(eb.val(text), 'text').as('text'),
      eb.cast<string>(eb.val(reason), 'text').as('reason'),
    ])
    .where('users.id', '=', userId);
  const insert = db.insertInto('match_captions').columns(['match_id', 'user_id', 'text', 'reason']).expression(ofPlayer);
  return step(insert.onConflict((conflict) => conflict.doNothing()));
}

function recordSteps(db: Db, { matchId, roomId, startedAt, timeline, captions }: MatchRecordRow): Step[] {
  const insert = db.insertInto('match_records').values({ match_id: matchId, room_id: roomId, started_at: startedAt, timeline });
  return [step(insert.onConflict((conflict) => conflict.doNothing())), ...captions.map((caption) => captionStep(db, matchId, caption))];
}

/** Takes a transition; returns what it adds to the results: written once, whoever says it again. */
export function resultSteps(db: Db, { plays, rounds, matches, record }: RoomWrite): Step[] {
  return [
    ...plays.map((play) => playStep(db, play)),
    ...rounds.map((round) => roundStep(db, round)),
    ...matches.map((match) => matchStep(db, match)),
    ...(record ? recordSteps(db, record) : []),
  ];
}
