import type { RoomView } from '@deadpan/protocol';
import type { Face } from '../engine/face/face-types.ts';
import type { RoomState } from '../engine/socket/room-types.ts';
import type { ReadableStore } from '../engine/socket/store.ts';
import { browserKept, tabKept } from '../engine/storage/kept.ts';
import { keepBaseline, keptBaseline, rememberBaseline, rememberedBaseline } from './baseline.ts';

/** How long a page that came in the middle of a play looks at the face before it judges it. */
const LATE_CALIBRATION_MS = 3_000;

const keyOf = (view: RoomView): string => `${view.match_id ?? ''}:${view.current_play}`;

/**
 * Leads the detector through the phases: calibrates in every countdown, arms at the start of a play, disarms after it.
 * A page that comes in the middle of a play, after a refresh, takes the match's baseline from before, or that of last time, or calibrates first.
 */
export function leadFace({
  face,
  room,
  storage = tabKept,
  memory = browserKept,
}: {
  face: Face;
  room: ReadableStore<RoomState>;
  storage?: Pick<Storage, 'getItem' | 'setItem'>;
  /** where a measured face is remembered for next time */
  memory?: Pick<Storage, 'getItem' | 'setItem'>;
}): () => void {
  let calibrated: string | null = null;
  let armed: string | null = null;
  let late: { key: string; timer: ReturnType<typeof setTimeout> } | null = null;

  /** a baseline that is taken over or given up on is not one that was measured */
  let measuring = true;
  const unmeasured = (change: () => void): void => {
    measuring = false;
    change();
    measuring = true;
  };

  const arm = (key: string): void => {
    if (late) clearTimeout(late.timer);
    late = null;
    unmeasured(face.endCalibration);
    face.startPlay();
    armed = key;
    keepBaseline(storage, room.getState().view?.match_id ?? '', face.getState().calibration.baseline);
  };
  const disarm = (): void => {
    if (late) clearTimeout(late.timer);
    late = null;
    if (armed !== null) face.endPlay();
    armed = null;
  };
  const comeLate = (key: string): void => {
    if (late?.key === key) return;
    const before = keptBaseline(storage, room.getState().view?.match_id ?? '') ?? rememberedBaseline(memory);
    if (before !== null) {
      unmeasured(() => face.restoreBaseline(before));
      return arm(key);
    }
    face.calibrate();
    late = { key, timer: setTimeout(() => arm(key), LATE_CALIBRATION_MS) };
  };
  const follow = (view: RoomView | null): void => {
    const key = view ? keyOf(view) : '';
    if (view?.phase === 'starting') {
      disarm();
      if (calibrated !== key) face.calibrate();
      calibrated = key;
    } else if (view?.phase === 'playing' && view.active_players.includes(view.you)) {
      if (armed === key) return;
      if (calibrated === key) arm(key);
      else comeLate(key);
    } else if (view?.phase !== 'deciding') disarm();
  };

  let calibratedBefore = face.getState().calibration.isCalibrated;
  const remember = (): void => {
    const { isCalibrated, baseline } = face.getState().calibration;
    if (measuring && isCalibrated && !calibratedBefore) rememberBaseline(memory, baseline);
    calibratedBefore = isCalibrated;
  };
  const offs = [
    room.subscribe((state, before) => {
      if (state.view !== before.view) follow(state.view);
    }),
    face.subscribe(() => {
      remember();
      if (late && face.getState().calibration.isCalibrated) arm(late.key);
    }),
  ];
  const lastTime = rememberedBaseline(memory);
  if (!calibratedBefore && lastTime !== null) unmeasured(() => face.restoreBaseline(lastTime));
  follow(room.getState().view);
  return () => {
    for (const off of offs.splice(0)) off();
    disarm();
  };
}
