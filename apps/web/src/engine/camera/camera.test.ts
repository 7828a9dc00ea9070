import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCamera } from './camera.ts';
import type { CameraNotice } from './camera-types.ts';
import { constraintsFor } from './constraints.ts';

class Track extends EventTarget {
  readyState = 'live';
  muted = false;
  readonly deviceId: string;
  constructor(deviceId: string) {
    super();
    this.deviceId = deviceId;
  }
  getSettings = (): { deviceId: string } => ({ deviceId: this.deviceId });
  stop = (): void => void (this.readyState = 'ended');
  /** Unplugged. */
  die(): void {
    this.stop();
    this.dispatchEvent(new Event('ended'));
  }
}

/** Devices that answer `getUserMedia` as `answers` say: a name of an error, or a camera by its id. */
function devices(answers: string[]) {
  const asked: MediaStreamConstraints[] = [];
  const tracks: Track[] = [];
  const bus = new EventTarget();
  const media = Object.assign(bus, {
    enumerateDevices: async () => [
      { kind: 'videoinput', deviceId: 'front', label: 'Front' },
      { kind: 'audioinput', deviceId: 'mic', label: 'Mic' },
    ],
    getUserMedia: async (constraints: MediaStreamConstraints) => {
      asked.push(constraints);
      const answer = answers.length > 1 ? (answers.shift() ?? '') : (answers[0] ?? '');
      if (answer.endsWith('Error')) throw Object.assign(new Error(answer), { name: answer });
      const track = new Track(answer);
      tracks.push(track);
      return { getVideoTracks: () => [track], getTracks: () => [track] };
    },
  });
  return { media: media as unknown as MediaDevices, asked, tracks, plug: () => bus.dispatchEvent(new Event('devicechange')) };
}
const store = (kept: Record<string, string> = {}) => ({
  kept,
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, value: string) => void (kept[key] = value),
});
function aCamera(answers: string[], storage = store()) {
  const world = devices(answers);
  const health: { report: (health: 'working' | 'black') => void; watching: number } = { report: () => {}, watching: 0 };
  const camera = createCamera({
    media: world.media,
    storage,
    watch: ({ onHealth }) => {
      health.report = onHealth;
      health.watching++;
      return () => void health.watching--;
    },
  });
  const notices: CameraNotice['title'][] = [];
  camera.onNotice(({ title }) => notices.push(title));
  return { ...world, camera, health, notices, storage };
}
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('opening', () => {
  it('asks for video only, as the spec wants it, and is live', async () => {
    const { camera, asked } = aCamera(['front']);
    expect(camera.getState().status).toBe('idle');
    const opening = camera.open();
    expect(camera.getState().status).toBe('asking');
    expect(await opening).toMatchObject({ status: 'live', message: null, deviceId: 'front', health: 'loading' });
    expect(asked).toEqual([
      {
        audio: false,
        video: { width: { ideal: 640, min: 320 }, height: { ideal: 480, min: 240 }, frameRate: { ideal: 30, min: 15 }, facingMode: 'user' },
      },
    ]);
    await settle();
    expect(camera.getState().devices).toEqual([{ deviceId: 'front', label: 'Front' }]);
    camera.close();
  });

  it('shares one prompt between calls, and asks no more while live', async () => {
    const { camera, asked } = aCamera(['front']);
    await Promise.all([camera.open(), camera.open()]);
    await camera.open();
    expect(asked).toHaveLength(1);
    camera.close();
  });

  it.each([
    ['NotAllowedError', 'denied', 'Camera access denied. Please allow camera access and refresh.'],
    ['NotFoundError', 'missing', 'No camera found. Please connect a camera.'],
    ['NotReadableError', 'busy', 'Camera is in use by another application.'],
    ['OverconstrainedError', 'overconstrained', 'Camera settings not supported.'],
    ['SecurityError', 'blocked', 'Failed to access camera'],
    ['StrangeError', 'failed', 'Failed to access camera'],
  ])('%s is %s', async (error, status, message) => {
    const { camera } = aCamera([error]);
    expect(await camera.open()).toMatchObject({ status, message, stream: null });
    camera.close();
  });

  it('knows a browser without cameras', async () => {
    const camera = createCamera({ media: undefined, storage: store() });
    expect(await camera.open()).toMatchObject({ status: 'unsupported' });
  });

  it('starts with the remembered camera and takes another when that one is gone', async () => {
    const { camera, asked } = aCamera(['OverconstrainedError', 'front'], store({ 'deadpan.camera': 'old' }));
    expect(await camera.open()).toMatchObject({ status: 'live', deviceId: 'front' });
    expect(asked).toEqual([constraintsFor('old'), constraintsFor(null)]);
    camera.close();
  });

  it('takes a camera below the minimum rather than none', async () => {
    const { camera, asked } = aCamera(['OverconstrainedError', 'slow']);
    expect(await camera.open()).toMatchObject({ status: 'live' });
    expect(asked.at(-1)).toEqual(constraintsFor(null, 'whatever there is'));
    camera.close();
  });

  it('does not ask again after a refusal by the player', async () => {
    const { camera, asked } = aCamera(['NotAllowedError'], store({ 'deadpan.camera': 'old' }));
    await camera.open();
    expect(asked).toHaveLength(1);
    camera.close();
  });

  it('turns off a camera that is granted after it was stopped', async () => {
    const { camera, tracks } = aCamera(['front']);
    const opening = camera.open();
    camera.stop();
    expect(await opening).toMatchObject({ status: 'idle', stream: null });
    expect(tracks[0]?.readyState).toBe('ended');
    camera.close();
  });
});

