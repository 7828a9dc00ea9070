/// <reference types="vite/client" />
import { createPeer, type Peer } from '../../../apps/web/src/engine/peers/peer.ts';
import type { MeshState } from '../../../apps/web/src/engine/peers/mesh-types.ts';
import { createPatchStore } from '../../../apps/web/src/engine/socket/store.ts';
import { createLevelMeter } from '../../../apps/web/src/engine/voice/level-meter.ts';
import { createVoice } from '../../../apps/web/src/engine/voice/voice.ts';
import type { LinksPage, PictureReport } from '../links-page.ts';

type Who = 'ann' | 'bob';
const NETWORK_MS = 5;
/** Over which servers, and whether only over them: `?ice=` and a configuration as JSON. */
const configuration = JSON.parse(new URL(location.href).searchParams.get('ice') ?? '{}') as RTCConfiguration;
let offers = 0;

/** Whose credentials a relay did not take. */
const refused: Who[] = [];

/** One end: the peer as the mesh uses it, the voice as a room leads it, and an ear that hears whatever arrives, allowed or not. */
function anEnd(me: Who, other: Who, camera: MediaStreamTrack, deliver: (signal: Parameters<Peer['receive']>[0]) => void) {
  const { store, patch } = createPatchStore<MeshState>({ peers: {}, streams: 0, error: null });
  const told: unknown[] = [];
  const screen = Object.assign(document.createElement('video'), { muted: true, autoplay: true });
  document.body.append(screen);
  const end = { connected: false, loudest: 0, connectedMs: null as number | null };
  const began = performance.now();
  const peer = createPeer({
    calls: me === 'ann',
    ice: () => configuration,
    onRefused: () => refused.push(me),
    camera,
    voice: null,
    send: (signal) => {
      if ('description' in signal && signal.description.type === 'offer') offers++;
      setTimeout(() => deliver(structuredClone(signal)), NETWORK_MS);
    },
    onTrack: (track) => {
      if (track.kind !== 'audio') {
        screen.srcObject = new MediaStream([track]);
        return;
      }
      const voice = new MediaStream([track]);
      patch({
        peers: {
          [other]: { userId: other, state: 'connected', stream: null, voice, framesDecoded: 1, running: true, poor: false, stuck: false },
        },
      });
      // Chromium gives a received sound to WebAudio only while an element plays it.
      void Object.assign(new Audio(), { muted: true, srcObject: voice }).play();
      createLevelMeter(track, (loudness) => (end.loudest = Math.max(end.loudest, loudness ?? 0)));
    },
    onMessage: (data) => told.push(data),
    onState: (state) => {
      end.connected = state === 'connected';
      if (end.connected) end.connectedMs ??= performance.now() - began;
    },
  });
  const sound = { getState: () => ({ memes: 1, voices: 1, effects: 1, muted: false }), subscribe: () => () => undefined };
  const voice = createVoice({ me, mesh: { ...store, setVoice: peer.setVoice }, sound });
  const report = async () => {
    const { loudest, connectedMs } = end;
    end.loudest = 0;
    return {
      connected: end.connected,
      connectedMs,
      framesDecoded: await peer.framesDecoded(),
      shown: screen.getVideoPlaybackQuality().totalVideoFrames,
      told: [...told],
      loudest,
    };
  };
  return { peer, voice, report };
}

/** An ear at the microphone: what was not heard at the other end while it beeped was not sent. */
const BEEP = 0.2;
let beeped = 0;
const waiting = new Set<() => void>();
async function listenToMicrophone(): Promise<void> {
  const [microphone] = (await navigator.mediaDevices.getUserMedia({ audio: true })).getAudioTracks();
  if (!microphone) throw new Error('the microphone has no sound');
  let loud = false;
  createLevelMeter(microphone, (loudness) => {
    const before = loud;
    loud = (loudness ?? 0) > BEEP;
    if (!loud || before) return;
    beeped++;
    for (const look of waiting) look();
  });
}

const ends: Partial<Record<Who, ReturnType<typeof anEnd>>> = {};
const all = () => Object.values(ends);

interface VideoEntry {
  type: string;
  kind?: string;
  framesDecoded?: number;
  frameHeight?: number;
  targetBitrate?: number;
  qualityLimitationDurations?: { bandwidth: number };
}
/** What a browser measured of the picture at one end of its way. */
async function video(who: Who, type: 'outbound-rtp' | 'inbound-rtp'): Promise<VideoEntry | undefined> {
  const report = (await ends[who]?.peer.stats()) as ReadonlyMap<string, VideoEntry> | undefined;
  return [...(report?.values() ?? [])].find((each) => each.type === type && each.kind === 'video');
}
async function picture(): Promise<PictureReport> {
  const [sent, shown] = [await video('ann', 'outbound-rtp'), await video('bob', 'inbound-rtp')];
  return {
    decoded: shown?.framesDecoded ?? 0,
    height: shown?.frameHeight ?? 0,
    bitsPerSecond: sent?.targetBitrate ?? 0,
    narrowFor: sent?.qualityLimitationDurations?.bandwidth ?? Number.NaN,
  };
}

async function begin(): Promise<void> {
  const [camera] = (await navigator.mediaDevices.getUserMedia({ video: true })).getVideoTracks();
  if (!camera) throw new Error('the camera has no picture');
  ends.bob = anEnd('bob', 'ann', camera, (signal) => void ends.ann?.peer.receive(signal));
  ends.ann = anEnd('ann', 'bob', camera, (signal) => void ends.bob?.peer.receive(signal));
  await Promise.all([listenToMicrophone(), ...all().map(({ voice }) => voice.prepare())]);
}

const page: LinksPage = {
  ready: begin(),
  offers: () => offers,
  refused: () => refused,
  report: async (who) => {
    const end = ends[who];
    if (!end) throw new Error('wait for `ready` first');
    return end.report();
  },
  beeps: (count) =>
    new Promise((resolve) => {
      const enough = beeped + count;
      const look = (): void => {
        if (beeped < enough) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
    }),
  tell: (who, text) => ends[who]?.peer.tell(text),
  setPicture: (step) => ends.ann?.peer.setPicture(step),
  picture,
  speaker: async (who) => {
    for (const { voice } of all()) voice.setSpeaker(who);
    return all().map(({ voice }) => voice.getState());
  },
  restart: () => {
    for (const { peer } of all()) peer.restart();
  },
  close: () => {
    for (const { voice, peer } of all()) {
      voice.close();
      peer.close();
    }
  },
};
window.__links = page;
