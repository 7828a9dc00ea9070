import type { ReactNode } from 'react';
import { Beam } from '../ui/beam.tsx';
import { cx } from '../ui/cx.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import styles from './verdict-page.module.css';

interface VerdictPageProps {
  /** of the page, for who looks from outside */
  phase: string;
  title: string;
  /** the end of a match, not of a round: it fills the width */
  large?: boolean;
  /** at the top right */
  tools?: ReactNode;
  /** at the lower edge */
  bar: ReactNode;
  children: ReactNode;
}

/** The page after a round and after a match. The heading takes the focus. */
export function VerdictPage({ phase, title, large, tools, bar, children }: VerdictPageProps) {
  const heading = useHeadingFocus();
  return (
    <main className={cx('onstage', styles.page)} data-phase={phase}>
      <header className={cx('wrap', styles.head)}>
        <h1 ref={heading} className={styles.title} data-large={large || undefined} tabIndex={-1}>
          {title}
        </h1>
        <div className={styles.tools}>{tools}</div>
      </header>
      {children}
      {bar}
    </main>
  );
}

/** Whom it is about under one light, and the facts beside them; on phones below. */
export function VerdictColumns({ heads, children }: { heads: ReactNode; children: ReactNode }) {
  return (
    <div className={cx('wrap', styles.columns)}>
      <Beam half="20px" above="150px" below="56px" className={styles.heads ?? ''}>
        {heads}
      </Beam>
      <div className={styles.facts}>{children}</div>
    </div>
  );
}
