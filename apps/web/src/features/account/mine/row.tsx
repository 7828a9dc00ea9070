import type { ReactNode } from 'react';
import styles from './mine.module.css';

interface RowProps {
  label: string;
  value: ReactNode;
  hint?: string;
  /** the button at the end of the line */
  children?: ReactNode;
}

/** One line of the account: what it is, how it stands, and what can be done. */
export function Row({ label, value, hint, children }: RowProps) {
  return (
    <li className={styles.line}>
      <div className="grow">
        <span className="lab muted">{label}</span>
        <p className={styles.value}>{value}</p>
        {hint && <p className="muted t1">{hint}</p>}
      </div>
      {children}
    </li>
  );
}
