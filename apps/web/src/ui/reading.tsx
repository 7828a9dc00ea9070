import { Mouth } from './mouth.tsx';
import { OUT_ABOVE } from './mouth-geometry.ts';
import styles from './reading.module.css';

interface ReadingProps {
  /** happiness, 0 to 100 */
  percent: number;
  /** above this the mouth grins; 40 unless the round counts otherwise */
  limit?: number;
  /** what a screen reader hears in place of line and number */
  label?: string;
}

/** A face's happiness in a box's bar: the little line and the number. */
export function Reading({ percent, limit = OUT_ABOVE, label }: ReadingProps) {
  return (
    <span className={styles.reading} {...(label !== undefined && { role: 'img', 'aria-label': label })}>
      <Mouth percent={(percent * OUT_ABOVE) / limit} className={styles.mini} />
      <span className={styles.percent}>{Math.round(percent)}&thinsp;%</span>
    </span>
  );
}
