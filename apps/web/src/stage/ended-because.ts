import { limits, type CloseReason, type RoomView } from '@deadpan/protocol';
import { round1Texts } from '../texts/round1.ts';

const { postGame: t, result } = round1Texts;

/**
 * What the others chose, when there is nothing left to choose: who ended it, or that nobody else plays on. `closed`: why the arena was closed, as far
 * as this page has heard.
 */
export function endedBecause({ players, you, rematch }: Pick<RoomView, 'players' | 'you' | 'rematch'>, closed?: CloseReason): string {
  // What was chosen does not explain it (R0-25).
  if (closed === 'deck_gone') return t.withoutOwner;
  const others = players.filter((one) => one.user_id !== you);
  const gone = others.filter((one) => one.left).map((one) => one.username);
  if (gone.length > 0 && gone.length === others.length) return gone.length === 1 ? t.ended(gone.join()) : t.endedMany(gone.join(', '));
  const accepted = others.filter((one) => !one.left && rematch?.accepted.includes(one.user_id));
  const own = rematch?.accepted.includes(you) ?? false;
  // Enough for another match: they have it without this player, or this page was away when it came to nothing.
  if (accepted.length + Number(own) >= limits.players.toStart) return own ? result.over : t.withoutYou;
  if (accepted[0]) return t.onlyOther(accepted[0].username);
  return own ? t.onlyYou : t.nobody;
}

/** Whether another match in the same arena can still be had. `closed`: the arena is. */
export function mayRematch({ status, rematch, players, you }: RoomView, closed: boolean): boolean {
  return !closed && status === 'finished' && rematch !== null && players.some((one) => one.user_id !== you && !one.left);
}
