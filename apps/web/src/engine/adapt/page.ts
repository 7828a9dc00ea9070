import type { Mesh } from '../peers/mesh-types.ts';
import type { Connection } from '../socket/connection-types.ts';
import { adapt, type AdaptOptions } from './adapt.ts';
import { createAsking } from './asking.ts';

/** Not in TypeScript's DOM types; Chromium and Safari on phones have it. */
interface NavigatorWithConnection {
  connection?: EventTarget;
}

/** Calls back when this machine is online again, changed its network, or wakes. `wake`: the socket's, which sees all but a change of network by itself. */
function onNetwork(changed: () => void, wake: () => void): () => void {
  const over = new AbortController();
  const { connection } = navigator as NavigatorWithConnection;
  addEventListener('online', changed, over);
  connection?.addEventListener('change', changed, over);
  connection?.addEventListener('change', wake, over);
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

/** `adapt` on a real page. Returns the way out. */
export function adaptPage(options: {
  face: AdaptOptions['face'];
  mesh: Mesh;
  connection: Pick<Connection, 'ask' | 'on' | 'wake'>;
}): () => void {
  const held = heldUp();
  const asking = createAsking(options, () => performance.now());
  const end = adapt({ ...options, ask: asking.ask, held: held.since, onNetwork: (changed) => onNetwork(changed, options.connection.wake) });
  return () => {
    end();
    asking.close();
    held.close();
  };
}
