import type { MatchRecord, RecordedRound } from '@deadpan/protocol';
import { matchPageTexts as texts } from '../../texts/match-page.ts';
import { Captions } from './captions.tsx';
import type { People } from './people.ts';
import { Plays } from './plays.tsx';
import { Turns } from './turns.tsx';
import styles from './match-page.module.css';

const { rounds: t } = texts;
const contents = { 1: Plays, 2: Turns, 3: Captions } as const;
const kindOf = (round: number): 1 | 2 | 3 => (round === 2 || round === 3 ? round : 1);

/** How a round came out. A complete draw names everybody who was there, too: nobody shares what nobody has. */
function outcome(decided: RecordedRound | undefined, people: People): string {
  if (!decided) return t.undecided;
  const { result, winner, tied } = decided;
  if (winner !== null) return t.won(people.name(winner));
  return result === 'draw' ? t.shared(people.names(tied)) : t.nobody;
}

/** The rounds a match came to; one that ended before its first play has come to that one. */
function roundsOf({ rounds, plays, turns, captions }: MatchRecord): number[] {
  const begun = [(plays.length > 0 || rounds.length === 0) && 1, turns.length > 0 && 2, captions !== null && 3];
  return [1, 2, 3].filter((round) => begun.includes(round) || rounds.some((one) => one.round === round));
}

/** The match from its first round to its last, each with what happened in it; of a match that ended early, also in the round it ended in. */
export function Rounds({ record, people }: { record: MatchRecord; people: People }) {
  return roundsOf(record).map((number) => {
    const decided = record.rounds.find((one) => one.round === number);
    const Content = contents[kindOf(number)];
    return (
      <section key={number} className={styles.round} aria-labelledby={`round-${number}`}>
        <div className={styles.head}>
          <h2 id={`round-${number}`}>
            <span className="muted">{t.label(number)}</span> {t[kindOf(number)]}
          </h2>
          <p>{outcome(decided, people)}</p>
        </div>
        <Content record={record} people={people} />
      </section>
    );
  });
}
