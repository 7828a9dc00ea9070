import * as z from 'zod/mini';
import { PlayNumber } from './ids.ts';
import { limits } from './limits.ts';
import { outReasons, Still } from './view.ts';

/** What a match is counted as: one round of staring, or all of them (design "Statistics"). */
export const matchTypes = ['round1', 'full'] as const;
export type GameType = (typeof matchTypes)[number];

const Result = z.enum(['won', 'lost', 'draw']);
/** A player of a match as they are called today; who deleted the account is `DELETED_PLAYER`, without a picture. */
const Player = z.object({
  id: z.string(),
  username: z.string(),
  profile_picture_url: z.nullable(z.string()),
  result: Result,
  /** 0 to 100 */
  score: z.number(),
});
const Time = z.string();

/** `GET /matches?before=&type=`: `before` is the `next` of the page before. */
export const MatchesQuery = z.object({
  before: z.optional(z.string().check(z.regex(/^\d{1,16}\.[\w-]{1,64}$/, 'must be the `next` of a page'))),
  type: z.optional(z.enum(matchTypes)),
});
export type MatchesQuery = z.infer<typeof MatchesQuery>;

/** One match of the player's own history: result, score (0 to 100) and plays won are the player's. */
export const MatchListItem = z.object({
  id: z.string(),
  endedAt: Time,
  gameType: z.enum(matchTypes),
  result: Result,
  score: z.number(),
  wins: z.int(),
  plays: z.int(),
  /** how many rounds were decided */
  rounds: z.int(),
  /** everybody who played it, the player included */
  players: z.array(Player),
});
export type MatchListItem = z.infer<typeof MatchListItem>;

/** `GET /matches`: `limits.records.perPage` a page, the newest first. */
export const MatchesAnswer = z.object({ matches: z.array(MatchListItem), next: z.nullable(z.string()) });
export type MatchesAnswer = z.infer<typeof MatchesAnswer>;

/** A play, in ms of the match: `offset` and `afterMs` are counted from the moment the first clip is shown. */
export const RecordedPlay = z.object({
  play: z.int(),
  winner: z.nullable(z.string()),
  /** The match ended in the middle of it: nobody won it, and it counts for nothing. */
  unfinished: z.boolean(),
  /** When its first clip was shown; null in matches of the time before plays were written down. */
  startedAt: z.nullable(Time),
  /** How long it really lasted, without countdown and result. */
  durationMs: z.int(),
  memes: z.array(z.object({ id: z.string(), title: z.string(), offset: z.int(), durationMs: z.int() })),
  /** In the order in which they went out; `memeId` is what was on, null when nothing was. */
  outs: z.array(
    z.object({ user_id: z.string(), reason: z.enum(outReasons), afterMs: z.nullable(z.int()), memeId: z.nullable(z.string()) }),
  ),
});
export type RecordedPlay = z.infer<typeof RecordedPlay>;

/** A decided round. `winner` and `tied` are ids; scores are 0 to 1, points what they were made from. */
export const RecordedRound = z.object({
  round: z.int(),
  result: z.enum(['winner', 'draw', 'complete_draw']),
  winner: z.nullable(z.string()),
  tied: z.array(z.string()),
  scores: z.record(z.string(), z.number()),
  points: z.record(z.string(), z.number()),
});
export type RecordedRound = z.infer<typeof RecordedRound>;

/** A turn at the microphone; `afterMs` is counted from its opening. */
export const RecordedTurn = z.object({
  performer: z.string(),
  spoke: z.boolean(),
  laughs: z.array(z.object({ user_id: z.string(), reason: z.enum(['laughed', 'hid']), afterMs: z.nullable(z.int()) })),
});
export type RecordedTurn = z.infer<typeof RecordedTurn>;

/** Round 3 as it was decided, the best caption first; laughter, judge and score as in `CaptionScore`. Who deleted the account took the text along: it is empty. */
export const RecordedCaptions = z.object({
  still: z.nullable(Still),
  scores: z.array(
    z.object({
      user_id: z.string(),
      text: z.string(),
      laughter: z.number(),
      judge: z.number(),
      score: z.number(),
      reason: z.string(),
    }),
  ),
  judge: z.nullable(z.object({ name: z.string(), fell_back: z.boolean() })),
});
export type RecordedCaptions = z.infer<typeof RecordedCaptions>;

