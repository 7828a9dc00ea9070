import { createStore } from 'zustand/vanilla';

/** What the visitor chose. `auto` follows the system. */
export type ThemeChoice = 'dark' | 'light' | 'auto';

const KEY = 'theme';
const choices: readonly ThemeChoice[] = ['dark', 'light', 'auto'];

function stored(): ThemeChoice {
  try {
    const value = localStorage.getItem(KEY);
    return choices.find((choice) => choice === value) ?? 'dark';
  } catch {
    return 'dark'; // storage may be forbidden; the page works without a memory
  }
}

/** The chosen theme; dark until somebody says otherwise. */
export const themeStore = createStore<{ choice: ThemeChoice }>(() => ({ choice: stored() }));

/** The theme after this one, for a button that goes round. */
export function nextTheme(choice: ThemeChoice): ThemeChoice {
  return choices[(choices.indexOf(choice) + 1) % choices.length] ?? 'dark';
}

/** Chooses a theme and remembers it. */
export function chooseTheme(choice: ThemeChoice): void {
  themeStore.setState({ choice });
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // remembered for this page only
  }
}

/** Paints the document in the chosen theme from now on. `public/theme.js` does the same once before the first paint. Returns how to stop. */
export function applyTheme(root: HTMLElement = document.documentElement): () => void {
  const light = window.matchMedia('(prefers-color-scheme: light)');
  const paint = (): void => {
    const { choice } = themeStore.getState();
    root.dataset['theme'] = choice === 'auto' ? (light.matches ? 'light' : 'dark') : choice;
  };
  paint();
  light.addEventListener('change', paint);
  const unsubscribe = themeStore.subscribe(paint);
  return () => {
    light.removeEventListener('change', paint);
    unsubscribe();
  };
}
