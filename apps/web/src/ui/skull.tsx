import styles from './marks.module.css';
import { cx } from './cx.ts';

/** The skull of who is out. Decoration: say it in a word beside it. */
export function Skull({ className }: { className?: string }) {
  return (
    <svg className={cx(styles.skull, className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        fillRule="evenodd"
        d="M12 1C6 1 3 5 3 10c0 3 1 5 3 6v4h3v-2h2v2h2v-2h2v2h3v-4c2-1 3-3 3-6 0-5-3-9-9-9zM8 8.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zm8 0a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM10 14.5h4V16h-4z"
      />
    </svg>
  );
}
