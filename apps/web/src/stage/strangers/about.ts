import type { RoomId, RoomView, UserId } from '@deadpan/protocol';
import { createStore } from 'zustand/vanilla';

/** Whom a dialog is about, and what the two share at this moment. */
export interface About {
  kind: 'block' | 'report';
  roomId: RoomId;
  player: { id: UserId; name: string };
  moment: Moment;
}

/** What a block means now: a host frees the seat, a guest is asked to leave, a match goes on. */
export type Moment = 'waiting' | 'waitingHost' | 'playing' | 'over';

/** The dialog that is open. It outlives the tile it was opened from: whoever leaves must not take the report about them along. */
export const aboutStore = createStore<{ open: About | null }>(() => ({ open: null }));

/** What the viewer shares with the others of an arena. */
export function momentOf({ status, host_id, you }: Pick<RoomView, 'status' | 'host_id' | 'you'>): Moment {
  if (status === 'waiting') return host_id === you ? 'waitingHost' : 'waiting';
  return status === 'starting' || status === 'playing' ? 'playing' : 'over';
}
