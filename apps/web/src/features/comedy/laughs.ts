import type { RoomView, UserId } from '@deadpan/protocol';
import type { FaceState } from '../../engine/face/face-types.ts';
import type { Laughs } from '../../engine/peers/laughs.ts';
import type { Reading } from '../../engine/socket/room-types.ts';

/** The server repeats what a page says once a second; after three that failed to come nobody knows. */
const FRESH_MS = 3_000;

interface Sources {
  view: RoomView;
  face: FaceState;
  /** straight from the others' pages, several times a second: whole percent */
  near: Record<UserId, number>;
  /** by way of the server, once a second: for whom no link is up */
  readings: Record<UserId, Reading>;
}

/** Takes what the others' pages say; returns it in whole percent: the same again while nobody's face moves, so that nothing is drawn anew for it. */
export const nearPercents = (laughs: Laughs): Record<UserId, number> =>
  Object.fromEntries(Object.entries(laughs).map(([id, { happy }]) => [id, Math.round(happy * 100)]));

/** How happy everybody looks, 0 to 100, by the quickest way there is; nobody is given a number that was not measured. */
export function percents({ view, face, near, readings }: Sources, now: number): Record<UserId, number> {
  const entries = view.players.flatMap(({ user_id: id }): [UserId, number][] => {
    if (id === view.you) {
      const { watching, reading } = face;
      return watching && reading?.faceDetected ? [[id, reading.happy * 100]] : [];
    }
    const told = near[id];
    if (told !== undefined) return [[id, told]];
    const far = readings[id];
    const fresh = far && far.play === view.comedy?.turn && far.facelessMs === 0 && now - far.at < FRESH_MS;
    return fresh ? [[id, far.happy * 100]] : [];
  });
  return Object.fromEntries(entries);
}
