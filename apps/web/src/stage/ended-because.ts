import type { RoomView } from '@deadpan/protocol';
import { round1Texts } from '../texts/round1.ts';

const { postGame: t } = round1Texts;

/** What the others chose, when there is nothing left to choose: who ended it, or that nobody else plays on. */
export function endedBecause({ players, you, rematch }: Pick<RoomView, 'players' | 'you' | 'rematch'>): string {
  const others = players.filter((one) => one.user_id !== you);
  const gone = others.filter((one) => one.left).map((one) => one.username);
  if (gone.length > 0 && gone.length === others.length) return gone.length === 1 ? t.ended(gone.join()) : t.endedMany(gone.join(', '));
  return rematch?.accepted.includes(you) ? t.onlyYou : t.nobody;
}

/** Whether another match in the same arena can still be had. `closed`: the arena is. */
export function mayRematch({ status, rematch, players, you }: RoomView, closed: boolean): boolean {
  return !closed && status === 'finished' && rematch !== null && players.some((one) => one.user_id !== you && !one.left);
}