/**
 * What a match has to say about somebody. Each award needs evidence of its own: a smile, a laugh, or somebody else's beside which there was none.
 * A shared award is there once for each; one that all would share is not given.
 */
export const Award = z.discriminatedUnion('key', [
  /** Survived the most plays, among them one in which somebody else smiled, and smiled in none. */
  z.object({ key: z.literal('stone_face'), user_id: z.string(), detail: z.object({ survived: z.int(), plays: z.int() }) }),
  /** Smiled the quickest after the start of a play. */
  z.object({
    key: z.literal('first_to_crack'),
    user_id: z.string(),
    detail: z.object({ play: z.int(), afterMs: z.int(), memeId: z.nullable(z.string()) }),
  }),
  /** Made the most listeners laugh at the microphone. */
  z.object({ key: z.literal('crowd_pleaser'), user_id: z.string(), detail: z.object({ laughs: z.int(), listeners: z.int() }) }),
  /** Heard others at the microphone, laughed at none of them and hid from none, in a match in which somebody else laughed. */
  z.object({ key: z.literal('tough_crowd'), user_id: z.string(), detail: z.object({ turns: z.int() }) }),
  /** Of several captions, wrote the one that was laughed at most, by at least one listener, whatever the judge thought. */
  z.object({ key: z.literal('punchline'), user_id: z.string(), detail: z.object({ text: z.string(), laughter: z.number() }) }),
]);
export type Award = z.infer<typeof Award>;
export type AwardKey = Award['key'];

/** A smile curve: [ms after the play's start, happiness above the player's own calm face, 0 to 1], in the order of time. */
const CurvePoints = z.array(
  z.tuple([z.int().check(z.minimum(0), z.maximum(limits.records.curveMs)), z.number().check(z.minimum(0), z.maximum(1))]),
);

/** The curve of one player in one play, there only because that player sent it. */
export const SmileCurve = z.object({ user_id: z.string(), play: z.int(), points: CurvePoints });
export type SmileCurve = z.infer<typeof SmileCurve>;

/** `GET /matches/{id}`, for its players only (404 to everybody else). */
export const MatchRecord = z.object({
  id: z.string(),
  /** the arena's code */
  arena: z.string(),
  /** null in matches of the time before plays were written down */
  startedAt: z.nullable(Time),
  endedAt: Time,
  gameType: z.enum(matchTypes),
  result: z.enum(['winner', 'draw', 'complete_draw']),
  reason: z.enum(['played', 'forfeit', 'nobody_able', 'abandoned']),
  winner: z.nullable(z.string()),
  tied: z.array(z.string()),
  /** The result in words, to this viewer. */
  message: z.string(),
  /** The winner first, then by score. */
  players: z.array(z.object({ ...Player.shape, left: z.boolean() })),
  rounds: z.array(RecordedRound),
  plays: z.array(RecordedPlay),
  turns: z.array(RecordedTurn),
  captions: z.nullable(RecordedCaptions),
  witnessed: z.array(z.object({ user_id: z.string(), play: z.int(), witnesses: z.int() })),
  awards: z.array(Award),
  curves: z.array(SmileCurve),
  /** Whether a curve of the viewer's would still be taken. */
  mayShare: z.boolean(),
});
export type MatchRecord = z.infer<typeof MatchRecord>;

/**
 * `PUT /matches/{id}/curves`: the player's own curve of one play, at most a point per `limits.records.curveEveryMs`, in place of an earlier
 * one. 204; 404 unless the player plays or played in this match; 409 `NOT_YET` for a play that was not played, `TOO_LATE` when the match has been over for `limits.records.shareMs`.
 * `DELETE /matches/{id}/curves` deletes all of the player's own: 204, at any time, and again.
 */
export const CurveBody = z.object({
  play: PlayNumber,
  points: CurvePoints.check(
    z.minLength(1),
    z.refine((points) => points.every(([ms], at) => at === 0 || ms > (points[at - 1]?.[0] ?? 0)), 'must be in the order of time'),
    z.refine(
      (points) => points.length <= 1 + (points.at(-1)?.[0] ?? 0) / limits.records.curveEveryMs,
      `must not have more than one point per ${limits.records.curveEveryMs} ms`,
    ),
  ),
});
export type CurveBody = z.infer<typeof CurveBody>;
