import { limits } from '@deadpan/protocol';
import type { RoomView } from '@deadpan/protocol';
import type { EmotionReading, Face } from '../engine/face/face-types.ts';
import type { Connection } from '../engine/socket/connection-types.ts';
import type { RoomState } from '../engine/socket/room-types.ts';
import { createPatchStore } from '../engine/socket/store.ts';
import type { ReadableStore } from '../engine/socket/store.ts';
import { tabKept } from '../engine/storage/kept.ts';
import { keepLaugh, keptLaugh } from './own-laugh.ts';
import type { OwnLaugh } from './own-laugh.ts';

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
 * One reading alone is a twitch. The fact names its turn and is sent until it is acknowledged; it is kept in the tab, so that a page which is
 * loaded anew says it again and still knows the number. Returns what to explain, and the way out.
 */
export function claimLaughter({
  face,
  room,
  connection,
  storage = tabKept,
}: {
  face: Face;
  room: ReadableStore<RoomState>;
  connection: Connection;
  storage?: Pick<Storage, 'getItem' | 'setItem'>;
}): {
  store: ReadableStore<OwnLaugh>;
  close: () => void;
} {
  const { store, patch } = createPatchStore<OwnLaugh>(keptLaugh(storage));
  let turn: string | null = null;
  /** the turn this page has told the room about */
  let claimed: string | null = null;
  /** when this page saw the turn begin: what the face did before is nobody's business */
  let since = 0;
  let row = 0;
  let lookedAt: number | null = null;

  const claim = ({ comedy }: RoomView, confidence: number): void => {
    claimed = turn;
    void connection.ask('laughter_detected', { emotion: 'happy', confidence, ...(comedy && { turn: comedy.turn }) });
  };
  const follow = (view: RoomView | null): void => {
    const key = view?.phase === 'speaking' ? turnKey(view) : null;
    if (key === turn) return;
    [turn, since, row] = [key, performance.now(), 0];
    const before = store.getState();
    if (view && key !== null && before.turn === key && claimed !== key && isListening(view)) claim(view, before.confidence);
  };
  const look = (): void => {
    const { reading } = face.getState();
    const { view } = room.getState();
    if (!reading || reading.capturedAt === lookedAt) return;
    lookedAt = reading.capturedAt;
    if (!view || turn === null || reading.capturedAt < since || claimed === turn || !isListening(view)) return;
    row = isLaughing(reading) ? row + 1 : 0;
    if (row < limits.smile.readingsInARow) return;
    const laugh: OwnLaugh = { turn, confidence: Math.min(1, reading.confidence) };
    patch(laugh);
    keepLaugh(laugh, storage);
    claim(view, laugh.confidence);
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
