import { createPatchStore, type ReadableStore } from '../socket/store.ts';
import type { CameraDevice } from './camera-types.ts';

/** What is plugged in. A browser that was not told yes yet hides ids and names: then a list is empty. */
export interface DeviceListState {
  cameras: readonly CameraDevice[];
  microphones: readonly CameraDevice[];
  /** whether the browser has answered at all */
  known: boolean;
}

export interface DeviceList extends ReadableStore<DeviceListState> {
  /** Looks again: names appear once the browser has said yes, which no event tells. */
  refresh(): Promise<void>;
  /** Stops following what is plugged in and out; twice is fine. */
  close(): void;
}

type Devices = Pick<MediaDevices, 'enumerateDevices' | 'addEventListener' | 'removeEventListener'>;

/** Lists cameras and microphones and follows what is plugged in and out. `media` is for tests; without devices the lists stay empty. */
export function createDeviceList(media: Devices | undefined = globalThis.navigator?.mediaDevices as MediaDevices | undefined): DeviceList {
  const { store, patch } = createPatchStore<DeviceListState>({ cameras: [], microphones: [], known: false });
  let closed = false;
  const refresh = async (): Promise<void> => {
    const all = (await media?.enumerateDevices().catch(() => [])) ?? [];
    if (closed) return;
    const of = (kind: MediaDeviceKind): CameraDevice[] =>
      all
        .filter((device) => device.kind === kind && device.deviceId !== '' && device.label !== '')
        .map(({ deviceId, label }) => ({ deviceId, label }));
    patch({ cameras: of('videoinput'), microphones: of('audioinput'), known: true });
  };
  const plugged = (): void => void refresh();
  media?.addEventListener('devicechange', plugged);
  void refresh();
  return {
    ...store,
    refresh,
    close: () => {
      closed = true;
      media?.removeEventListener('devicechange', plugged);
    },
  };
}
