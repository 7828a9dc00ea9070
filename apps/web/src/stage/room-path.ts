import type { RoomView } from '@deadpan/protocol';
import { round1Phases } from '@deadpan/protocol';

type Shown = Pick<RoomView, 'lobby_id' | 'status'> & Partial<Pick<RoomView, 'phase' | 'rounds'>>;

const ofRound1: readonly (string | null | undefined)[] = [...round1Phases, null, undefined];

/**
 * Where a room is shown now (design "Routes"): the lobby while it waits, round 1 on its own page, everything after it on the arena's.
 * From a list, which knows no phase, the way leads to round 1, whose page knows better. A match of one round ends where it was played.
 */
export function roomPath({ lobby_id, status, phase, rounds = 1 }: Shown): string {
  if (status === 'waiting' || status === 'closed') return `/lobby/${lobby_id}`;
  const decided = phase === 'round_ended' && rounds > 1;
  return ofRound1.includes(phase) && !decided ? `/game/${lobby_id}/round1` : `/game/${lobby_id}`;
}
