import { matchTexts } from '../texts/match.ts';
import { useSecondsLeft } from './match-head.tsx';
import type { RoundProps } from './round-props.ts';
import styles from './next-up.module.css';

const t = matchTexts.scoreboard;

/** What comes after the scores, and in how many seconds. */
export function NextUp({ session, view }: RoundProps) {
  const seconds = useSecondsLeft({ view, serverNow: session.serverNow });
  const last = view.round >= view.rounds;
  return (
    <section className={styles.next} aria-labelledby="next">
      <div>
        <h2 id="next" className="t4">
          {last ? t.last : t.next(view.round + 1)}
        </h2>
        <p className="muted">{last ? t.lastText : matchTexts.round(view.round + 1).next}</p>
      </div>
      <p className="d t5 num" role="timer" aria-label={matchTexts.timeLeft}>
        {seconds}
      </p>
    </section>
  );
}
