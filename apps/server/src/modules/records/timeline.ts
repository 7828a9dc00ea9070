import { agreed, type Match, type MatchResult, type Room, type RoomEvent, type RoundNumber, type Standing } from '@deadpan/game';
import type { OutReason, UserId } from '@deadpan/protocol';
import type { MatchRecordRow } from '../../ports/rooms.ts';

/** A play of round 1. Null where nobody wrote it down: matches from before there were timelines. */
export interface KeptPlay {
  play: number;
  winner: UserId | null;
  /** wall clock, ms */
  startedAt: number | null;
  durationMs: number;
  shown: { id: string; offset: number; durationMs: number }[];
  out: { who: UserId; reason: OutReason; afterMs: number | null; over: string | null }[];
  /** The match ended in the middle of it. */
  unfinished?: true;
}

/** A turn at the microphone; `afterMs` is counted from its opening. */
export interface KeptTurn {
  performer: UserId;
  spoke: boolean;
  laughs: { who: UserId; reason: 'laughed' | 'hid'; afterMs: number | null }[];
}

/** What happened in a match, without names and words: those are looked up, and go with their owners. Stored as JSON. */
export interface Timeline {
  /** How many rounds the match was meant to have. */
  rounds: RoundNumber;
  result: MatchResult;
  left: UserId[];
  standings: Standing[];
  plays: KeptPlay[];
  turns: KeptTurn[];
  still: string | null;
  /** Best first. */
  captions: { by: UserId; laughter: number; laughed?: number; judge: number; score: number }[];
  judge: Match['judge'];
  witnessed: { who: UserId; play: number; witnesses: number }[];
}

function turnsOf({ turns }: Match): KeptTurn[] {
  return turns.map(({ performer, spokeAt, laughs }) => ({
    performer,
    spoke: spokeAt !== null,
    laughs: laughs.map(({ who, reason, at }) => ({ who, reason, afterMs: spokeAt === null ? null : Math.round(at - spokeAt) })),
  }));
}

/** Takes a match and its result; returns what is kept of it. */
function timelineOf(match: Match, result: MatchResult): Timeline {
  return {
    rounds: match.rounds,
    result,
    left: match.roster.filter(({ left }) => left).map(({ id }) => id),
    standings: match.standings,
    plays: match.history,
    turns: turnsOf(match),
    still: match.standings.some(({ round }) => round === 3) ? match.still : null,
    captions: match.captions.map(({ by, laughter, laughed, judge, score }) => ({
      by,
      laughter,
      ...(laughed !== undefined && { laughed }),
      judge,
      score,
    })),
    judge: match.judge,
    witnessed: agreed(match.witnessed).map(({ who, play, by }) => ({ who, play, witnesses: by.length })),
  };
}

/** Takes a decided room and what happened; returns what is kept of the match that has just ended, null when none has. */
export function recordRow({ id, match }: Room, events: readonly RoomEvent[]): MatchRecordRow | null {
  if (!match?.result || !events.some((event) => event.type === 'match_ended' && event.matchId === match.id)) return null;
  return {
    matchId: match.id,
    roomId: id,
    startedAt: match.startedAt,
    timeline: JSON.stringify(timelineOf(match, match.result)),
    captions: match.captions.map(({ by, text, reason }) => ({ userId: by, text, reason })),
  };
}
