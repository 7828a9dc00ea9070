import type { RoomEvent } from '@deadpan/game';
import type { RoomWrite, MatchResultRow, PlayResultRow, RoundResultRow } from '../../ports/rooms.ts';

/** Takes what happened; returns the rows that are written in the same transaction (design "The only way a room changes"). */
export function resultRows(events: readonly RoomEvent[], endedAt: number): Pick<RoomWrite, 'plays' | 'rounds' | 'matches'> {
  const plays: PlayResultRow[] = [];
  const rounds: RoundResultRow[] = [];
  const matches: MatchResultRow[] = [];
  for (const event of events) {
    if (event.type === 'play_ended') {
      const { matchId, play } = event;
      plays.push(...event.outcomes.map((outcome) => ({ matchId, play, endedAt, ...outcome })));
    }
    if (event.type === 'round_decided') {
      const { matchId, round } = event;
      rounds.push(...event.outcomes.map((outcome) => ({ matchId, round, endedAt, ...outcome })));
    }
    if (event.type === 'match_ended') {
      const { matchId, plays: played } = event;
      const gameType = event.rounds === 1 ? 'round1' : 'full';
      matches.push(...event.outcomes.map((outcome) => ({ matchId, gameType, plays: played, endedAt, ...outcome }) as const));
    }
  }
  return { plays, rounds, matches };
}
