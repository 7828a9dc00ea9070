import { isRunning } from '@deadpan/game';
import type { MatchId, UserId } from '@deadpan/protocol';
import type { Rooms as RoomStore } from '../../ports/rooms.ts';
import type { Rooms } from '../rooms/rooms.ts';

/** The match somebody plays at this moment, and the latest play that has begun in it. */
export interface RunningMatch {
  matchId: MatchId;
  play: number;
}

/** Takes the rooms; returns who plays what at this moment, null for who does not. */
export function createRunning(
  rooms: Pick<Rooms, 'look'>,
  seats: Pick<RoomStore, 'seatOf'>,
): (user: UserId) => Promise<RunningMatch | null> {
  return async (user) => {
    const id = await seats.seatOf(user);
    const { room } = (id === null ? null : await rooms.look(id)) ?? {};
    if (!room?.match || !isRunning(room)) return null;
    const { match } = room;
    return { matchId: match.id, play: 'play' in match.round ? match.round.play : match.playWinners.length };
  };
}
