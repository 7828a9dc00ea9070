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
  const path = bend(4, 236, 8, (14 * (100 - done)) / 100);
  const role =
    label === undefined
      ? { 'aria-hidden': true }
      : { role: 'progressbar', 'aria-label': label, 'aria-valuenow': Math.round(done), 'aria-valuemin': 0, 'aria-valuemax': 100 };
  return (
    <svg className={cx(styles.progress, className)} viewBox="0 0 240 30" focusable="false" {...role}>
      <path className={styles.track} d={path} />
      <path className={styles.fill} d={path} pathLength={100} strokeDasharray={`${done} 100`} />
    </svg>
  );
}
