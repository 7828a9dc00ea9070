import { adapt, type AdaptOptions } from './adapt.ts';

/** Not in TypeScript's DOM types; Chromium and Safari on phones have it. */
interface NavigatorWithConnection {
  connection?: EventTarget;
}

/** Calls back when this machine is online again, changed its network, or wakes. */
function onNetwork(changed: () => void): () => void {
  const over = new AbortController();
  const { connection } = navigator as NavigatorWithConnection;
  addEventListener('online', changed, over);
  connection?.addEventListener('change', changed, over);
  document.addEventListener('visibilitychange', changed, over);
  return () => over.abort();
}

/** Adds up for how long tasks held the page up, where the browser says so (Chromium). */
function heldUp(): { since: () => number; close: () => void } {
  let ms = 0;
  if (typeof PerformanceObserver === 'undefined' || !PerformanceObserver.supportedEntryTypes.includes('longtask'))
    return { since: () => 0, close: () => {} };
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) ms += duration;
  });
  observer.observe({ type: 'longtask' });
  const since = (): number => {
    const sum = ms;
    ms = 0;
    return sum;
  };
  return { since, close: () => observer.disconnect() };
}

/** `adapt` on a real page. */
export function adaptPage(options: Pick<AdaptOptions, 'face' | 'mesh'>): () => void {
  const held = heldUp();
  const end = adapt({ ...options, held: held.since, onNetwork });
  return () => {
    end();
    held.close();
  };
}
