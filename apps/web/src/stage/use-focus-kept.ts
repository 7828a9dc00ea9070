import { useEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';

/**
 * For a part of a screen whose buttons change with `moment`: when the one that had the focus is gone, the part itself takes it, so that whoever
 * goes by keyboard goes on from there and not from the top of the page. Spread it on an element with `tabIndex={-1}`.
 */
export function useFocusKept<T extends HTMLElement>(
  moment: unknown,
): { ref: RefObject<T | null>; onFocus: () => void; onBlur: (event: FocusEvent<T>) => void } {
  const ref = useRef<T>(null);
  const held = useRef(false);
  useEffect(() => {
    if (held.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [moment]);
  return {
    ref,
    onFocus: () => {
      held.current = true;
    },
    // An element that is taken away while it has the focus says nothing of it; somebody who goes elsewhere does.
    onBlur: ({ relatedTarget, currentTarget }) => {
      held.current = relatedTarget !== null && currentTarget.contains(relatedTarget);
    },
  };
}
