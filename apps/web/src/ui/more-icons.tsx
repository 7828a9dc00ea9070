import styles from './icon.module.css';
import { cx } from './cx.ts';

const paths = {
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  undo: 'M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'M16 5l4 4-4 4M20 9H10a6 6 0 0 0 0 12h3',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  deck: 'M4 8h12v12H4zM8 8V4h12v12h-4',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  centre: 'M12 3v18M5 8h14M8 16h8',
  left: 'M20 12H4M10 6l-6 6 6 6',
  right: 'M4 12h16M14 6l6 6-6 6',
  up: 'M12 20V4M6 10l6-6 6 6',
  down: 'M12 4v16M6 14l6 6 6-6',
} as const;

/** Line icons of 24 × 24 that the first screen does without; as `Icon`, decoration only. */
export function MoreIcon({ name, className }: { name: keyof typeof paths; className?: string }) {
  return (
    <svg className={cx(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
