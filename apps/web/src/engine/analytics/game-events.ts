import type { GameSessionBody, RoomView } from '@deadpan/protocol';

type Event = Pick<GameSessionBody, 'game_type' | 'action' | 'round_number' | 'elimination_reason'>;

const ownOut = ({ players, you }: RoomView) => players.find(({ user_id }) => user_id === you)?.out_reason ?? null;

/**
 * Takes two views of a room, one after the other (null: none before); returns what is to be counted of the step between them: the match's start, its end,
 * and one's own elimination. A page that opens in the middle of a match counts no start.
 */
export function gameEvents(before: RoomView | null, now: RoomView): Event[] {
  if (now.match_id === null) return [];
  const events: Event[] = [];
  const game_type = now.rounds > 1 ? 'full' : 'round1';
  const isNew = before?.match_id !== now.match_id;
  if (isNew && now.status === 'starting') events.push({ game_type, action: 'start', round_number: now.round });
  const reason = ownOut(now);
  const wasOut = !isNew && before.current_play === now.current_play && ownOut(before) !== null;
  if (before && !isNew && now.round === 1 && now.status === 'playing' && reason !== null && !wasOut) {
    events.push({ game_type, action: 'elimination', round_number: 1, elimination_reason: reason });
  }
  if (before && !isNew && now.match_result && !before.match_result) events.push({ game_type, action: 'end', round_number: now.round });
  return events;
}
