import { useRef, useState } from 'react';
import type { CSSProperties, PointerEvent } from 'react';

/** What to spread on the element that is swiped. */
interface Swipe {
  style: CSSProperties | undefined;
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
}

/** Follows a finger to the right; let go after `threshold` pixels or more it calls `onSwipe`, before it springs back. */
export function useSwipe(threshold: number, onSwipe: () => void): Swipe {
  const from = useRef<number | null>(null);
  const [by, setBy] = useState(0);
  const end = (): void => {
    from.current = null;
    setBy(0);
  };
  const distance = (event: PointerEvent): number => (from.current === null ? 0 : Math.max(0, event.clientX - from.current));
  return {
    style: by > 0 ? { transform: `translateX(${by}px)` } : undefined,
    onPointerDown: (event) => {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      from.current = event.clientX;
    },
    onPointerMove: (event) => setBy(distance(event)),
    onPointerUp: (event) => {
      const far = distance(event) >= threshold;
      end();
      if (far) onSwipe();
    },
    onPointerCancel: end,
  };
}
