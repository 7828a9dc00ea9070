import type { ReactNode } from 'react';
import { Face } from './face.tsx';
import { ProgressLine } from './progress-line.tsx';
import styles from './loader.module.css';

/** Something is on its way: the face, a line that fills, a word. Announced politely. */
export function Loader({ children, percent, className }: { children: ReactNode; percent?: number; className?: string }) {
  return (
    <div className={className} role="status">
      <div className={styles.loader}>
        <Face size={96} />
        {percent === undefined ? (
          <span className={styles.track} aria-hidden="true">
            <i />
          </span>
        ) : (
          <ProgressLine percent={percent} className={styles.line} />
        )}
        <span className="muted">{children}</span>
      </div>
    </div>
  );
}
