import { limits, type Board, type LeaderboardAnswer, type Period, type UserId } from '@deadpan/protocol';
import type { AccountStore } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/clock.ts';
import { DAY_MS } from '../../ports/durations.ts';
import type { BoardPage, Stats, Tally } from '../../ports/stats.ts';
import { thousandths } from './shares.ts';

const WEEK_MS = 7 * DAY_MS;
/** A board is read again after this long: it adds up everybody's results, and SQLite does that in the thread of the games. */
const FRESH_MS = 15_000;
const { boardRows, boardMinGames } = limits.records;

/** A match won is a match won; shares of one or two matches say nothing. */
const minGamesOf = (board: Board): number => (board === 'wins' ? 1 : boardMinGames);

/** Takes what a player did; returns what the board ranks it by, null when the player cannot be on it. */
export function valueOf(board: Board, { games, wins, plays, survived, smiles }: Tally): number | null {
  if (games < minGamesOf(board)) return null;
  if (board === 'wins') return wins > 0 ? wins : null;
  if (board === 'win_rate') return thousandths(wins, games);
  if (plays === 0) return null;
  return thousandths(board === 'stone_face' ? survived : smiles, plays);
}

/** Takes a board and a value; returns the rank that goes with it, also when the board is a moment older than the value. */
export function rankOf({ steps, ranked }: BoardPage, value: number): number {
  return steps.find((step) => step.value <= value)?.rank ?? ranked + 1;
}

export interface BoardsDeps {
  stats: Pick<Stats, 'board' | 'tally'>;
  accounts: Pick<AccountStore, 'publicByIds'>;
  clock: Clock;
  /** Who may not enter at this moment. */
  isOut: (user: UserId) => boolean;
}

/** Takes the results; returns what answers GET /leaderboard. */
export function createBoards({ stats, accounts, clock, isOut }: BoardsDeps) {
  const read = new Map<string, { at: number; page: Promise<BoardPage> }>();

  function pageOf(board: Board, period: Period, since: number): Promise<BoardPage> {
    const key = `${board} ${period}`;
    const now = Math.round(clock.now());
    const known = read.get(key);
    if (known && now - known.at < FRESH_MS) return known.page;
    const page = stats.board({ board, since, minGames: minGamesOf(board), limit: boardRows, now });
    read.set(key, { at: now, page });
    page.catch(() => read.delete(key));
    return page;
  }

  return async (user: UserId, board: Board, period: Period): Promise<LeaderboardAnswer> => {
    const since = period === 'week' ? Math.round(clock.now()) - WEEK_MS : 0;
    const [page, tally] = await Promise.all([pageOf(board, period, since), stats.tally(user, since)]);
    const named = new Map((await accounts.publicByIds(page.rows.map(({ userId }) => userId))).map((account) => [account.id, account]));
    const shown = (value: number): number => (board === 'wins' ? value : value / 10);
    const value = valueOf(board, tally);
    return {
      board,
      period,
      minGames: minGamesOf(board),
      // Names are of this moment: who has deleted the account or was suspended since the board was read is not on it.
      rows: page.rows.flatMap(({ userId, rank, value: ranked, games }) => {
        const account = named.get(userId);
        if (!account || isOut(userId)) return [];
        return [{ id: userId, username: account.username, profile_picture_url: account.picture, rank, value: shown(ranked), games }];
      }),
      own: value === null ? null : { rank: rankOf(page, value), value: shown(value), games: tally.games },
    };
  };
}
