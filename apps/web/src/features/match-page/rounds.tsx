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

function outcome({ result, winner, tied }: RecordedRound, people: People): string {
  if (winner !== null) return t.won(people.name(winner));
  return result === 'draw' && tied.length > 0 ? t.shared(tied.map(people.name).join(', ')) : t.nobody;
}

/** The match from its first round to its last, each with what happened in it. A match that ended early shows what was under way, too. */
export function Rounds({ record, people }: { record: MatchRecord; people: People }) {
  const begun = [record.plays.length > 0 && 1, record.turns.length > 0 && 2, record.captions !== null && 3];
  const numbers = [1, 2, 3].filter((round) => begun.includes(round) || record.rounds.some((one) => one.round === round));
  return numbers.map((number) => {
    const decided = record.rounds.find((one) => one.round === number);
    const Content = contents[kindOf(number)];
    return (
      <section key={number} className={styles.round} aria-labelledby={`round-${number}`}>
        <div className={styles.head}>
          <h2 id={`round-${number}`}>
            <span className="muted">{t.label(number)}</span> {t[kindOf(number)]}
          </h2>
          {decided && <p>{outcome(decided, people)}</p>}
        </div>
        <Content record={record} people={people} />
      </section>
    );
  });
}
