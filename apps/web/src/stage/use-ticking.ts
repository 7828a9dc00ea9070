import { useCallback, useRef, useSyncExternalStore } from 'react';

/**
 * What `read` returns, looked at anew every `everyMs`: the component renders only when the answer has changed. For clocks and seconds;
 * `read` must return a plain value.
 */
export function useTicking<T extends string | number | boolean | null>(read: () => T, everyMs = 100): T {
  const latest = useRef(read);
  latest.current = read;
  const subscribe = useCallback(
    (changed: () => void) => {
      const timer = setInterval(changed, everyMs);
      return () => clearInterval(timer);
    },
    [everyMs],
  );
  return useSyncExternalStore(subscribe, () => latest.current());
}
