import { useEffect, useRef } from 'react';
import { inField } from './in-field.ts';
import { isPageLocked } from './page-lock.ts';

/** The names of a pressed combination, as `?` or `ctrl+shift+o`; shift is named only where it does not make another character. */
function combination({ key, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent): string {
  const name = key.toLowerCase();
  const shift = shiftKey && (ctrlKey || metaKey || name.length > 1);
  return [ctrlKey && 'ctrl', metaKey && 'meta', altKey && 'alt', shift && 'shift', name].filter(Boolean).join('+');
}

/**
 * Keys of the whole page, by their names as in `?` or `ctrl+shift+o`. A single key rests while somebody types in a field, and all rest under a
 * dialog and while an input method composes.
 */
export function useHotkeys(keys: Record<string, () => void>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.isComposing || event.repeat || event.defaultPrevented || isPageLocked()) return;
      const run = latest.current[combination(event)];
      if (!run || (inField(event.target) && !event.ctrlKey)) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
