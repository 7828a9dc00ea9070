import type { ReactNode } from 'react';
import styles from './full-screen.module.css';

/** Puts something alone in the middle of the screen. */
export function FullScreen({ children }: { children: ReactNode }) {
  return <main className={styles.middle}>{children}</main>;
}
