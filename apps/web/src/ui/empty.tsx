import type { ReactNode } from 'react';
import { Face } from './face.tsx';
import styles from './empty.module.css';

interface EmptyProps {
  title: ReactNode;
  children?: ReactNode;
  /** closed eyes: broken or private, instead of merely empty */
  closed?: boolean;
  action?: ReactNode;
}

/** Nothing here, or nothing that works: the face, what happened, what to do. */
export function Empty({ title, children, closed, action }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <Face size={96} closed={closed} />
      <b>{title}</b>
      {children && <p className="muted">{children}</p>}
      {action}
    </div>
  );
}
