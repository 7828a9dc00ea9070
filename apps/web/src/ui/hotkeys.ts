import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { inField } from './in-field.ts';
import { isPageLocked } from './page-lock.ts';

type Keys = Record<string, () => void>;

/** The keys of everything that is on the page now. */
const present = new Set<RefObject<Keys>>();

let singleKeys = true;

/** Whether single keys do anything on this page (WCAG 2.1.4); those with Ctrl always do. */
export function allowSingleKeys(allowed: boolean): void {
  singleKeys = allowed;
}

/** The names of a pressed combination, as `?` or `ctrl+shift+o`; shift is named only where it does not make another character. */
function combination({ key, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent): string {
  const name = key.toLowerCase();
  const shift = shiftKey && (ctrlKey || metaKey || name.length > 1);
  return [ctrlKey && 'ctrl', metaKey && 'meta', altKey && 'alt', shift && 'shift', name].filter(Boolean).join('+');
}

/**
 * Keys of the whole page, by their names as in `?` or `ctrl+shift+o`. A single key rests while somebody types in a field, and all rest under a
 * dialog and while an input method composes. `yields`: leaves each key to whatever else on the page has it.
 */
export function useHotkeys(keys: Keys, { yields = false }: { yields?: boolean } = {}): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.isComposing || event.repeat || event.defaultPrevented || isPageLocked()) return;
      const name = combination(event);
      const run = latest.current[name];
      if (!run || (!singleKeys && !name.includes('+')) || (inField(event.target) && !event.ctrlKey)) return;
      if (yields && [...present].some((one) => one !== latest && one.current[name])) return;
      event.preventDefault();
      run();
    };
    present.add(latest);
    window.addEventListener('keydown', press);
    return () => {
      present.delete(latest);
      window.removeEventListener('keydown', press);
    };
  }, [yields]);
}
