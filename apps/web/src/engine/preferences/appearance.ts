import type { Preferences } from './preferences.ts';
import { preferences } from './preferences.ts';

/** Whether things should hold still: the visitor said so here or in the system. */
export function lessMotion({ store }: Preferences = preferences): boolean {
  return store.getState().motion === 'less' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Dresses the document as chosen from now on: `data-theme` and `data-motion` on the root. `public/theme.js` does the same once before the
 * first paint. Returns how to stop.
 */
export function applyAppearance({ store }: Preferences = preferences, root: HTMLElement = document.documentElement): () => void {
  const light = window.matchMedia('(prefers-color-scheme: light)');
  const dress = (): void => {
    const { theme, motion } = store.getState();
    root.dataset['theme'] = theme === 'auto' ? (light.matches ? 'light' : 'dark') : theme;
    root.dataset['motion'] = motion;
  };
  dress();
  light.addEventListener('change', dress);
  const unsubscribe = store.subscribe(dress);
  return () => {
    light.removeEventListener('change', dress);
    unsubscribe();
  };
}
