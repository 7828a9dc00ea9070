import { tabKept } from '../engine/storage/kept.ts';

const JOINING = 'is_joining_lobby';
const FRESH = 'fresh_lobby_creation';
const CREATOR = 'is_lobby_creator';

/** A join that was under way when the page was loaded anew is under way no more: the mark names its page. */
const thisPage = (): string => String(performance.timeOrigin);

/** Marks that this tab is joining (spec §3 Session flags); false when it is already, then the second join is skipped (spec §4). */
export function beginJoining(): boolean {
  if (tabKept.getItem(JOINING) === thisPage()) return false;
  tabKept.setItem(JOINING, thisPage());
  tabKept.removeItem(CREATOR);
  return true;
}

/** The join has been answered, either way. */
export function endJoining(): void {
  tabKept.removeItem(JOINING);
}

/** Marks an arena that this tab has just made. */
export function markFresh(roomId: string): void {
  tabKept.setItem(FRESH, roomId);
  tabKept.setItem(CREATOR, 'true');
}

/** Whether this tab has just made the arena; asked once, a refresh is no first visit. */
export function takeFresh(roomId: string): boolean {
  const fresh = tabKept.getItem(FRESH) === roomId && tabKept.getItem(CREATOR) === 'true';
  if (fresh) tabKept.removeItem(FRESH);
  return fresh;
}
