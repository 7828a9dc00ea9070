import styles from './play-dashes.module.css';
import { cx } from './cx.ts';

/** The plays of a round as dashes: played, the current one, to come. Decoration: "Play 3/7" stands beside it. */
export function PlayDashes({ current, total, className }: { current: number; total: number; className?: string }) {
  return (
    <span className={cx(styles.dashes, className)} aria-hidden="true">
      {Array.from({ length: total }, (_, i) => (
        <i key={i} className={i + 1 < current ? styles.done : i + 1 === current ? styles.now : undefined} />
      ))}
    </span>
  );
}
