import { limits, type UserId } from '@deadpan/protocol';

/** A random name for this page's mesh. `getRandomValues` works on plain http too, `randomUUID` does not. */
export function newPage(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The caller names each link it makes after its page and a number, so that a signal for a link torn down never reaches the next. */
export const linkName = (page: string, number: number): string => `${page}~${number}`;
export const pageOf = (session: string): string => session.split('~')[0] ?? session;
export const numberOf = (session: string): number => Number(session.split('~')[1] ?? 0);

/**
 * Exactly one side of a pair calls: always the lower id. The host's changing crown has no say in it, so that both sides agree
 * at every moment whatever each has heard (spec §4 "Peer setup" has several readings).
 */
export const callsPeer = (me: UserId, other: UserId): boolean => me < other;

/** How long the next attempt may take: five seconds, then longer, lest a slow machine tears down every link just before it connects. */
export const patienceFor = (attempt: number): number => limits.video.linkWatchdogMs * Math.min(1 + attempt / 2, 3);

/** Whether an offer under this name is for a newer link than the one there is. */
export function isNewer(offered: string, current: string | null): boolean {
  if (current === null || pageOf(offered) !== pageOf(current)) return true;
  return numberOf(offered) > numberOf(current);
}
