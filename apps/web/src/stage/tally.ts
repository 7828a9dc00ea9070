import type { PlayerView, RoomView, StandingView, UserId } from '@deadpan/protocol';

/** What a player has after the rounds so far. */
export interface Tally {
  player: PlayerView;
  /** rounds won, a shared one as a half */
  won: number;
  /** the scores of the rounds added up, 0 to 1 each: it breaks ties */
  sum: number;
}

/** What a decided round is worth to a player (R4-4): 1 won, ½ shared, else nothing. */
export function worth({ winner, result, tied }: Pick<StandingView, 'winner' | 'result' | 'tied'>, id: UserId): number {
  if (winner?.user_id === id) return 1;
  return result === 'draw' && tied.some((one) => one.user_id === id) ? 0.5 : 0;
}

/** Takes a view; returns its players with what they have, the leader first; who left is last. */
export function tallied({ players, standings }: Pick<RoomView, 'players' | 'standings'>): Tally[] {
  const tally = (player: PlayerView): Tally => ({
    player,
    won: standings.reduce((sum, round) => sum + worth(round, player.user_id), 0),
    sum: standings.reduce((sum, { scores }) => sum + (scores[player.user_id] ?? 0), 0),
  });
  return players.map(tally).toSorted((a, b) => Number(a.player.left) - Number(b.player.left) || b.won - a.won || b.sum - a.sum);
}

/** Halves as they are written: 1, ½, 1½. */
export function halves(won: number): string {
  const whole = Math.floor(won);
  return won === whole ? String(whole) : `${whole === 0 ? '' : whole}½`;
}
