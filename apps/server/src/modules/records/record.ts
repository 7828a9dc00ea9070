import { resultMessage, type Catalogue } from '@deadpan/game';
import {
  limits,
  type MatchId,
  type MatchRecord,
  type RecordedCaptions,
  type RecordedPlay,
  type SmileCurve,
  type UserId,
} from '@deadpan/protocol';
import type { CurveRow, KeptMatch } from '../../ports/records.ts';
import { oneDecimal } from '../stats/shares.ts';
import { awardsOf } from './awards.ts';
import { arenaOf, earlierTimeline } from './earlier.ts';
import { ranked, type Named } from './people.ts';
import type { KeptPlay, Timeline } from './timeline.ts';

/** Which match is told to whom, and what is looked up for it. */
export interface RecordContext {
  matchId: MatchId;
  viewer: UserId;
  nameOf: (id: UserId) => Named;
  catalogue: Catalogue;
  /** wall clock, ms */
  now: number;
}

/** What a clip is called that was taken out of its deck since. */
const GONE = 'A clip that is gone';

const iso = (ms: number): string => new Date(ms).toISOString();

function playOf({ play, winner, startedAt, durationMs, shown, out, unfinished }: KeptPlay, catalogue: Catalogue): RecordedPlay {
  const inTime = out.toSorted((a, b) => (a.afterMs ?? 0) - (b.afterMs ?? 0));
  return {
    play,
    winner,
    unfinished: unfinished === true,
    startedAt: startedAt === null ? null : iso(startedAt),
    durationMs,
    memes: shown.map((slot) => ({ ...slot, title: catalogue.meme(slot.id)?.title ?? GONE })),
    outs: inTime.map(({ who, reason, afterMs, over }) => ({ user_id: who, reason, afterMs, memeId: over })),
  };
}

function captionsOf(
  { standings, still, captions, judge }: Timeline,
  record: KeptMatch['record'],
  catalogue: Catalogue,
): RecordedCaptions | null {
  if (!standings.some(({ round }) => round === 3)) return null;
  return {
    still: (still === null ? undefined : catalogue.still(still)) ?? null,
    scores: captions.map(({ by, ...scores }) => {
      const words = record?.captions.find(({ userId }) => userId === by);
      return { user_id: by, ...scores, text: words?.text ?? '', reason: words?.reason ?? '' };
    }),
    judge: judge && { name: judge.name, fell_back: judge.fellBack },
  };
}

function curveOf({ userId, play, points }: CurveRow): SmileCurve {
  return { user_id: userId, play, points: JSON.parse(points) as SmileCurve['points'] };
}

/** Takes what remains of a match; returns its timeline. */
export function timelineIn({ record, results, plays }: KeptMatch): Timeline {
  return record ? (JSON.parse(record.timeline) as Timeline) : earlierTimeline(results, plays);
}

/** Takes what remains of a match; returns the ids of the clips and the image that were shown in it. */
export function shownIn(kept: KeptMatch): string[] {
  const { plays, still } = timelineIn(kept);
  return [...new Set([...plays.flatMap(({ shown }) => shown.map(({ id }) => id)), ...(still === null ? [] : [still])])];
}

/** Takes what remains of a match and whom it is told to; returns the record as that player may see it. */
export function matchRecord(kept: KeptMatch, { matchId, viewer, nameOf, catalogue, now }: RecordContext): MatchRecord {
  const { results, record, curves } = kept;
  const timeline = timelineIn(kept);
  const { left, rounds, result, plays } = timeline;
  const players = results.map(({ userId }) => userId);
  const roster = players.map((id) => ({ id, username: nameOf(id).username, left: left.includes(id) }));
  const endedAt = Math.max(...results.map((row) => row.endedAt));
  return {
    id: matchId,
    arena: record?.roomId ?? arenaOf(matchId),
    startedAt: record ? iso(record.startedAt) : null,
    endedAt: iso(endedAt),
    gameType: results[0]?.gameType ?? 'round1',
    result: result.result,
    reason: result.reason,
    winner: result.winner,
    tied: result.tied,
    message: resultMessage({ result, roster, rounds, playWinners: plays.map(({ winner }) => winner) }, viewer),
    players: ranked(results).map((row) => ({
      ...nameOf(row.userId),
      result: row.result,
      score: oneDecimal(row.score),
      left: left.includes(row.userId),
    })),
    rounds: timeline.standings.map(({ round, result: how, winner, tied, scores, points }) => ({
      round,
      result: how,
      winner,
      tied,
      scores,
      points,
    })),
    plays: plays.map((play) => playOf(play, catalogue)),
    turns: timeline.turns.map(({ performer, spoke, laughs }) => ({
      performer,
      spoke,
      laughs: laughs.map(({ who, reason, afterMs }) => ({ user_id: who, reason, afterMs })),
    })),
    captions: captionsOf(timeline, record, catalogue),
    witnessed: timeline.witnessed.map(({ who, play, witnesses }) => ({ user_id: who, play, witnesses })),
    awards: awardsOf({ timeline, players, words: new Map(record?.captions.map(({ userId, text }) => [userId, text])) }),
    curves: curves.filter((curve) => plays.some(({ play }) => play === curve.play)).map(curveOf),
    mayShare: now <= endedAt + limits.records.shareMs,
  };
}
