import { useStore } from 'zustand';
import { preferences } from '../engine/preferences/preferences.ts';

/** Takes a single key; returns it for `aria-keyshortcuts`, or undefined while the player has such keys switched off: a dead key must not be told. */
export function useShortcut(key: string): string | undefined {
  return useStore(preferences.store, (state) => state.singleKeys) ? key : undefined;
}
