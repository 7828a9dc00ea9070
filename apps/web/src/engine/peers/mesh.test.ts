import type { SignalDocument } from '@deadpan/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Camera, CameraState } from '../camera/camera-types.ts';
import { createRoomStore } from '../socket/room-store.ts';
import { createPatchStore } from '../socket/store.ts';
import { aConnection, aPlayer, aView, LOBBY } from '../socket/testing.ts';
import { createMesh } from './mesh.ts';
import type { PeerOptions, Signal } from './peer.ts';

const offer = { description: { type: 'offer', sdp: 'v=0' } } satisfies Signal;
const answer = { description: { type: 'answer', sdp: 'v=0' } } satisfies Signal;
const candidate = { candidate: { candidate: 'candidate:1' } } satisfies Signal;

/** A mesh of `me` in a room with `other`, over peers that do what the test says. */
function aMesh(me: string, other: string) {
  const { connection, world } = aConnection();
  const room = createRoomStore(connection, LOBBY);
  const made: { options: PeerOptions; received: Signal[]; closed: boolean; frames: number; restarts: number; camera: unknown }[] = [];
  const { store, patch } = createPatchStore({
    status: 'idle',
    stream: null,
    message: null,
    health: 'loading',
    devices: [],
    deviceId: null,
  } as CameraState);
  const camera = store as unknown as Camera;
  const mesh = createMesh({ me, room, camera, connection, iceServers: () => [{ urls: 'stun:here' }] }, (options) => {
    const peer = { options, received: [] as Signal[], closed: false, frames: 0, restarts: 0, camera: options.camera as unknown };
    made.push(peer);
    return {
      receive: async (signal) => void peer.received.push(signal),
      setCamera: (track) => void (peer.camera = track),
      setVoice: () => {},
      restart: () => void peer.restarts++,
      framesDecoded: async () => peer.frames,
      close: () => void (peer.closed = true),
    };
  }, () => Date.now()); // prettier-ignore
  let version = 0;
  const show = (change: Partial<ReturnType<typeof aPlayer>> = {}): void =>
    world.say('game_state_update', aView({ version: ++version, you: me, players: [aPlayer(me), aPlayer(other, change)] }));
  const page = (): string => String(world.of('webrtc_ready').at(-1)?.session);
  return { mesh, world, made, show, page, patchCamera: patch, peer: () => mesh.getState().peers[other] };
}
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
/** ann is seated with bob, whose page is known; ann calls. */
async function aCallingAnn() {
  const it = aMesh('ann', 'bob');
  it.world.answer = (event) =>
    event === 'webrtc_ready' ? { ok: true, pending: [], peers: [{ sid: 'bob', session: 'page-of-bob' }], seq: 1 } : { ok: true };
  it.show();
  it.world.sit();
  await settle();
  return it;
}
/** bob is seated with ann and was called by her. */
async function aCalledBob() {
  const it = aMesh('bob', 'ann');
  it.show();
  it.world.sit();
  await settle();
  it.world.say('webrtc_offer', { from_sid: 'ann', offer: offer.description, session: 'page-of-ann~1', to_session: it.page(), seq: 2 });
  return it;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the caller (the lower id)', () => {
  it('announces its page and calls whoever is there', async () => {
    const { world, made, page, mesh } = await aCallingAnn();
    expect(world.of('webrtc_ready')).toEqual([{ room_id: LOBBY, session: page(), since: 0, streams: 0 }]);
    expect(made).toHaveLength(1);
    expect(made[0]?.options).toMatchObject({ calls: true, iceServers: [{ urls: 'stun:here' }] });
    made[0]?.options.send(offer);
    made[0]?.options.send(candidate);
    const address = { target_sid: 'bob', session: `${page()}~1`, to_session: 'page-of-bob' };
    expect(world.of('webrtc_offer')).toEqual([{ ...address, offer: offer.description }]);
    expect(world.of('webrtc_ice_candidate')).toEqual([{ ...address, candidate: candidate.candidate }]);
    mesh.close();
  });

  it('takes only what is meant for this very link', async () => {
    const { world, made, page, mesh } = await aCallingAnn();
    const say = (to_session: string) =>
      world.say('webrtc_answer', { from_sid: 'bob', answer: answer.description, session: 'page-of-bob', to_session, seq: 3 });
    say(`${page()}~0`);
    say(page());
    expect(made[0]?.received).toEqual([]);
    say(`${page()}~1`);
    expect(made[0]?.received).toEqual([answer]);
    mesh.close();
  });

  it('builds a link anew that is not connected after 5 s, and is more patient then', async () => {
    const { made, mesh } = await aCallingAnn();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(made).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(made.map((peer) => peer.closed)).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(7_499);
    expect(made).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(made).toHaveLength(3);
    mesh.close();
  });

  it('calls again when the other page was reloaded, and only then', async () => {
    const { world, made, mesh } = await aCallingAnn();
    world.say('webrtc_peer', { sid: 'bob', session: 'page-of-bob' });
    expect(made).toHaveLength(1);
    world.say('webrtc_peer', { sid: 'bob', session: 'bob-reloaded' });
    expect(made.map((peer) => peer.closed)).toEqual([true, false]);
    mesh.close();
  });

  it('does not call who is away, and calls when they are back', async () => {
    const { made, show, mesh, peer } = await aCallingAnn();
    show({ connected: false });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(made.map((each) => each.closed)).toEqual([true]);
    expect(peer()?.state).toBe('lost');
    show();
    expect(made).toHaveLength(2);
    expect(peer()?.state).toBe('connecting');
    mesh.close();
  });

  it('restarts a broken link after 2 s, and gives it up when that does not help', async () => {
    const { made, mesh } = await aCallingAnn();
    made[0]?.options.onState('connected');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(made).toHaveLength(1);
    made[0]?.options.onState('disconnected');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(made[0]?.restarts).toBe(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(made.map((peer) => peer.closed)).toEqual([true, false]);
    mesh.close();
  });

  it('builds a link anew that carries nothing after the other came back', async () => {
    const { made, show, mesh } = await aCallingAnn();
    made[0]?.options.onState('connected');
    show({ connected: false });
    show();
    await vi.advanceTimersByTimeAsync(1_400);
    expect(made).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(made.map((peer) => peer.closed)).toEqual([true, false]);
    mesh.close();
  });

  it('keeps a running link through a drop of the socket, and announces itself again', async () => {
    const { world, made, mesh } = await aCallingAnn();
    made[0]?.options.onState('connected');
    const pictures = setInterval(() => made[0]!.frames++, 100);
    world.fall();
    await vi.advanceTimersByTimeAsync(30_000);
    world.sit();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(made.map((peer) => peer.closed)).toEqual([false]);
    expect(world.of('webrtc_ready').map(({ streams }) => streams)).toEqual([0, 1]);
    clearInterval(pictures);
    mesh.close();
  });

  it('builds a link that broke meanwhile anew after the socket is back, not before', async () => {
    const { world, made, mesh } = await aCallingAnn();
    world.fall();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(made).toHaveLength(1);
    world.sit();
    await settle();
    expect(made.map((peer) => peer.closed)).toEqual([true, false]);
    mesh.close();
  });
});