describe('while live', () => {
  it('says what the picture shows, and that the system holds it back', async () => {
    const { camera, health, tracks } = aCamera(['front']);
    await camera.open();
    health.report('working');
    expect(camera.getState().health).toBe('working');
    health.report('black');
    expect(camera.getState().health).toBe('black');
    tracks[0]?.dispatchEvent(new Event('mute'));
    expect(camera.getState().health).toBe('muted');
    camera.stop();
    expect(camera.getState()).toMatchObject({ status: 'idle', stream: null });
    expect(health.watching).toBe(0);
    expect(tracks[0]?.readyState).toBe('ended');
    camera.close();
  });

  it('comes back by itself after the camera went away', async () => {
    const { camera, tracks, notices } = aCamera(['front']);
    await camera.open();
    const { stream } = camera.getState();
    tracks[0]?.die();
    await settle();
    expect(camera.getState()).toMatchObject({ status: 'live' });
    expect(camera.getState().stream).not.toBe(stream);
    expect(notices).toEqual(['Camera Disconnected', 'Camera Refreshed']);
    camera.close();
  });

  it('waits for a camera to be plugged in when there is none left', async () => {
    const { camera, tracks, notices, plug } = aCamera(['front', 'NotFoundError', 'NotFoundError', 'NotFoundError', 'front']);
    await camera.open();
    tracks[0]?.die();
    await settle();
    expect(camera.getState().status).toBe('missing');
    expect(notices).toEqual(['Camera Disconnected', 'Camera Lost']);
    plug();
    await settle();
    expect(camera.getState().status).toBe('live');
    camera.close();
  });

  it('notices within 5 s a track that ended without a word', async () => {
    const { camera, tracks, notices } = aCamera(['front']);
    await camera.open();
    tracks[0]?.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(notices).toEqual(['Camera Disconnected', 'Camera Refreshed']);
    camera.close();
  });

  it('opens anew when asked to, and says how that went', async () => {
    const { camera, notices, tracks } = aCamera(['front', 'front', 'NotReadableError']);
    await camera.open();
    expect(await camera.refresh()).toMatchObject({ status: 'live' });
    expect(tracks.map((track) => track.readyState)).toEqual(['ended', 'live']);
    expect(await camera.refresh()).toMatchObject({ status: 'busy' });
    expect(notices).toEqual(['Camera Refreshed', 'Camera Refresh Failed']);
    camera.close();
  });

  it('remembers the camera that was chosen', async () => {
    const { camera, asked, storage } = aCamera(['front']);
    await camera.open();
    await camera.choose('back');
    expect(asked.at(-1)).toEqual(constraintsFor('back'));
    expect(storage.kept).toEqual({ 'deadpan.camera': 'back' });
    camera.close();
    camera.close();
  });
});
