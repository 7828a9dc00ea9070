import type { Who } from '@deadpan/game';
import type { OutReason, ServerPayload } from '@deadpan/protocol';
import { tagOf, wire, type SavedRoom } from './message.ts';

type Saved = Pick<SavedRoom, 'room' | 'version'>;
type Elimination = ServerPayload<'player_eliminated'>;

/** Takes what was saved, who is out of which play and why; returns it in the wire's names (spec §3 Elimination), as news. */
export function elimination(saved: Saved, { who, play, reason }: { who: Who; play: number; reason: OutReason }): Elimination {
  return { ...tagOf(saved), ...wire(who), round: 1, play, reason, reconnection_sync: false };
}

/**
 * Takes what was saved; returns who is out of the play that runs already, in the order in which they went, for a page that comes in the
 * middle of it: marked as no news, so that it tells nobody again. Empty when no play runs.
 */
export function outAlready(saved: Saved): Elimination[] {
  const { match } = saved.room;
  if (!match || (match.round.phase !== 'playing' && match.round.phase !== 'deciding')) return [];
  const { play, out } = match.round;
  return out.flatMap(({ who: id, reason }) => {
    const who = match.roster.find((each) => each.id === id);
    return who ? [{ ...elimination(saved, { who, play, reason }), reconnection_sync: true }] : [];
  });
}
