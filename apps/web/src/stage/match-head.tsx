import type { RoomView } from '@deadpan/protocol';
import { matchTexts as t } from '../texts/match.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PlayDashes } from '../ui/play-dashes.tsx';
import { cx } from '../ui/cx.ts';
import { clockText, remainingMs, secondsLeft } from './remaining.ts';
import { askToLeave } from './room-sessions.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useTicking } from './use-ticking.ts';
import styles from './match-head.module.css';

type Timed = { view: RoomView; serverNow: () => number };

/** mm:ss to the end of the phase; still, and said so, while the arena is paused. */
export function PhaseClock({ view, serverNow, className }: Timed & { className?: string | undefined }) {
  const text = useTicking(() => clockText(remainingMs(view, serverNow()) ?? 0));
  return (
    <div className={cx(styles.clock, view.paused && styles.idle, className)} role="timer" aria-label={t.timeLeft}>
      {text}
    </div>
  );
}

/** Whole seconds to the end of the phase, as a number that counts down. */
export function useSecondsLeft({ view, serverNow }: Timed): number {
  return useTicking(() => secondsLeft(remainingMs(view, serverNow()) ?? 0));
}

/** The top of every screen after round 1: which round of how many, the clock if there is one, the way out. The heading takes the focus. */
export function MatchHead({ view, serverNow, title, clock = false }: Timed & { title: string; clock?: boolean }) {
  const heading = useHeadingFocus();
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <PlayDashes current={view.round} total={view.rounds} className={styles.dashes} />
        <span className="vh">{t.ofRounds(view.round, view.rounds)}</span>
      </div>
      {clock ? <PhaseClock view={view} serverNow={serverNow} /> : <span />}
      <div className={styles.tools}>
        <Button icon quiet aria-label={t.leave} onClick={askToLeave}>
          <Icon name="leave" />
        </Button>
      </div>
    </header>
  );
}
