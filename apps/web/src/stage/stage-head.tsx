import type { ReactNode } from 'react';
import { matchTexts as t } from '../texts/match.ts';
import { PlayDashes } from '../ui/play-dashes.tsx';
import { cx } from '../ui/cx.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import styles from './stage-head.module.css';

/** A clock in the middle of the head; `idle`: it stands still, or what it counts is nobody's hurry. */
export function Clock({ text, idle }: { text: string; idle: boolean }) {
  return (
    <div className={cx(styles.clock, idle && styles.idle)} role="timer" aria-label={t.timeLeft}>
      {text}
    </div>
  );
}

interface StageHeadProps {
  title: string;
  /** the plays, turns or rounds as dashes: which of how many */
  dashes: { current: number; total: number };
  /** after the dashes */
  beside?: ReactNode;
  /** in the middle: the clock, and what belongs to it */
  times?: ReactNode;
  /** at the right, on a phone too unless there is a `StageDock` */
  tools: ReactNode;
  docked?: boolean;
}

/** The top of every stage: what is on, the clock, the tools. The heading takes the focus. */
export function StageHead({ title, dashes, beside, times, tools, docked }: StageHeadProps) {
  const heading = useHeadingFocus();
  return (
    <header className={styles.head} data-docked={docked || undefined}>
      <div className={styles.title}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <PlayDashes {...dashes} className={styles.dashes ?? ''} />
        {beside}
      </div>
      <div className={styles.times}>{times}</div>
      <div className={styles.tools}>{tools}</div>
    </header>
  );
}

/** The tools within reach of the thumbs; only on phones. */
export function StageDock({ children }: { children: ReactNode }) {
  return <footer className={styles.dock}>{children}</footer>;
}
