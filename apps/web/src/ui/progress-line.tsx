import { bend } from './mouth-geometry.ts';
import styles from './progress-line.module.css';
import { cx } from './cx.ts';

interface ProgressLineProps {
  /** 0 to 100 */
  percent: number;
  /** its name for a screen reader; without it the line is decoration */
  label?: string;
  className?: string;
}

/** Progress as the mouth tells it: the line sags under the load and is straight again when all is there. */
export function ProgressLine({ percent, label, className }: ProgressLineProps) {
  const done = Math.min(100, Math.max(0, percent));
  const path = bend(3, 237, 5, (9 * (100 - done)) / 100);
  const role =
    label === undefined
      ? { 'aria-hidden': true }
      : { role: 'progressbar', 'aria-label': label, 'aria-valuenow': Math.round(done), 'aria-valuemin': 0, 'aria-valuemax': 100 };
  return (
    <svg className={cx(styles.progress, className)} viewBox="0 0 240 20" preserveAspectRatio="none" focusable="false" {...role}>
      <path className={styles.track} d={path} vectorEffect="non-scaling-stroke" />
      <path
        className={styles.fill}
        d={path}
        vectorEffect="non-scaling-stroke"
        style={{ clipPath: `inset(-6px ${100 - done}% -6px -2%)` }}
      />
    </svg>
  );
}
