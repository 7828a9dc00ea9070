import type { UserStats } from '@deadpan/protocol';
import type { MatchResultRow } from '../../ports/rooms.ts';
import type { ResultGroup } from '../../ports/stats.ts';
import { oneDecimal, percent } from './shares.ts';

/** design "Statistics": what "recent" means. */
export const RECENT_MATCHES = 10;

const sum = (groups: ResultGroup[], of: (group: ResultGroup) => number): number => groups.reduce((total, group) => total + of(group), 0);

/** Takes a player's results; returns the spec's fields (spec §3 Analytics user stats). A draw is neither a win nor a loss. */
export function userStats(groups: ResultGroup[], recent: MatchResultRow['result'][]): UserStats {
  const matches = (result?: MatchResultRow['result'], among = groups): number =>
    sum(among, (group) => (result === undefined || group.result === result ? group.matches : 0));
  const total = matches();
  const types = [...new Set(groups.map((group) => group.gameType))];
  return {
    total_sessions: total,
    average_score: total === 0 ? 0 : oneDecimal(sum(groups, (group) => group.scores) / total),
    best_score: oneDecimal(Math.max(0, ...groups.map((group) => group.best))),
    win_rate: percent(matches('won'), total),
    total_wins: matches('won'),
    total_losses: matches('lost'),
    loss_rate: percent(matches('lost'), total),
    recent_win_rate: percent(recent.filter((result) => result === 'won').length, recent.length),
    game_type_breakdown: Object.fromEntries(
      types.map((type) => {
        const own = groups.filter((group) => group.gameType === type);
        const games = matches(undefined, own);
        return [type, { total_games: games, wins: matches('won', own), win_rate: percent(matches('won', own), games) }];
      }),
    ),
  };
}
