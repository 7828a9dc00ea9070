import { limits } from '@deadpan/protocol';
import { cameraNoticeTexts, cameraTexts } from '../../texts/camera.ts';
import { createPatchStore } from '../socket/store.ts';
import { cameraAgain } from './camera-again.ts';
import { attemptsFor, constraintsFor } from './constraints.ts';
import { cameraText, problemOf } from './camera-texts.ts';
import type { Camera, CameraNotice, CameraProblem, CameraState } from './camera-types.ts';
import { deviceChoices, type DeviceChoices } from './device-choices.ts';
import { watchPicture } from './picture-check.ts';

export interface CameraOptions {
  /** The browser's devices; absent where it has none (plain http, old browsers). */
  media?: MediaDevices | undefined;
  /** Which camera the player chose; the page's own choice unless told. */
  choices?: DeviceChoices;
  watch?: typeof watchPicture;
}

/** This player's camera. `options` are for tests. */
export function createCamera({
  media = globalThis.navigator?.mediaDevices as MediaDevices | undefined,
  choices = deviceChoices(),
  watch = watchPicture,
}: CameraOptions = {}): Camera {
  const { store, patch } = createPatchStore<CameraState>({
    status: 'idle',
    stream: null,
    message: null,
    health: 'loading',
    devices: [],
    deviceId: choices.getState().camera,
  });
  const noticeListeners = new Set<(notice: CameraNotice) => void>();
  const notice = (title: CameraNotice['title'], text: string): void => noticeListeners.forEach((listener) => listener({ title, text }));
  let opening: Promise<CameraState> | null = null;
  let live = new AbortController();
  let closed = false;
  /** Grows with every stop: a camera that is granted after it is turned off at once. */
  let turn = 0;

  const release = (): void => {
    live.abort();
    store
      .getState()
      .stream?.getTracks()
      .forEach((track) => track.stop());
  };
  const trouble = (status: CameraProblem): CameraState => {
    release();
    patch({ status, stream: null, message: cameraText(status, 'lobby'), health: 'loading' });
    return store.getState();
  };
  const list = async (): Promise<void> => {
    const all = (await media?.enumerateDevices?.().catch(() => [])) ?? [];
    const cameras = all.filter((each) => each.kind === 'videoinput' && each.deviceId !== '');
    patch({ devices: cameras.map(({ deviceId, label }) => ({ deviceId, label })) });
  };
  const grab = async (): Promise<MediaStream> => {
    let lastError: unknown;
    for (const constraints of attemptsFor(store.getState().deviceId)) {
      try {
        return await (media as MediaDevices).getUserMedia(constraints);
      } catch (error) {
        lastError = error;
        const problem = problemOf(error);
        if (problem !== 'overconstrained' && problem !== 'missing') throw error;
      }
    }
    throw lastError;
  };

  const guard = (stream: MediaStream, track: MediaStreamTrack): void => {
    live = new AbortController();
    const { signal } = live;
    track.addEventListener('ended', () => void lose(), { signal });
    track.addEventListener('mute', () => patch({ health: 'muted' }), { signal });
    track.addEventListener('unmute', () => patch({ health: 'loading' }), { signal });
    const unwatch = watch({ stream, onHealth: (health) => patch({ health: track.muted ? 'muted' : health }) });
    const timer = setInterval(() => {
      if (track.readyState === 'ended') void lose();
    }, limits.camera.streamCheckMs);
    signal.addEventListener('abort', () => {
      unwatch();
      clearInterval(timer);
    });
  };
  /** Unplugged, or taken by the system: says so, and tries at once to have it back, and once more in a moment. */
  const lose = async (): Promise<void> => {
    trouble('ended');
    notice('Camera Disconnected', cameraNoticeTexts.disconnected);
    const { status } = await open();
    if (closed) return;
    if (status === 'live') return notice('Camera Refreshed', cameraNoticeTexts.refreshed);
    notice('Camera Lost', cameraText(status, 'lobby') ?? cameraTexts.failed.lobby);
    again.later();
  };

  const reallyOpen = async (): Promise<CameraState> => {
    if (!media?.getUserMedia) return trouble('unsupported');
    const mine = ++turn;
    release();
    patch({ status: 'asking', stream: null, message: null, health: 'loading' });
    try {
      return adopt(await grab(), mine);
    } catch (error) {
      return mine === turn ? trouble(problemOf(error)) : store.getState();
    }
  };
  /** Shows a stream in place of the one before, which is turned off only now: the links replace a track, they never go dark. */
  const adopt = (stream: MediaStream, mine: number): CameraState => {
    const [track] = stream.getVideoTracks();
    if (mine !== turn || closed || !track) {
      stream.getTracks().forEach((each) => each.stop());
      return store.getState();
    }
    release();
    const deviceId = track.getSettings().deviceId ?? store.getState().deviceId;
    guard(stream, track);
    patch({ status: 'live', stream, message: null, health: 'loading', deviceId });
    void list();
    return store.getState();
  };
  /** The player chose another camera. It is opened beside the old one; where only one may be open (phones), after it. */
  const swap = async (deviceId: string | null): Promise<CameraState> => {
    await opening;
    const { status, deviceId: current } = store.getState();
    if (closed || (status === 'live' && (deviceId === null || deviceId === current))) return store.getState();
    patch({ deviceId });
    if (status === 'idle') return store.getState();
    if (status !== 'live') return open();
    const mine = ++turn;
    try {
      return adopt(await (media as MediaDevices).getUserMedia(constraintsFor(deviceId)), mine);
    } catch {
      return mine === turn ? reopen() : store.getState();
    }
  };
  const open = (): Promise<CameraState> => {
    if (store.getState().status === 'live') return Promise.resolve(store.getState());
    if (opening) return opening;
    const run = reallyOpen().finally(() => {
      if (opening === run) opening = null;
    });
    opening = run;
    return run;
  };
  const reopen = async (): Promise<CameraState> => {
    await opening;
    stop();
    return open();
  };
  const stop = (): void => {
    turn++;
    again.forget();
    opening = null; // the prompt may stay on the screen, but what it answers is nobody's any more
    release();
    patch({ status: 'idle', stream: null, message: null, health: 'loading' });
  };
  const again = cameraAgain({ status: () => store.getState().status, open });
  const devicesChanged = (): void => {
    void list();
    again.changed();
  };
  media?.addEventListener?.('devicechange', devicesChanged);
  let swapping: Promise<CameraState> | null = null;
  const offChoice = choices.subscribe((choice, before) => {
    if (choice.camera !== before.camera) swapping = swap(choice.camera);
  });

  return {
    ...store,
    open,
    choose: async (deviceId) => {
      choices.choose('camera', deviceId);
      await swapping;
      return open();
    },
    refresh: async () => {
      const state = await reopen();
      if (state.status === 'live') notice('Camera Refreshed', cameraNoticeTexts.refreshed);
      else notice('Camera Refresh Failed', cameraText(state.status, 'lobby') ?? cameraTexts.failed.lobby);
      return state;
    },
    onNotice: (listener) => {
      noticeListeners.add(listener);
      return () => void noticeListeners.delete(listener);
    },
    stop,
    close: () => {
      if (closed) return;
      stop();
      closed = true;
      offChoice();
      again.close();
      media?.removeEventListener?.('devicechange', devicesChanged);
      noticeListeners.clear();
    },
  };
}
