import type { MatchRecord } from '@deadpan/protocol';
import { matchPageTexts as texts } from '../../texts/match-page.ts';

const list = new Intl.ListFormat('en-GB');

type Recorded = MatchRecord['players'][number];

/** Who is who in a match, to the one who looks at it. */
export interface People {
  me: string;
  all: readonly Recorded[];
  find: (id: string) => Recorded | undefined;
  /** The username, or "You" for who looks. */
  name: (id: string) => string;
  /** Several of them, as one says it: "You, mara and tobias". */
  names: (ids: readonly string[]) => string;
}

/** Takes a record and the id of who looks at it. */
export function peopleOf({ players }: Pick<MatchRecord, 'players'>, me: string): People {
  const find = (id: string): Recorded | undefined => players.find((one) => one.id === id);
  const name = (id: string): string => (id === me ? texts.you : (find(id)?.username ?? ''));
  return { me, all: players, find, name, names: (ids) => list.format(ids.toSorted((a) => (a === me ? -1 : 1)).map(name)) };
}

/** The match in a headline: who won, as who looks at it would say. */
export function headingOf({ result, winner }: Pick<MatchRecord, 'result' | 'winner'>, people: People): string {
  const { heading } = texts;
  if (winner !== null) return winner === people.me ? heading.youWon : heading.won(people.name(winner));
  return result === 'draw' ? heading.tie : heading.nobody;
}
