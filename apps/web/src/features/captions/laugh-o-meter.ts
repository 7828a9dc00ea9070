import type { Face } from '../../engine/face/face-types.ts';
import type { Connection } from '../../engine/socket/connection-types.ts';
import type { RoomState } from '../../engine/socket/room-types.ts';
import { createPatchStore, type ReadableStore } from '../../engine/socket/store.ts';
import { calmBefore, uplift } from './laughter.ts';

/** What the own meter shows now, 0 to 1; null without a face, or over one's own caption. */
export interface MeterState {
  now: number | null;
}

interface Sources {
  face: Pick<Face, 'curve' | 'getState' | 'subscribe'>;
  room: ReadableStore<RoomState>;
  connection: Pick<Connection, 'ask'>;
  /** `performance.now`, ms */
  clock?: () => number;
}

interface Shown {
  number: number;
  since: number;
  calm: number;
}

/**
 * Measures this player's own laughter over each revealed caption but their own, and tells the server the number when the next one comes
 * (R3-4). What a listener was calm with is taken from the seconds before; without a face then, from the calibration.
 */
export function createLaughOMeter({ face, room, connection, clock = () => performance.now() }: Sources): {
  store: ReadableStore<MeterState>;
  close: () => void;
} {
  const { store, patch } = createPatchStore<MeterState>({ now: null });
  let shown: Shown | null = null;

  const tell = ({ number, since, calm }: Shown): void => {
    const laughter = uplift(face.curve(), since, calm);
    if (laughter !== null) void connection.ask('caption_reaction', { reveal: number, laughter });
  };
  const follow = ({ view }: RoomState): void => {
    const reveal = view?.phase === 'revealing' ? (view.captions?.reveal ?? null) : null;
    const next = reveal && !reveal.yours ? reveal.number : null;
    if (next === (shown?.number ?? null)) return;
    if (shown) tell(shown);
    const since = clock();
    shown = next === null ? null : { number: next, since, calm: calmBefore(face.curve(), since) ?? face.getState().calibration.baseline };
    patch({ now: null });
  };
  const look = (): void => {
    const { reading } = face.getState();
    const now = shown && reading?.faceDetected ? Math.min(1, Math.max(0, reading.happy - shown.calm)) : null;
    if (now !== store.getState().now) patch({ now });
  };
  follow(room.getState());
  const offs = [room.subscribe(follow), face.subscribe(look)];
  return {
    store,
    close: () => {
      for (const off of offs.splice(0)) off();
    },
  };
}
