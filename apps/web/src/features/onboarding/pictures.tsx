import { Beam } from '../../ui/beam.tsx';
import { Crown } from '../../ui/crown.tsx';
import { Face } from '../../ui/face.tsx';
import styles from './onboarding.module.css';

/** One face under the lamp. */
export function Alone() {
  return (
    <Beam className={styles.lamp}>
      <Face size={152} />
    </Beam>
  );
}

/** The rules without words: one holds still, one is close, one is out. */
export function Three() {
  return (
    <div className={styles.three}>
      <span className={styles.won}>
        <Crown />
        <Face />
      </span>
      <span className={styles.close36}>
        <Face percent={36} />
      </span>
      <span className={styles.out}>
        <Face percent={64} />
      </span>
    </div>
  );
}
