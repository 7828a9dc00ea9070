import type { ReactNode } from 'react';
import { Face } from './face.tsx';
import styles from './loader.module.css';

/** Something is on its way: the face, a line that fills, a word. Announced politely. For a known share use `ProgressLine`. */
export function Loader({ children }: { children: ReactNode }) {
  return (
    <div className={styles.loader} role="status">
      <Face size={96} />
      <span className={styles.track} aria-hidden="true">
        <i />
      </span>
      <span className="muted">{children}</span>
    </div>
  );
}
