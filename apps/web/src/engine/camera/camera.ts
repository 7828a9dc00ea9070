import { limits } from '@deadpan/protocol';
import { createPatchStore } from '../socket/store.ts';
import { attemptsFor } from './constraints.ts';
import { cameraText, problemOf } from './camera-texts.ts';
import type { Camera, CameraNotice, CameraProblem, CameraState } from './camera-types.ts';
import { watchPicture } from './picture-check.ts';

const REMEMBERED = 'deadpan.camera';

export interface CameraOptions {
  /** The browser's devices; absent where it has none (plain http, old browsers). */
  media?: MediaDevices | undefined;
  storage?: Pick<Storage, 'getItem' | 'setItem'>;
  watch?: typeof watchPicture;
}

/** This player's camera. `options` are for tests. */
export function createCamera({
  media = globalThis.navigator?.mediaDevices as MediaDevices | undefined,
  storage = localStorage,
  watch = watchPicture,
}: CameraOptions = {}): Camera {
  const recall = (): string | null => {
    try {
      return storage.getItem(REMEMBERED);
    } catch {
      return null; // storage may be forbidden; a camera is not
    }
  };
  const { store, patch } = createPatchStore<CameraState>({
    status: 'idle',
    stream: null,
    message: null,
    health: 'loading',
    devices: [],
    deviceId: recall(),
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
  /** Unplugged, or taken by the system: says so, and tries once to have it back. */
  const lose = async (): Promise<void> => {
    trouble('ended');
    notice('Camera Disconnected', 'Your camera went away. Trying to bring it back...');
    const { status } = await open();
    if (closed) return;
    if (status === 'live') notice('Camera Refreshed', 'Your camera is back.');
    else notice('Camera Lost', cameraText(status, 'lobby') ?? 'Failed to access camera');
  };

  const reallyOpen = async (): Promise<CameraState> => {
    if (!media?.getUserMedia) return trouble('unsupported');
    const mine = ++turn;
    release();
    patch({ status: 'asking', stream: null, message: null, health: 'loading' });
    try {
      const stream = await grab();
      const [track] = stream.getVideoTracks();
      if (mine !== turn || closed || !track) {
        stream.getTracks().forEach((each) => each.stop());
        return store.getState();
      }
      const deviceId = track.getSettings().deviceId ?? store.getState().deviceId;
      guard(stream, track);
      patch({ status: 'live', stream, message: null, deviceId });
      void list();
      return store.getState();
    } catch (error) {
      return mine === turn ? trouble(problemOf(error)) : store.getState();
    }
  };
  const open = (): Promise<CameraState> => {
    if (store.getState().status === 'live') return Promise.resolve(store.getState());
    return (opening ??= reallyOpen().finally(() => (opening = null)));
  };
  const reopen = async (): Promise<CameraState> => {
    await opening;
    stop();
    return open();
  };
  const stop = (): void => {
    turn++;
    release();
    patch({ status: 'idle', stream: null, message: null, health: 'loading' });
  };
  /** A camera was plugged in: where one is missing, it is what we waited for. */
  const devicesChanged = (): void => {
    void list();
    const { status } = store.getState();
    if (status === 'ended' || status === 'missing') void open();
  };
  media?.addEventListener?.('devicechange', devicesChanged);

  return {
    ...store,
    open,
    choose: (deviceId) => {
      patch({ deviceId });
      try {
        storage.setItem(REMEMBERED, deviceId);
      } catch {
        // then it is asked again next time
      }
      return reopen();
    },
    refresh: async () => {
      const state = await reopen();
      if (state.status === 'live') notice('Camera Refreshed', 'Your camera is back.');
      else notice('Camera Refresh Failed', cameraText(state.status, 'lobby') ?? 'Failed to access camera');
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
      media?.removeEventListener?.('devicechange', devicesChanged);
      noticeListeners.clear();
    },
  };
}
