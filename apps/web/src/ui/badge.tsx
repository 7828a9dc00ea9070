import type { ComponentProps } from 'react';
import styles from './badge.module.css';
import { cx } from './cx.ts';

/** Looks differ in shape as well as in colour: outline, dashed (`wait`), filled (`solid`, `danger`, `out`), plate on a picture. */
export type BadgeTone = 'plain' | 'safe' | 'solid' | 'wait' | 'danger' | 'out' | 'plate';

/** A short word with a sign. Give it an `Icon`, `Skull`, `Crown` or `<BadgeDot />` before the word: never colour alone. */
export function Badge({ tone = 'plain', className, ...rest }: ComponentProps<'span'> & { tone?: BadgeTone }) {
  return <span {...rest} className={cx(styles.badge, tone !== 'plain' && styles[tone], className)} />;
}

/** The filled dot of "online". */
export function BadgeDot() {
  return <span className={styles.dot} aria-hidden="true" />;
}
