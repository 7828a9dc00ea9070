import styles from './marks.module.css';
import { cx } from './cx.ts';

/** The crown of a host or a winner. Decoration: say "Host" or "Winner" beside it. */
export function Crown({ className }: { className?: string }) {
  return (
    <svg className={cx(styles.crown, className)} viewBox="0 0 32 24" aria-hidden="true" focusable="false">
      <path d="M2 4l7 7 7-10 7 10 7-7-3 15H5zM5 21h22v3H5z" />
    </svg>
  );
}
