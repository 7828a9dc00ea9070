import type { RoomEvent } from '@deadpan/game';
import type { MatchResultRow, PlayResultRow } from '../../ports/rooms.ts';

/** Takes what happened; returns the rows that are written in the same transaction (design "The only way a room changes"). */
export function resultRows(events: readonly RoomEvent[], endedAt: number): { plays: PlayResultRow[]; matches: MatchResultRow[] } {
  const plays: PlayResultRow[] = [];
  const matches: MatchResultRow[] = [];
  for (const event of events) {
    if (event.type === 'play_ended') {
      const { matchId, play } = event;
      plays.push(...event.outcomes.map((outcome) => ({ matchId, play, endedAt, ...outcome })));
    }
    if (event.type === 'match_ended') {
      const { matchId } = event;
      matches.push(...event.outcomes.map((outcome) => ({ matchId, gameType: 'round1' as const, plays: event.plays, endedAt, ...outcome })));
    }
  }
  return { plays, matches };
}
