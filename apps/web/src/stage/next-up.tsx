import { matchTexts } from '../texts/match.ts';
import { ActionBar } from '../ui/action-bar.tsx';
import { useSecondsLeft } from './match-head.tsx';
import type { RoundProps } from './round-props.ts';
import styles from './next-up.module.css';

const t = matchTexts.scoreboard;

/** The bar after a round: what comes, and in how many seconds. */
export function NextUp({ session, view }: RoundProps) {
  const seconds = useSecondsLeft({ view, serverNow: session.serverNow });
  const last = view.round >= view.rounds;
  return (
    <ActionBar label={t.comes}>
      <div className={styles.next}>
        <div>
          <h2>{last ? t.last : t.next(view.round + 1)}</h2>
          <p className="muted">{last ? t.lastText : matchTexts.round(view.round + 1).next}</p>
        </div>
        <p className="d t5 num" role="timer" aria-label={matchTexts.timeLeft}>
          {seconds}
        </p>
      </div>
    </ActionBar>
  );
}
