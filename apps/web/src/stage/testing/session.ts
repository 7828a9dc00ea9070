import type { RoomView } from '@deadpan/protocol';
import { createCamera } from '../../engine/camera/camera.ts';
import type { CameraNotice } from '../../engine/camera/camera-types.ts';
import { createDeviceChoices } from '../../engine/camera/device-choices.ts';
import { shareCamera } from '../../engine/camera/shared-camera.ts';
import type { FaceState } from '../../engine/face/face-types.ts';
import type { Laughs } from '../../engine/peers/laughs.ts';
import type { MeshState } from '../../engine/peers/mesh-types.ts';
import type { PeerMessage } from '../../engine/peers/messages.ts';
import { createRoomStore } from '../../engine/socket/room-store.ts';
import { createPatchStore } from '../../engine/socket/store.ts';
import { createSound } from '../../engine/sound/sound.ts';
import type { Voice, VoiceState } from '../../engine/voice/voice-types.ts';
import { aConnection, LOBBY } from '../../engine/socket/testing.ts';
import { turnOffWithoutSeat } from '../camera-off.ts';
import { watchVideoConsent } from '../video-consent.ts';
import type { RoomSession } from '../room-session.ts';
import { aFace, aPlayer, aView } from './views.ts';

/** Ann's view of the waiting arena `LOBBY` with Bob in it. */
export const waiting = (change: Partial<RoomView> = {}): RoomView =>
  aView({ lobby_id: LOBBY, status: 'waiting', phase: null, match_id: null, round: 0, current_play: 0, version: 1, ...change });

class Track extends EventTarget {
  readyState = 'live';
  muted = false;
  getSettings = () => ({ deviceId: 'front' });
  stop = (): void => void (this.readyState = 'ended');
}

/** Devices with one camera that is granted unless `refuse` names the browser's error. */
function someDevices() {
  const tracks: Track[] = [];
  const world = { tracks, refuse: '', asked: 0 };
  const media = Object.assign(new EventTarget(), {
    enumerateDevices: async () => [{ kind: 'videoinput', deviceId: 'front', label: 'Front camera' }],
    getUserMedia: async () => {
      world.asked++;
      if (world.refuse) throw Object.assign(new Error(world.refuse), { name: world.refuse });
      const track = new Track();
      tracks.push(track);
      return { getVideoTracks: () => [track], getTracks: () => [track] };
    },
  });
  return { world, media: media as unknown as MediaDevices };
}

/** A voice before anything was asked of it. */
const aVoice = (change: Partial<VoiceState> = {}): VoiceState => ({
  microphone: 'idle',
  open: false,
  muted: false,
  level: 0,
  silentMs: 0,
  speaker: null,
  needsTap: false,
  ...change,
});

/** For tests of screens: a session with a real room store and camera over a connection and devices that do what the test says. */
export function aSession(change: Partial<RoomSession> = {}) {
  const { connection, world } = aConnection();
  const devices = someDevices();
  const room = createRoomStore(connection, LOBBY);
  const camera = createCamera({
    media: devices.media,
    choices: createDeviceChoices({ getItem: () => null, setItem: () => {} }),
    watch: ({ onHealth }) => {
      queueMicrotask(() => onHealth('working'));
      return () => {};
    },
  });
  turnOffWithoutSeat(camera, room);
  const shared = shareCamera(camera);
  const { store: face, patch: setFace } = createPatchStore<FaceState>(aFace(0, { frame: { valid: true, bright: 1, average: 120 } }));
  const { store: mesh, patch: setMesh } = createPatchStore<MeshState>({ peers: {}, streams: 0, error: null });
  const { store: laughs, patch: laugh } = createPatchStore<Laughs>({});
  const { store: voice, patch: setVoice } = createPatchStore<VoiceState>(aVoice());
  const told: PeerMessage[] = [];
  /** what was asked of the voice */
  const voiceCalls: string[] = [];
  const left: (boolean | undefined)[] = [];
  const notices: ((notice: CameraNotice) => void)[] = [];
  const session = {
    roomId: LOBBY,
    me: 'ann',
    switched: false,
    connection,
    room,
    camera: { ...camera, onNotice: (listener: (notice: CameraNotice) => void) => (notices.push(listener), () => {}) },
    shared,
    consent: watchVideoConsent({ roomId: LOBBY, shared, room }),
    mesh: {
      ...mesh,
      laughs,
      setVoice: () => {},
      tell: (message: PeerMessage) => void told.push(message),
      tended: () => [],
      setPoor: () => {},
      close: () => {},
    },
    voice: {
      ...voice,
      prepare: async () => {
        voiceCalls.push('prepare');
        return voice.getState();
      },
      setSpeaker: (id) => void voiceCalls.push(`speaker ${id}`),
      mute: (muted) => {
        voiceCalls.push(muted ? 'mute' : 'unmute');
        setVoice({ muted });
      },
      release: () => void voiceCalls.push('release'),
      unlock: () => void voiceCalls.push('unlock'),
      close: () => {},
    } satisfies Voice,
    face: { ...face, load: async () => {} },
    sound: createSound(),
    join: (options?: { password?: string }) => room.join(options),
    leave: async (close?: boolean) => {
      left.push(close);
      return world.answer('leave_lobby', { close });
    },
    close: () => {},
    ...change,
  } as unknown as RoomSession;
  return {
    session,
    world,
    devices: devices.world,
    left,
    setFace,
    setMesh,
    setVoice,
    laugh,
    told,
    voiceCalls,
    notice: (notice: CameraNotice) => notices.forEach((listener) => listener(notice)),
    /** The seat is taken and the view is there. */
    enter: (view = waiting({ players: [aPlayer('ann'), aPlayer('bob')] })) => {
      world.sit();
      world.say('lobby_joined', { game_state: view });
    },
    see: (view: RoomView) => world.say('game_state_update', view),
  };
}
