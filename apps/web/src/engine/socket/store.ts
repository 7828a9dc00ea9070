import { createStore, type StoreApi } from 'zustand/vanilla';

/** What a screen sees of a store: read it, follow it. Fits `useStore` of zustand and `useSyncExternalStore`. */
export type ReadableStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;

/** Takes the first state; returns a store without actions. `patch` merges and keeps silent when nothing in it is new. */
export function createPatchStore<T extends object>(initial: T): { store: ReadableStore<T>; patch: (change: Partial<T>) => void } {
  const store = createStore<T>(() => initial);
  const patch = (change: Partial<T>): void => {
    const state = store.getState();
    const news = (Object.keys(change) as (keyof T)[]).some((key) => !Object.is(state[key], change[key]));
    if (news) store.setState(change);
  };
  return { store, patch };
}
