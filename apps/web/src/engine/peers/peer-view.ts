import type { UserId } from '@deadpan/protocol';
import type { Link } from './link.ts';
import type { Member } from './members.ts';
import type { LinkState, PeerView } from './mesh-types.ts';

/** Failed tries that are no accident any more: they take 12 s. */
const STUCK = 2;

const stateOf = (present: boolean, link: Link | null, running: boolean): LinkState => {
  if (running) return 'connected';
  if (!present) return 'lost';
  if (link?.connection() === 'connected') return 'connected';
  return link?.proven() ? 'lost' : 'connecting';
};

/** What a tile shows of a player. `present`: the server hears them; a picture that still comes counts for more. */
export function viewOf({ userId, present, link, poor, attempt }: Member): PeerView {
  const running = link?.running(present) ?? false;
  return {
    userId,
    state: stateOf(present, link, running),
    stream: link?.stream() ?? null,
    voice: link?.voice() ?? null,
    framesDecoded: link?.framesDecoded() ?? 0,
    running,
    poor,
    stuck: attempt >= STUCK && link?.connection() !== 'connected',
  };
}

const isSame = (a: PeerView, b: PeerView): boolean => (Object.keys(a) as (keyof PeerView)[]).every((key) => a[key] === b[key]);

/** Takes the views shown and the new ones; returns those to show: the old objects where nothing changed, all of them if nothing did at all. */
export function mergeViews(old: Record<UserId, PeerView>, next: readonly PeerView[]): Record<UserId, PeerView> {
  const merged = next.map((view) => {
    const known = old[view.userId];
    return known && isSame(known, view) ? known : view;
  });
  const unchanged = merged.length === Object.keys(old).length && merged.every((view) => old[view.userId] === view);
  return unchanged ? old : Object.fromEntries(merged.map((view) => [view.userId, view]));
}
