import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const LATE_MS = 5000;

function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** After a change of route the new page starts at its top with the focus on its heading; screens only need an `h1`. Hash links scroll to their target. */
export function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);

  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [pathname, hash]);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (!location.hash) window.scrollTo(0, 0);
    const find = (): HTMLElement | null => document.querySelector('main h1');
    const heading = find();
    if (heading) return focusHeading(heading);
    // The screen may still be loading: wait for its heading to appear, but not for ever.
    const observer = new MutationObserver(() => {
      const late = find();
      if (!late) return;
      observer.disconnect();
      if (document.activeElement === document.body || document.activeElement === null) focusHeading(late);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const giveUp = setTimeout(() => observer.disconnect(), LATE_MS);
    return () => {
      observer.disconnect();
      clearTimeout(giveUp);
    };
  }, [pathname]);
}
