import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { analytics } from '../engine/analytics/analytics.ts';
import { pageName } from '../engine/analytics/page-name.ts';

/** A page that only leads on to another one was not opened; and what is counted must not hold up what is shown. */
const STAYED_MS = 1_000;

/** Counts every page that is opened, once, however often its address changes within it (design "Analytics"). */
export function usePageEvents(): void {
  const { pathname, search } = useLocation();
  const counted = useRef('');
  const page = pageName({ pathname, search });
  useEffect(() => {
    if (counted.current === page) return undefined;
    const timer = setTimeout(() => {
      counted.current = page;
      analytics.page(page);
    }, STAYED_MS);
    return () => clearTimeout(timer);
  }, [page]);
}
