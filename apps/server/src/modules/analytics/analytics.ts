import { countedActions, countedGames, type GameSessionBody, type PageName } from '@deadpan/protocol';

/** More loads of the app than this are not told apart: the oldest are forgotten, and would count again. */
const MOST_SESSIONS = 10_000;
const KINDS: ReadonlySet<string> = new Set(countedGames.flatMap((type) => countedActions.map((action) => `${type}/${action}`)));

/** What was counted since the start, in memory and without names (design "Analytics"). */
export interface Analytics {
  /** Counts a game session by its type and what happened in it; returns how often that was. */
  gameSession(session: Pick<GameSessionBody, 'game_type' | 'action'>): number;
  /** Counts an opened page; returns how often it was. `session`: which load of the app opened it. */
  pageView(page: PageName, session: string): number;
  /** How often which page was opened. */
  readonly pages: ReadonlyMap<string, number>;
  /** How often what happened in which type of game, as `full/end`. */
  readonly games: ReadonlyMap<string, number>;
  /** How often the app was loaded. */
  visits(): number;
}

export function createAnalytics(): Analytics {
  const pages = new Map<string, number>();
  const games = new Map<string, number>();
  const sessions = new Set<string>();
  let visits = 0;

  function count(counts: Map<string, number>, kind: string): number {
    const now = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, now);
    return now;
  }

  return {
    pages,
    games,
    visits: () => visits,
    gameSession({ game_type, action }) {
      const named = `${game_type}/${action}`;
      return count(games, KINDS.has(named) ? named : 'other');
    },
    pageView(page, session) {
      if (!sessions.has(session)) {
        const [oldest] = sessions;
        if (oldest !== undefined && sessions.size >= MOST_SESSIONS) sessions.delete(oldest);
        sessions.add(session);
        visits += 1;
      }
      return count(pages, page);
    },
  };
}
