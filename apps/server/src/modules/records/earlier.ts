import type { MatchId, OutReason, RoomId, UserId } from '@deadpan/protocol';
import type { MatchResultRow, PlayResultRow } from '../../ports/rooms.ts';
import type { KeptPlay, Timeline } from './timeline.ts';

function playsOf(rows: readonly PlayResultRow[]): KeptPlay[] {
  const numbers = [...new Set(rows.map(({ play }) => play))];
  return numbers.map((play) => {
    const own = rows.filter((row) => row.play === play);
    const out = own.filter(({ outcome }) => outcome === 'out');
    return {
      play,
      winner: own.find(({ outcome }) => outcome === 'won')?.userId ?? null,
      startedAt: null,
      durationMs: 0,
      shown: [],
      out: out.map(({ userId, outReason, outAfterMs, outOver }) => ({
        who: userId,
        reason: outReason as OutReason,
        afterMs: outAfterMs,
        over: outOver,
      })),
    };
  });
}

/** Takes the rows of a match from before there were timelines, which had one round; returns what they still tell of it. */
export function earlierTimeline(results: readonly MatchResultRow[], plays: readonly PlayResultRow[]): Timeline {
  const winner = results.find(({ result }) => result === 'won')?.userId ?? null;
  const tied: UserId[] = results.filter(({ result }) => result === 'draw').map(({ userId }) => userId);
  const shared = results.some(({ userId, wins }) => tied.includes(userId) && wins > 0);
  const result = winner !== null ? 'winner' : shared ? 'draw' : 'complete_draw';
  const decided = { result, winner, tied } as const;
  return {
    rounds: 1,
    result: { ...decided, reason: 'played' },
    left: [],
    standings: [
      {
        ...decided,
        round: 1,
        scores: Object.fromEntries(results.map(({ userId, score }) => [userId, score / 100])),
        points: Object.fromEntries(results.map(({ userId, wins }) => [userId, wins])),
      },
    ],
    plays: playsOf(plays),
    turns: [],
    still: null,
    captions: [],
    judge: null,
    witnessed: [],
  };
}

/** A match's id begins with the code of its arena. */
export function arenaOf(matchId: MatchId): RoomId {
  return matchId.split('-')[0] ?? '';
}
