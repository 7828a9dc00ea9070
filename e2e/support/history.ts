import { join } from 'node:path';
import Sqlite from 'libsql';
import type { RoomView } from '@deadpan/protocol';

/** Takes a view in a match; returns the name of its play, `match/play`. */
export const playOf = (view: Pick<RoomView, 'match_id' | 'current_play'>): string => `${view.match_id}/${view.current_play}`;

/** What was acknowledged or told to anybody, and must stay true. */
export interface Known {
  /** `match/play` → who is out */
  out: Map<string, Set<string>>;
  /** `match/play` → winner */
  winners: Map<string, string | null>;
  /** `match, round` → winner */
  rounds: Map<string, string | null>;
  /** match → winner */
  results: Map<string, string | null>;
}

/** What was told until now, while the matches go on. */
export const asOfNow = ({ out, winners, rounds, results }: Known): Known => ({
  out: new Map([...out].map(([play, who]) => [play, new Set(who)])),
  winners: new Map(winners),
  rounds: new Map(rounds),
  results: new Map(results),
});

/** Takes what is known and the name of a play; returns whether its match was told to be decided. */
export const isDecided = (known: Pick<Known, 'results'>, play: string): boolean => known.results.has(play.split('/')[0] ?? '');

interface PlayRow {
  match_id: string;
  play: number;
  user_id: string;
  outcome: string;
}
interface MatchRow {
  match_id: string;
  user_id: string;
  result: string;
}

/** Reads all rows of one of the tables of results, from wherever they are kept. */
export type ReadRows = (table: 'play_results' | 'match_results') => Promise<unknown[]>;

/** Reads the database in a server's data folder, beside the running server. */
export const rowsIn =
  (folder: string): ReadRows =>
  (table) => {
    const database = new Sqlite(join(folder, 'deadpan.db'), { timeout: 60_000 });
    try {
      return Promise.resolve(database.prepare(`select * from ${table}`).all());
    } finally {
      database.close();
    }
  };

/**
 * Holds the history of the bots against what the database kept of every match that was told to be decided; returns what does not agree:
 * an acknowledged smile that is not there, a winner nobody was told of or two of one play, a result that was told and not kept, anything kept twice.
 */
export async function againstRows(known: Known, read: ReadRows): Promise<string[]> {
  const [plays, matches] = (await Promise.all([read('play_results'), read('match_results')])) as [PlayRow[], MatchRow[]];
  const violations: string[] = [];
  const decided = (key: string): boolean => isDecided(known, key);
  const seen = new Set<string>();
  for (const { match_id, play, user_id } of plays) {
    const key = `${user_id} in ${match_id}/${play}`;
    if (seen.has(key)) violations.push(`${key} is kept twice`);
    seen.add(key);
  }
  const won = new Map<string, string[]>();
  for (const { match_id, play, user_id } of plays.filter(({ outcome }) => outcome === 'won')) {
    const key = `${match_id}/${play}`;
    won.set(key, [...(won.get(key) ?? []), user_id]);
  }
  for (const [play, winners] of won) {
    if (winners.length > 1) violations.push(`${play} has ${winners.length} winners in the database`);
  }
  for (const [play, winner] of known.winners) {
    const kept = won.get(play)?.[0] ?? null;
    if (decided(play) && kept !== winner) violations.push(`${play} was won by ${winner}, as was told; kept is ${kept}`);
  }
  for (const [play, out] of known.out) {
    for (const who of decided(play) ? out : []) {
      const kept = plays.find(({ match_id, play: number, user_id }) => `${match_id}/${number}` === play && user_id === who)?.outcome;
      if (kept !== 'out') violations.push(`${who} smiled in ${play}, and that counts; kept is ${kept ?? 'nothing'}`);
    }
  }
  for (const [match, winner] of known.results) {
    const rows = matches.filter(({ match_id }) => match_id === match);
    const kept = rows.filter(({ result }) => result === 'won').map(({ user_id }) => user_id);
    if (rows.length === 0) violations.push(`match ${match} was told to be decided and is not kept`);
    else if (kept.join() !== (winner ?? ''))
      violations.push(`match ${match} was won by ${winner}, as was told; kept is ${kept.join() || 'nobody'}`);
  }
  return violations;
}
