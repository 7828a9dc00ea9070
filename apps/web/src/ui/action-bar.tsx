import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

interface ActionBarProps {
  label: string;
  /** what is said first, then the ways on, the likeliest last */
  children: ReactNode;
}

/** The bar at the lower edge of a page, within reach of the thumbs; toasts stay above it. */
export function ActionBar({ label, children }: ActionBarProps) {
  return (
    <div className={styles.bar} data-toasts="above" role="region" aria-label={label}>
      <div className={`wrap ${styles.row}`}>{children}</div>
    </div>
  );
}
