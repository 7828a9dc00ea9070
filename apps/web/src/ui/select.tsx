import type { ComponentProps } from 'react';
import { useFieldLinks } from './field.tsx';
import styles from './select.module.css';
import { cx } from './cx.ts';

/** One of many: the system's own list, with a line that bends down for an arrow; inside a `Field` it is labelled by it. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={styles.box}>
      <select {...useFieldLinks()} {...rest} className={cx(styles.select, className)} />
      <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M5 9Q12 19 19 9" />
      </svg>
    </span>
  );
}
