import { limits } from '@deadpan/protocol';
import type { RoomView } from '@deadpan/protocol';
import type { EmotionReading, Face } from '../engine/face/face-types.ts';
import type { Connection } from '../engine/socket/connection-types.ts';
import type { RoomState } from '../engine/socket/room-types.ts';
import { createPatchStore } from '../engine/socket/store.ts';
import type { ReadableStore } from '../engine/socket/store.ts';

/** What this page saw of its own player in round 2, to explain it. */
export interface OwnLaugh {
  /** match and turn it belongs to (`turnKey`), or null before the first */
  turn: string | null;
  /** how sure the detector was, 0 to 1 */
  confidence: number;
}

/** One turn at the microphone, of whatever match. */
export const turnKey = ({ match_id, comedy }: Pick<RoomView, 'match_id' | 'comedy'>): string => `${match_id ?? ''}:${comedy?.turn ?? 0}`;

/** Whether a single reading is a laugh: happy above all else, and surely (spec §9). */
function isLaughing({ faceDetected, dominant, confidence }: EmotionReading): boolean {
  return faceDetected && dominant === 'happy' && confidence > limits.laughter.confidence;
}

/** Whether the viewer listens to somebody at the microphone and has not been counted yet. */
export function isListening({ phase, comedy, you, players }: RoomView): boolean {
  if (phase !== 'speaking' || !comedy || comedy.speaker === you) return false;
  const laughed = comedy.turns.at(-1)?.laughs.some(({ user_id }) => user_id === you) ?? false;
  return !laughed && players.some(({ user_id, left }) => user_id === you && !left);
}

/**
 * Tells the room that this listener laughed (design "Round 2"): two readings in a row, taken while the performer speaks, once per turn.
 * One reading alone is a twitch. The fact names its turn and is sent until it is acknowledged. Returns what to explain, and the way out.
 */
export function claimLaughter({ face, room, connection }: { face: Face; room: ReadableStore<RoomState>; connection: Connection }): {
  store: ReadableStore<OwnLaugh>;
  close: () => void;
} {
  const { store, patch } = createPatchStore<OwnLaugh>({ turn: null, confidence: 0 });
  let turn: string | null = null;
  /** when this page saw the turn begin: what the face did before is nobody's business */
  let since = 0;
  let row = 0;
  let lookedAt: number | null = null;

  const follow = (view: RoomView | null): void => {
    const key = view?.phase === 'speaking' ? turnKey(view) : null;
    if (key === turn) return;
    [turn, since, row] = [key, performance.now(), 0];
  };
  const look = (): void => {
    const { reading } = face.getState();
    const { view } = room.getState();
    if (!reading || reading.capturedAt === lookedAt) return;
    lookedAt = reading.capturedAt;
    if (!view || turn === null || reading.capturedAt < since || store.getState().turn === turn || !isListening(view)) return;
    row = isLaughing(reading) ? row + 1 : 0;
    if (row < limits.smile.readingsInARow) return;
    const confidence = Math.min(1, reading.confidence);
    patch({ turn, confidence });
    void connection.ask('laughter_detected', { emotion: 'happy', confidence, ...(view.comedy && { turn: view.comedy.turn }) });
  };
  const offs = [
    room.subscribe((state, before) => {
      if (state.view !== before.view) follow(state.view);
    }),
    face.subscribe(look),
  ];
  follow(room.getState().view);
  return {
    store,
    close: () => {
      for (const off of offs.splice(0)) off();
    },
  };
}
