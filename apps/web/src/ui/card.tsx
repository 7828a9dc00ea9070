import type { ComponentProps } from 'react';
import styles from './card.module.css';
import { cx } from './cx.ts';

/** A raised surface. Give it `aria-labelledby` with the id of its heading. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={cx(styles.card, className)} />;
}
