import { useCallback, useEffect, useRef } from 'react';
import { inField } from './in-field.ts';

/** So long after the last key somebody may still be at it. */
const RESTED_MS = 1000;

/** Returns a function that says whether somebody is typing or using the keys just now: a field has the focus, or a key was touched within the last second. */
export function useTyping(): () => boolean {
  const lastKey = useRef(-Infinity);
  useEffect(() => {
    const ending = new AbortController();
    const touched = (): void => void (lastKey.current = performance.now());
    for (const key of ['keydown', 'keyup'] as const) {
      window.addEventListener(key, touched, { capture: true, signal: ending.signal });
    }
    return () => ending.abort();
  }, []);
  return useCallback(() => inField(document.activeElement) || performance.now() - lastKey.current < RESTED_MS, []);
}
