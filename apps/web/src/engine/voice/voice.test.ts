import { describe, expect, it, vi } from 'vitest';
import type { CameraProblem } from '../camera/camera-types.ts';
import { createDeviceChoices } from '../camera/device-choices.ts';
import type { MeshState, PeerView } from '../peers/mesh-types.ts';
import { createPatchStore } from '../socket/store.ts';
import { createVoice } from './voice.ts';

class Track extends EventTarget {
  enabled = true;
  stopped = false;
  stop(): void {
    this.stopped = true;
  }
  unplug(): void {
    this.dispatchEvent(new Event('ended'));
  }
}
const stream = (): MediaStream => ({}) as MediaStream;
const aPeer = (userId: string, voice: MediaStream | null): PeerView => ({
  userId,
  state: 'connected',
  stream: null,
  voice,
  framesDecoded: 1,
  poor: false,
  stuck: false,
  running: true,
});

/** Ann's voice in a room with bob and cara. `answers`: what the microphone answers, the last of them for ever. */
function aVoice(answers: ('a microphone' | CameraProblem)[] = ['a microphone']) {
  const bobs = stream();
  const caras = stream();
  const { store: mesh, patch: patchMesh } = createPatchStore<MeshState>({
    peers: { bob: aPeer('bob', bobs), cara: aPeer('cara', caras) },
    streams: 2,
    error: null,
  });
  const tracks: Track[] = [];
  const asked: (string | null)[] = [];
  const meters: { loudness: (value: number | null) => void; closed: boolean }[] = [];
  const world = { now: 0, sent: null as unknown, played: null as unknown, refuse: (_needsTap: boolean): void => {} };
  const choices = createDeviceChoices({ getItem: () => null, setItem: () => {} });
  const voice = createVoice({
    me: 'ann',
    mesh: { ...mesh, setVoice: (track) => void (world.sent = track) },
    sound: { getState: () => ({ memes: 1, voices: 1, effects: 1, muted: false }), subscribe: () => () => {} },
    choices,
    open: async (deviceId) => {
      asked.push(deviceId);
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? 'failed';
      if (answer !== 'a microphone') return answer;
      const track = new Track();
      tracks.push(track);
      return track as unknown as MediaStreamTrack;
    },
    makeMeter: (_track, loudness) => {
      const meter = { loudness, closed: false };
      meters.push(meter);
      return { close: () => void (meter.closed = true) };
    },
    makePlayback: ({ onNeedsTap }) => {
      world.refuse = onNeedsTap;
      return { play: (next) => void (world.played = next), unlock: () => onNeedsTap(false), close: () => void (world.played = null) };
    },
    now: () => world.now,
  });
  return { voice, world, tracks, meters, asked, choices, bobs, caras, patchMesh };
}

