import { createStore } from 'zustand/vanilla';
import { browserKept } from '../storage/kept.ts';

/** Where the visitor's no is kept (spec §3, §5). */
const DISABLED_KEY = 'analytics_disabled';

type Asked = Pick<Navigator, 'doNotTrack'>;

/** Whether the browser says Do Not Track. */
export function doNotTrack(asked: Asked = navigator): boolean {
  return asked.doNotTrack === '1';
}

/** Whether the visitor may be counted: not after a no of theirs, and not when their browser says Do Not Track (spec §5). */
export function mayCount(kept: Pick<Storage, 'getItem'> = browserKept, asked: Asked = navigator): boolean {
  return kept.getItem(DISABLED_KEY) !== 'true' && !doNotTrack(asked);
}

/** What the switch in the settings shows: true while the visitor has not said no. */
export const counted = createStore<{ on: boolean }>(() => ({ on: browserKept.getItem(DISABLED_KEY) !== 'true' }));

/** The visitor says yes or no; it holds from the next page on and is remembered. */
export function letCount(on: boolean): void {
  if (on) browserKept.removeItem(DISABLED_KEY);
  else browserKept.setItem(DISABLED_KEY, 'true');
  counted.setState({ on });
}
