import { readFields } from '../storage/json.ts';
import { browserKept } from '../storage/kept.ts';
import { createPatchStore, type ReadableStore } from '../socket/store.ts';

/** Which camera and which microphone the player chose, by the browser's ids; null: whatever the browser takes. */
export interface DeviceChoice {
  camera: string | null;
  microphone: string | null;
}
export type DeviceKind = keyof DeviceChoice;

/** The choice, kept in this browser. Settings write it, the camera of a room follows it. */
export interface DeviceChoices extends ReadableStore<DeviceChoice> {
  choose(kind: DeviceKind, id: string | null): void;
}

const KEY = 'deadpan.devices';
/** Ids are 64 characters in today's browsers; anything much longer is not one. */
const MAX_ID = 256;
const idOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' && value.length <= MAX_ID ? value : null);

function recall(storage: Pick<Storage, 'getItem'>): DeviceChoice {
  const { camera, microphone } = readFields(storage, KEY);
  return { camera: idOf(camera), microphone: idOf(microphone) };
}

/** Reads what was kept, whatever it is; `storage` is for tests. */
export function createDeviceChoices(storage: Pick<Storage, 'getItem' | 'setItem'> = browserKept): DeviceChoices {
  const { store, patch } = createPatchStore<DeviceChoice>(recall(storage));
  return {
    ...store,
    choose: (kind, id) => {
      patch({ [kind]: id });
      try {
        storage.setItem(KEY, JSON.stringify(store.getState()));
      } catch {
        // then it holds for this page only
      }
    },
  };
}

let page: DeviceChoices | undefined;

/** The page's one choice, for settings and rooms alike. */
export const deviceChoices = (): DeviceChoices => (page ??= createDeviceChoices());