describe('this player’s microphone', () => {
  it('is asked for once, and nothing of it is sent', async () => {
    const { voice, world, tracks, asked } = aVoice();
    expect(voice.getState()).toMatchObject({ microphone: 'idle', open: false, level: 0 });
    const both = [voice.prepare(), voice.prepare()];
    expect(voice.getState().microphone).toBe('asking');
    expect(await Promise.all(both)).toMatchObject([{ microphone: 'ready', open: false }, { microphone: 'ready' }]);
    expect(asked).toHaveLength(1);
    expect(tracks[0]?.enabled).toBe(false);
    expect(world.sent).toBeNull();
  });

  it('goes out on this player’s turn alone, and not a moment longer', async () => {
    const { voice, world, tracks } = aVoice();
    await voice.prepare();
    voice.setSpeaker('bob');
    expect(world.sent).toBeNull();
    voice.setSpeaker('ann');
    expect(world.sent).toBe(tracks[0]);
    expect(tracks[0]?.enabled).toBe(true);
    expect(voice.getState().open).toBe(true);
    voice.setSpeaker(null);
    expect(world.sent).toBeNull();
    expect(tracks[0]?.enabled).toBe(false);
    expect(voice.getState().open).toBe(false);
  });

  it('opens by itself for a page that was refreshed in the middle of the turn', async () => {
    const { voice, world, tracks } = aVoice();
    voice.setSpeaker('ann');
    await vi.waitFor(() => expect(voice.getState()).toMatchObject({ microphone: 'ready', open: true }));
    expect(world.sent).toBe(tracks[0]);
  });

  it.each([
    ['denied', 'denied'],
    ['blocked', 'denied'],
    ['missing', 'missing'],
    ['busy', 'failed'],
    ['unsupported', 'failed'],
  ] as const)('%s: says %s, and may be asked for again', async (problem, status) => {
    const { voice } = aVoice([problem, 'a microphone']);
    expect(await voice.prepare()).toMatchObject({ microphone: status, open: false });
    expect(await voice.prepare()).toMatchObject({ microphone: 'ready' });
  });

  it('is let go of, also one that comes after that', async () => {
    const { voice, tracks, meters, world } = aVoice();
    voice.setSpeaker('ann');
    await voice.prepare();
    voice.release();
    expect(tracks[0]?.stopped).toBe(true);
    expect(meters[0]?.closed).toBe(true);
    expect(world.sent).toBeNull();
    expect(voice.getState()).toMatchObject({ microphone: 'idle', open: false, level: 0 });
    const late = voice.prepare();
    voice.release();
    await late;
    expect(tracks[1]?.stopped).toBe(true);
    expect(voice.getState().microphone).toBe('idle');
    await voice.prepare();
    expect(voice.getState().microphone).toBe('ready');
  });

  it('is the chosen one, also when another is chosen in the middle of the turn', async () => {
    const { voice, world, tracks, asked, choices } = aVoice();
    choices.choose('microphone', 'headset');
    voice.setSpeaker('ann');
    await voice.prepare();
    choices.choose('microphone', 'desk');
    await vi.waitFor(() => expect(tracks).toHaveLength(2));
    expect(asked).toEqual(['headset', 'desk']);
    await vi.waitFor(() => expect(world.sent).toBe(tracks[1]));
    expect(tracks.map((track) => track.stopped)).toEqual([true, false]);
  });

  it('that is unplugged in the turn gives way to another one, and to nothing before the turn', async () => {
    const { voice, world, tracks } = aVoice();
    await voice.prepare();
    tracks[0]?.unplug();
    expect(voice.getState().microphone).toBe('failed');
    expect(tracks).toHaveLength(1);
    voice.setSpeaker('ann');
    await vi.waitFor(() => expect(world.sent).toBe(tracks[1]));
    tracks[1]?.unplug();
    expect(world.sent).toBeNull();
    await vi.waitFor(() => expect(world.sent).toBe(tracks[2]));
  });

  it('is shut at once by its player, also before it is there, and is not muted for the next turn', async () => {
    const { voice, world, tracks } = aVoice();
    voice.setSpeaker('ann');
    await voice.prepare();
    voice.mute(true);
    expect([world.sent, tracks[0]?.enabled]).toEqual([null, false]);
    expect(voice.getState()).toMatchObject({ open: false, muted: true, microphone: 'ready' });
    voice.setSpeaker(null); // a lost connection, and back in the same turn
    voice.setSpeaker('ann');
    expect(world.sent).toBeNull();
    voice.mute(false);
    expect(world.sent).toBe(tracks[0]);
    voice.mute(true);
    voice.release();
    expect(voice.getState().muted).toBe(false);
    voice.mute(true);
    await voice.prepare();
    expect(world.sent).toBeNull();
  });

  it('that is missing is asked for again when another one is chosen', async () => {
    const { voice, world, tracks, choices } = aVoice(['missing', 'a microphone']);
    voice.setSpeaker('ann');
    await vi.waitFor(() => expect(voice.getState().microphone).toBe('missing'));
    choices.choose('microphone', 'headset');
    await vi.waitFor(() => expect(world.sent).toBe(tracks[0]));
    voice.release();
    choices.choose('microphone', 'desk');
    expect(voice.getState().microphone).toBe('idle');
  });

  it('shows how loud it is, and for how long nothing was heard while it was open', async () => {
    const { voice, meters, world } = aVoice();
    await voice.prepare();
    meters[0]?.loudness(0.6);
    expect(voice.getState()).toMatchObject({ level: 0.6, silentMs: 0 });
    world.now = 60_000;
    meters[0]?.loudness(0);
    expect(voice.getState().silentMs).toBe(0);
    voice.setSpeaker('ann');
    world.now = 69_900;
    meters[0]?.loudness(0.1);
    expect(voice.getState().silentMs).toBe(9_500);
    meters[0]?.loudness(0.5);
    expect(voice.getState().silentMs).toBe(0);
    world.now = 80_000;
    meters[0]?.loudness(null); // asleep: nobody knows
    expect(voice.getState().silentMs).toBe(0);
  });
});

describe('the voices of the others', () => {
  it('are played only while it is their turn, whatever they send', () => {
    const { voice, world, bobs, caras, patchMesh } = aVoice();
    expect(world.played).toBeNull();
    voice.setSpeaker('bob');
    expect(world.played).toBe(bobs);
    voice.setSpeaker('cara');
    expect(world.played).toBe(caras);
    patchMesh({ peers: { bob: aPeer('bob', stream()), cara: aPeer('cara', caras) } });
    expect(world.played).toBe(caras);
    voice.setSpeaker('ann');
    expect(world.played).toBeNull();
    voice.setSpeaker(null);
    patchMesh({ peers: { bob: aPeer('bob', stream()) } });
    expect(world.played).toBeNull();
  });

  it('follow a link that is built anew', () => {
    const { voice, world, patchMesh } = aVoice();
    const next = stream();
    voice.setSpeaker('bob');
    patchMesh({ peers: { bob: aPeer('bob', null) } });
    expect(world.played).toBeNull();
    patchMesh({ peers: { bob: aPeer('bob', next) } });
    expect(world.played).toBe(next);
  });

  it('need a tap where the browser says so', () => {
    const { voice, world } = aVoice();
    voice.setSpeaker('bob');
    world.refuse(true);
    expect(voice.getState().needsTap).toBe(true);
    voice.unlock();
    expect(voice.getState().needsTap).toBe(false);
  });
});

it('ends with everything shut, twice without harm', async () => {
  const { voice, world, tracks, meters, bobs, patchMesh } = aVoice();
  voice.setSpeaker('ann');
  await voice.prepare();
  voice.close();
  voice.close();
  expect([world.sent, world.played, tracks[0]?.stopped, meters[0]?.closed]).toEqual([null, null, true, true]);
  voice.setSpeaker('bob');
  patchMesh({ peers: { bob: aPeer('bob', bobs) } });
  expect(world.played).toBeNull();
  expect(await voice.prepare()).toMatchObject({ microphone: 'idle' });
});
