import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { choicesFrom } from './choices.ts';
import type { Choices, Loudness } from './choices.ts';

/** Where the choices are kept. `public/theme.js` reads it too, before the first paint. */
export const PREFERENCES_KEY = 'deadpan.preferences';

/** A change: the volumes may be named one by one. */
export type ChoicesChange = Partial<Omit<Choices, 'volumes'>> & { volumes?: Partial<Loudness> };

/** The choices and how to change them. */
export interface Preferences {
  store: StoreApi<Choices>;
  /** Changes and remembers. */
  change(change: ChoicesChange): void;
}

/** Makes the store of choices over `storage`. Where storage is forbidden, they last as long as the page. */
export function createPreferences(storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage): Preferences {
  const kept = (): string | null => {
    try {
      return storage().getItem(PREFERENCES_KEY);
    } catch {
      return null;
    }
  };
  const store = createStore<Choices>(() => choicesFrom(kept()));
  // Another tab chose: this one follows.
  globalThis.window?.addEventListener('storage', ({ key, newValue }) => {
    if (key === PREFERENCES_KEY) store.setState(choicesFrom(newValue), true);
  });
  return {
    store,
    change({ volumes, ...rest }) {
      const before = store.getState();
      store.setState({ ...rest, volumes: { ...before.volumes, ...volumes } });
      try {
        storage().setItem(PREFERENCES_KEY, JSON.stringify(store.getState()));
      } catch {
        // remembered for this page only
      }
    },
  };
}

/** The page's own. */
export const preferences = createPreferences();
