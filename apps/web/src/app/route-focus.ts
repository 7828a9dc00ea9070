import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { lessMotion } from '../engine/preferences/appearance.ts';
import { focusHeading } from '../ui/focus-back.ts';

const LATE_MS = 5000;

const ENTRANCE_MS = 160;

/** The page's entrance: it is dark for a beat, then there (spec §2). Only its opacity: anything else would carry fixed stages and bars with it. */
function enter(heading: HTMLElement): void {
  if (lessMotion()) return;
  heading
    .closest('main')
    ?.animate?.([{ opacity: 0 }, { opacity: 0, offset: 0.4 }, { opacity: 1 }], { duration: ENTRANCE_MS, easing: 'ease-out' });
}

/** Calls back with what `find` finds, now or as soon as the screen that is still loading brings it, but not for ever. Returns how to stop. */
function whenThere(find: () => HTMLElement | null, found: (element: HTMLElement, late: boolean) => void): (() => void) | undefined {
  const now = find();
  if (now) {
    found(now, false);
    return undefined;
  }
  const observer = new MutationObserver(() => {
    const late = find();
    if (!late) return;
    observer.disconnect();
    found(late, true);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const giveUp = setTimeout(() => observer.disconnect(), LATE_MS);
  return () => {
    observer.disconnect();
    clearTimeout(giveUp);
  };
}

/**
 * After a change of route the new page enters, at its top, with the focus on its heading; screens only need an `h1` in a `main`.
 * Hash links scroll to their target.
 */
export function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);

  useEffect(() => {
    if (!hash) return undefined;
    return whenThere(
      () => document.getElementById(hash.slice(1)),
      (target) => target.scrollIntoView(),
    );
  }, [pathname, hash]);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (!location.hash) window.scrollTo(0, 0);
    return whenThere(
      () => document.querySelector<HTMLElement>('main h1'),
      (heading, late) => {
        enter(heading);
        const focused = document.activeElement;
        if (!late || focused === document.body || focused === null) focusHeading(heading);
      },
    );
  }, [pathname]);
}
