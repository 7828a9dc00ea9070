import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** For a screen that takes the place of another on the same route: its heading takes the focus that was lost with the old one. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
