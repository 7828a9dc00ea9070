import type { CloseReason } from '@deadpan/protocol';
import { accept, type Step } from '../decision.ts';
import type { Room } from '../room.ts';

/** R0-14: a closed arena has no seats and no timers. */
export function close(room: Room, reason: CloseReason): Step {
  return accept({ ...room, status: 'closed', players: [], rematch: null }, [{ type: 'closed', reason }]);
}
