import { limits } from '@deadpan/protocol';
import type { Camera } from '../../../engine/camera/camera-types.ts';
import type { Face } from '../../../engine/face/face-types.ts';
import type { DemoRoom } from './demo-room.ts';
import { GUEST, GUEST_SESSION } from './players.ts';

const LOOK_MS = 250;

interface Sources {
  camera: Pick<Camera, 'getState' | 'subscribe'>;
  face: Pick<Face, 'summary' | 'onSmile'>;
  room: DemoRoom;
}

/**
 * What a player's page tells the server, told to the rules in this page: whether the camera works, a smile, and what the server itself
 * measures, eight seconds without a face (R1-15). Returns the way out.
 */
export function stateFacts({ camera, face, room }: Sources): () => void {
  /** since when the guest is looked at, in demo time */
  let since = 0;
  const playing = (): number | null => {
    const { view } = room.getState();
    return view?.phase === 'playing' && !view.paused && view.active_players.includes(GUEST) ? view.current_play : null;
  };
  const isLive = (): boolean => camera.getState().status === 'live';
  let said = true;
  const sayCamera = (): void => {
    if (isLive() === said) return;
    said = isLive();
    room.ask({ type: 'set_camera', by: GUEST, ready: said });
  };
  const lookForFace = (): void => {
    const play = playing();
    if (play === null) return;
    const { facelessMs } = face.summary();
    const unseenMs = Math.min(facelessMs, room.clock.now() - since);
    if (unseenMs >= limits.round1.absentMs) room.ask({ type: 'mark_absent', who: GUEST, play, session: GUEST_SESSION });
  };
  const timer = setInterval(lookForFace, LOOK_MS);
  const offs = [
    camera.subscribe(sayCamera),
    face.onSmile(({ capturedAt }) => {
      const play = playing();
      if (play !== null) room.ask({ type: 'laugh', by: GUEST, play, capturedAt: room.clock.at(capturedAt) });
    }),
    room.onEvents((events) => {
      if (events.some(({ type }) => type === 'play_began')) since = room.clock.now();
    }),
    room.subscribe(({ view }, { view: before }) => {
      if (before?.paused === true && view?.paused === false) since = room.clock.now();
    }),
  ];
  sayCamera();
  return () => {
    clearInterval(timer);
    for (const off of offs.splice(0)) off();
  };
}
