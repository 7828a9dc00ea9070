import type { Phase } from '@deadpan/protocol';
import type { Face } from '../engine/face/face-types.ts';
import type { Mesh } from '../engine/peers/mesh-types.ts';
import type { RoomState } from '../engine/socket/room-types.ts';
import type { ReadableStore } from '../engine/socket/store.ts';

/** When everybody watches everybody laugh at a performer, or compose themselves before. Over captions nobody is shown anybody's number: the author would give themselves away. */
const WATCHED: ReadonlySet<Phase | null> = new Set<Phase>(['calling', 'speaking', 'turn_ended']);

/**
 * Tells the others every reading of this player's laugh while it is watched, for their meters: over the links, the server hears nothing of it.
 * It is the number the rule looks at (spec §9: happy above 80 %), the one this player's own meter shows.
 */
export function tellLaughs({
  face,
  room,
  mesh,
}: {
  face: Pick<Face, 'getState' | 'subscribe'>;
  room: ReadableStore<RoomState>;
  mesh: Pick<Mesh, 'tell'>;
}): () => void {
  let told = -Infinity;
  return face.subscribe(() => {
    const { reading } = face.getState();
    if (!reading?.faceDetected || reading.capturedAt <= told || !WATCHED.has(room.getState().view?.phase ?? null)) return;
    told = reading.capturedAt;
    mesh.tell({ t: 'laugh', happy: Math.max(0, Math.min(1, reading.happy)) });
  });
}
