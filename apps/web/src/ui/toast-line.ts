import { useEffect, useRef, useState } from 'react';
import { toastStore } from './toast-store.ts';
import type { ShownToast } from './toast-store.ts';

/** What came last takes the place of what is shown, but not before that one could be read. */
export const READABLE_MS = 1000;
/** One is shown, so many wait; of more than that the oldest are old news. */
const WAITING_MAX = 2;

/**
 * The one toast to show: the newest, once the one before was there for a second. While somebody reads (`held`) it stays.
 * A toast that is dismissed or taken back leaves the line.
 */
export function useToastLine(held: boolean): { shown: ShownToast | undefined; next: () => void } {
  const [line, setLine] = useState<readonly ShownToast[]>(() => [toastStore.getState().toast].filter((toast) => toast !== undefined));
  const shownAt = useRef(0);
  const [shown] = line;
  const waiting = line.length > 1;

  useEffect(
    () =>
      toastStore.subscribe(({ toast }, before) => {
        if (toast === undefined) setLine((now) => now.filter((each) => each.id !== before.toast?.id));
        else setLine(([first, ...rest]) => [...(first ? [first] : []), ...rest.slice(1 - WAITING_MAX), toast]);
      }),
    [],
  );
  const id = shown?.id;
  useEffect(() => {
    shownAt.current = Date.now();
  }, [id]);
  useEffect(() => {
    if (!waiting || held) return undefined;
    const timer = setTimeout(() => setLine((now) => now.slice(1)), shownAt.current + READABLE_MS - Date.now());
    return () => clearTimeout(timer);
  }, [waiting, held, id]);

  return { shown, next: () => setLine((now) => now.slice(1)) };
}
