import { vi } from 'vitest';
import type { Camera, CameraState } from '../camera/camera-types.ts';
import { createRoomStore } from '../socket/room-store.ts';
import { createPatchStore } from '../socket/store.ts';
import { aConnection, aPlayer, aView, LOBBY } from '../socket/testing.ts';
import { createMesh } from './mesh.ts';
import type { IceState } from './mesh-types.ts';
import type { PeerOptions, Signal } from './peer.ts';

/** What pages write to each other. */
export const offer = { description: { type: 'offer', sdp: 'v=0' } } satisfies Signal;
export const answer = { description: { type: 'answer', sdp: 'v=0' } } satisfies Signal;
export const candidate = { candidate: { candidate: 'candidate:1' } } satisfies Signal;

/** A mesh of `me` in a room with `other`, over peers that do what the test says. */
export function aMesh(me: string, other: string, config: RTCConfiguration | null = { iceServers: [{ urls: 'stun:here' }] }) {
  const { connection, world } = aConnection();
  const room = createRoomStore(connection, LOBBY);
  const made: {
    options: PeerOptions;
    received: Signal[];
    closed: boolean;
    frames: number;
    restarts: number;
    camera: unknown;
    told: string[];
    picture: number;
  }[] = [];
  const { store, patch } = createPatchStore({
    status: 'idle',
    stream: null,
    message: null,
    health: 'loading',
    devices: [],
    deviceId: null,
  } as CameraState);
  const camera = store as unknown as Camera;
  const ice = createPatchStore<IceState>({ config });
  const mesh = createMesh({ me, room, camera, connection, ice: ice.store, onRefused: () => {} }, (options) => {
    const peer = { options, received: [] as Signal[], closed: false, frames: 0, restarts: 0, camera: options.camera as unknown, told: [] as string[], picture: 0 };
    made.push(peer);
    return {
      receive: async (signal) => void peer.received.push(signal),
      setCamera: (track) => void (peer.camera = track),
      setVoice: () => {},
      tell: (text) => void peer.told.push(text),
      restart: () => void peer.restarts++,
      framesDecoded: async () => peer.frames,
      stats: async () => undefined,
      setPicture: (step) => void (peer.picture = step),
      allowed: () => Infinity,
      close: () => void (peer.closed = true),
    };
  }, () => Date.now()); // prettier-ignore
  let version = 0;
  const show = (change: Partial<ReturnType<typeof aPlayer>> = {}): void =>
    world.say('game_state_update', aView({ version: ++version, you: me, players: [aPlayer(me), aPlayer(other, change)] }));
  const page = (): string => String(world.of('webrtc_ready').at(-1)?.session);
  return { mesh, world, made, show, page, patchCamera: patch, setIce: ice.patch, peer: () => mesh.getState().peers[other] };
}

/** Lets everything happen that waits for no time. */
export const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

/** ann is seated with bob, whose page is known; ann calls. */
export async function aCallingAnn(config?: RTCConfiguration | null) {
  const it = aMesh('ann', 'bob', config);
  it.world.answer = (event) =>
    event === 'webrtc_ready' ? { ok: true, pending: [], peers: [{ sid: 'bob', session: 'page-of-bob' }], seq: 1 } : { ok: true };
  it.show();
  it.world.sit();
  await settle();
  return it;
}

/** bob is seated with ann and was called by her. */
export async function aCalledBob() {
  const it = aMesh('bob', 'ann');
  it.show();
  it.world.sit();
  await settle();
  it.world.say('webrtc_offer', { from_sid: 'ann', offer: offer.description, session: 'page-of-ann~1', to_session: it.page(), seq: 2 });
  return it;
}
