import { useEffect, useRef } from 'react';

/** Calls `onOver` after `ms` in which it was not `held`. Another `key` starts anew. */
export function useTimeLeft({ key, ms, held, onOver }: { key: number | undefined; ms: number; held: boolean; onOver: () => void }): void {
  const latest = useRef(onOver);
  const left = useRef({ key, ms });
  useEffect(() => {
    latest.current = onOver;
  });
  useEffect(() => {
    if (key === undefined) return undefined;
    if (left.current.key !== key) left.current = { key, ms };
    if (held) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => latest.current(), left.current.ms);
    return () => {
      clearTimeout(timer);
      left.current.ms -= Date.now() - since;
    };
  }, [key, ms, held]);
}
