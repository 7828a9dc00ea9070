import type { RoomView } from '@deadpan/protocol';

/** Where a room is shown now: the lobby while it waits, round 1 from the start on. */
export function roomPath({ lobby_id, status }: Pick<RoomView, 'lobby_id' | 'status'>): string {
  return status === 'waiting' || status === 'closed' ? `/lobby/${lobby_id}` : `/game/${lobby_id}/round1`;
}