describe('the called one', () => {
  it('waits for the offer and answers on its link', async () => {
    const { world, made, page, mesh } = await aCalledBob();
    expect(made).toHaveLength(1);
    expect(made[0]).toMatchObject({ options: { calls: false }, received: [offer] });
    made[0]?.options.send(answer);
    expect(world.of('webrtc_answer')).toEqual([
      { target_sid: 'ann', session: page(), to_session: 'page-of-ann~1', answer: answer.description },
    ]);
    mesh.close();
  });

  it('takes a further offer of the same link as a renegotiation, a newer link as a new one, an older one not at all', async () => {
    const { world, made, page, mesh } = await aCalledBob();
    const say = (session: string) =>
      world.say('webrtc_offer', { from_sid: 'ann', offer: offer.description, session, to_session: page(), seq: 3 });
    say('page-of-ann~1');
    expect(made.map((peer) => peer.received.length)).toEqual([2]);
    say('page-of-ann~3');
    say('page-of-ann~2');
    expect(made.map((peer) => [peer.closed, peer.received.length])).toEqual([[true, 2], [false, 1]]); // prettier-ignore
    mesh.close();
  });

  it('ignores what was written for an earlier page of its own', async () => {
    const { world, made, mesh } = await aCalledBob();
    world.say('webrtc_offer', { from_sid: 'ann', offer: offer.description, session: 'page-of-ann~2', to_session: 'earlier', seq: 3 });
    expect(made).toHaveLength(1);
    mesh.close();
  });

  it('keeps candidates that come before their offer', async () => {
    const { world, made, page, mesh } = await aCalledBob();
    const address = { from_sid: 'ann', session: 'page-of-ann~2', to_session: page(), seq: 3 };
    world.say('webrtc_ice_candidate', { ...address, candidate: candidate.candidate });
    world.say('webrtc_offer', { ...address, offer: offer.description });
    expect(made[1]?.received).toEqual([offer, candidate]);
    mesh.close();
  });

  it('closes its link when the caller reloaded', async () => {
    const { world, made, mesh, peer } = await aCalledBob();
    world.say('webrtc_peer', { sid: 'ann', session: 'page-of-ann' });
    expect(made[0]?.closed).toBe(false);
    world.say('webrtc_peer', { sid: 'ann', session: 'ann-reloaded' });
    expect(made[0]?.closed).toBe(true);
    expect(peer()?.state).toBe('connecting');
    mesh.close();
  });

  it('gives a dead link up, but keeps it for a caller who is away', async () => {
    const here = await aCalledBob();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(here.made[0]?.closed).toBe(true);
    here.mesh.close();
    const away = await aCalledBob();
    away.show({ connected: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(away.made[0]?.closed).toBe(false);
    away.mesh.close();
  });

  it('takes what waited for it, also from a player the view shows only later', async () => {
    const { mesh, world, made, show, page } = aMesh('bob', 'ann');
    const pending = (): SignalDocument[] => [
      {
        path: 'c',
        seq: 8,
        from: 'ann',
        from_sid: 'ann',
        from_session: 'page-of-ann~1',
        to_session: page(),
        candidates: [candidate.candidate],
      },
      {
        path: 'o',
        seq: 9,
        from: 'ann',
        from_sid: 'ann',
        from_session: 'page-of-ann~1',
        to_session: page(),
        description: offer.description,
      },
    ];
    world.answer = (event) => (event === 'webrtc_ready' ? { ok: true, pending: pending(), peers: [], seq: 9 } : { ok: true });
    world.sit();
    await settle();
    expect(made).toEqual([]);
    show();
    expect(made[0]?.received).toEqual([offer, candidate]);
    mesh.close();
  });
});

describe('what it shows and reports', () => {
  it('reports how many streams run whenever that changes, asking only for what is new', async () => {
    const { world, made, peer, page, mesh } = await aCallingAnn();
    made[0]?.options.onState('connected');
    expect(peer()).toMatchObject({ state: 'connected', running: false });
    made[0]!.frames = 12;
    await vi.advanceTimersByTimeAsync(500);
    expect(peer()).toMatchObject({ state: 'connected', running: true, framesDecoded: 12 });
    expect(world.of('webrtc_ready').at(-1)).toEqual({ room_id: LOBBY, session: page(), since: 1, streams: 1 });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(world.of('webrtc_ready').at(-1)).toMatchObject({ streams: 0 });
    expect(mesh.getState().streams).toBe(0);
    mesh.close();
  });

  it('shows a player as lost soon after the server no longer hears them and no picture comes', async () => {
    const { made, show, peer, mesh } = await aCallingAnn();
    made[0]?.options.onState('connected');
    made[0]!.frames = 12;
    await vi.advanceTimersByTimeAsync(500);
    show({ connected: false });
    expect(peer()?.state).toBe('connected'); // their socket is cut, their picture is not
    await vi.advanceTimersByTimeAsync(1_500);
    expect(peer()?.state).toBe('lost');
    mesh.close();
  });

  it('follows the camera without a new link', async () => {
    const { made, patchCamera, mesh } = await aCallingAnn();
    const track = { kind: 'video' };
    patchCamera({ status: 'live', stream: { getVideoTracks: () => [track] } as unknown as MediaStream });
    expect(made[0]?.camera).toBe(track);
    patchCamera({ status: 'idle', stream: null });
    expect(made[0]?.camera).toBeNull();
    expect(made).toHaveLength(1);
    mesh.close();
  });

  it('drops who left, and everybody when another page took the seat', async () => {
    const left = await aCallingAnn();
    left.show({ left: true });
    expect(left.mesh.getState().peers).toEqual({});
    expect(left.made[0]?.closed).toBe(true);
    left.mesh.close();
    const elsewhere = await aCallingAnn();
    elsewhere.world.patch({ elsewhere: true, joined: null, status: 'disconnected' });
    expect(elsewhere.made[0]?.closed).toBe(true);
    elsewhere.mesh.close();
  });

  it('closes everything, twice without harm', async () => {
    const { made, mesh, world } = await aCallingAnn();
    mesh.close();
    mesh.close();
    expect(made[0]?.closed).toBe(true);
    world.say('webrtc_peer', { sid: 'bob', session: 'bob-reloaded' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(made).toHaveLength(1);
  });
});
