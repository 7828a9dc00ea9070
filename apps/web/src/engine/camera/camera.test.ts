import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCamera } from './camera.ts';
import type { CameraNotice } from './camera-types.ts';
import { constraintsFor } from './constraints.ts';
import { cameraText } from './camera-texts.ts';
import { createDeviceChoices } from './device-choices.ts';

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
    choices: createDeviceChoices(storage),
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
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('opening', () => {
  it('spec §5 Validation: video only, ideally 640 x 480 at 30, at least 320 x 240 at 15, front-facing [5.20]', async () => {
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
  ])('spec §8 Camera: %s is %s, in the lobby’s words [8.58]', async (error, status, message) => {
    const { camera } = aCamera([error]);
    expect(await camera.open()).toMatchObject({ status, message, stream: null });
    camera.close();
  });

  it.each([
    ['denied', 'Camera access denied. Please allow camera access in your browser settings and refresh the page.'],
    ['missing', 'No camera found. Please ensure a camera is connected and try again.'],
    ['busy', 'Camera is being used by another application. Please close other applications and try again.'],
    ['overconstrained', "Camera doesn't support the required settings. Please try with a different camera."],
    ['blocked', 'Camera access blocked by security settings. Please allow camera access.'],
    ['failed', 'Failed to access camera. Please check browser permissions.'],
  ] as const)('spec §8 Camera: %s in the words of round 1 [8.59]', (status, message) => {
    expect(cameraText(status, 'round1')).toBe(message);
    expect(cameraText('live', 'round1')).toBeNull();
  });

  it('spec §5 Validation: a browser without cameras is told so [5.21]', async () => {
    const camera = createCamera({ media: undefined, choices: createDeviceChoices(store()) });
    const message = "Your browser doesn't support camera access. Please use a modern browser like Chrome, Firefox, or Safari.";
    expect(await camera.open()).toMatchObject({ status: 'unsupported', message });
  });

  it('starts with the remembered camera and takes another when that one is gone', async () => {
    const { camera, asked } = aCamera(['OverconstrainedError', 'front'], store({ 'deadpan.devices': '{"camera":"old"}' }));
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
    const { camera, asked } = aCamera(['NotAllowedError'], store({ 'deadpan.devices': '{"camera":"old"}' }));
    await camera.open();
    expect(asked).toHaveLength(1);
    camera.close();
  });

  it('asks anew after it was stopped in the middle of a prompt', async () => {
    const { camera, asked, tracks } = aCamera(['front']);
    const first = camera.open();
    camera.stop();
    expect(await camera.open()).toMatchObject({ status: 'live' });
    await first;
    expect(asked).toHaveLength(2);
    expect(tracks.map((track) => track.readyState)).toEqual(['ended', 'live']);
    expect(camera.getState().stream?.getVideoTracks()).toEqual([tracks[1]]);
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

  it('spec §8 Camera: one that went away comes back by itself [8.63 8.64]', async () => {
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

  it('spec §8 Camera: with none left it waits for one to be plugged in [8.63]', async () => {
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

  describe('one that is busy after it went away', () => {
    const lost = async (answers: string[]) => {
      const world = aCamera(['front', 'NotReadableError', ...answers]);
      await world.camera.open();
      world.tracks[0]?.die();
      await settle();
      expect(world.camera.getState().status).toBe('busy');
      return { ...world, status: () => world.camera.getState().status };
    };

    it('is tried once more in a moment, and then left alone', async () => {
      const back = await lost(['front']);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(back.status()).toBe('live');
      back.camera.close();
      const { asked, camera } = await lost(['NotReadableError']);
      await vi.advanceTimersByTimeAsync(600_000);
      expect(asked).toHaveLength(3);
      camera.close();
    });

    it('is tried again a moment after it was plugged in, however often the devices change', async () => {
      const { asked, camera, plug, status } = await lost(['NotReadableError', 'front']);
      await vi.advanceTimersByTimeAsync(10_000);
      plug();
      plug();
      await vi.advanceTimersByTimeAsync(2_000);
      expect(status()).toBe('live');
      expect(asked).toHaveLength(4);
      camera.close();
    });

    it('is tried again when the player looks at the page again', async () => {
      const page = Object.assign(new EventTarget(), { hidden: true });
      vi.stubGlobal('document', page);
      const { asked, camera, status } = await lost(['NotReadableError', 'front']);
      await vi.advanceTimersByTimeAsync(10_000);
      page.dispatchEvent(new Event('visibilitychange'));
      await settle();
      expect(asked).toHaveLength(3);
      page.hidden = false;
      page.dispatchEvent(new Event('visibilitychange'));
      await settle();
      expect(status()).toBe('live');
      camera.close();
    });

    it('stays off once it is turned off', async () => {
      const { asked, camera, plug, status } = await lost(['front']);
      camera.stop();
      plug();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(status()).toBe('idle');
      expect(asked).toHaveLength(2);
      camera.close();
    });
  });

  it.each(['NotAllowedError', 'SecurityError'])('waits for the player after a %s', async (error) => {
    const page = Object.assign(new EventTarget(), { hidden: false });
    vi.stubGlobal('document', page);
    const { asked, camera, plug } = aCamera([error]);
    await camera.open();
    plug();
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(1);
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

  it('spec §8 Camera: it opens anew when asked to, and says how that went [8.64]', async () => {
    const { camera, notices, tracks } = aCamera(['front', 'front', 'NotReadableError']);
    await camera.open();
    expect(await camera.refresh()).toMatchObject({ status: 'live' });
    expect(tracks.map((track) => track.readyState)).toEqual(['ended', 'live']);
    expect(await camera.refresh()).toMatchObject({ status: 'busy' });
    expect(notices).toEqual(['Camera Refreshed', 'Camera Refresh Failed']);
    camera.close();
  });

  it('remembers the camera that was chosen, and keeps the old one on until the new one is there', async () => {
    const { camera, asked, storage, tracks } = aCamera(['front', 'back']);
    await camera.open();
    const seen: (MediaStream | null)[] = [];
    camera.subscribe(({ stream }) => seen.push(stream));
    await camera.choose('back');
    expect(asked.at(-1)).toEqual(constraintsFor('back'));
    expect(seen).not.toContain(null);
    expect(tracks.map((track) => track.readyState)).toEqual(['ended', 'live']);
    expect(camera.getState()).toMatchObject({ status: 'live', deviceId: 'back' });
    expect(storage.kept).toEqual({ 'deadpan.devices': '{"camera":"back","microphone":null}' });
    camera.close();
    camera.close();
  });

  it('turns the old one off first where only one may be open', async () => {
    const { camera, tracks } = aCamera(['front', 'NotReadableError', 'back']);
    await camera.open();
    expect(await camera.choose('back')).toMatchObject({ status: 'live', deviceId: 'back' });
    expect(tracks.map((track) => track.readyState)).toEqual(['ended', 'live']);
    camera.close();
  });

  it('follows a choice made elsewhere on the page, and opens nothing by it', async () => {
    const world = devices(['front', 'back']);
    const choices = createDeviceChoices(store());
    const camera = createCamera({ media: world.media, choices, watch: () => () => {} });
    choices.choose('camera', 'x');
    await settle();
    expect(camera.getState()).toMatchObject({ status: 'idle', deviceId: 'x' });
    expect(world.asked).toEqual([]);
    await camera.open();
    choices.choose('camera', 'back');
    await settle();
    expect(camera.getState()).toMatchObject({ status: 'live', deviceId: 'back' });
    camera.close();
  });
});
