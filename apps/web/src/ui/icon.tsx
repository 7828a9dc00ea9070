import styles from './icon.module.css';
import { cx } from './cx.ts';

const paths = {
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  refresh: 'M20 6v5h-5M4 18v-5h5M5.5 10a7 7 0 0 1 12-3L20 10M18.5 14a7 7 0 0 1-12 3L4 14',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  'eye-off': 'M3 12h18M5 16l1.5-2M12 17v-2.5M19 16l-1.5-2',
  sound: 'M4 9v6h4l5 4V5L8 9zM17 9c1.5 1.5 1.5 4.5 0 6M19.5 6.5c3 3 3 8 0 11',
  'sound-off': 'M4 9v6h4l5 4V5L8 9zM17 10l4 4M21 10l-4 4',
  mic: 'M9 4h6v9H9zM5 11v1a7 7 0 0 0 14 0v-1M12 19v3',
  'mic-off': 'M9 4h6v9H9zM5 11v1a7 7 0 0 0 14 0v-1M12 19v3M3 21L21 3',
  camera: 'M3 7h12v10H3zM15 11l6-3v8l-6-3z',
  'camera-off': 'M3 7h12v10H3zM15 11l6-3v8l-6-3zM2 21L22 3',
  leave: 'M10 4H4v16h6M9 12h12M17 8l4 4-4 4',
  check: 'M4 13l5 5L20 6',
  warn: 'M12 3L22 20H2zM12 10v5M12 17v1',
  plus: 'M12 4v16M4 12h16',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  save: 'M12 3v12M8 11l4 4 4-4M4 20h16',
  close: 'M5 5l14 14M19 5L5 19',
  sliders: 'M3 7h11M18 7h3M3 17h3M10 17h11M14 4v6M6 14v6',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  moon: 'M19 14.5A8 8 0 1 1 9.5 5a6.5 6.5 0 0 0 9.5 9.5z',
  auto: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 4v16M15 6v12M18 8v8',
  menu: 'M3 8h18M3 16h18',
  more: 'M4 11h2v2H4zM11 11h2v2h-2zM18 11h2v2h-2z',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5h4',
  users: 'M9 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM2 20c0-4 3-6 7-6s7 2 7 6M16 4.5a4 4 0 0 1 0 7M18 14.5c2.5.8 4 2.7 4 5.5',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 20c0-4 3.5-6 8-6s8 2 8 6',
  arrow: 'M4 12h16M14 6l6 6-6 6',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  wifi: 'M4 10a12 12 0 0 1 16 0M7 14a7 7 0 0 1 10 0M12 18v.5',
  down: 'M5 9l7 7 7-7',
  help: 'M9 9a3 3 0 1 1 3.5 3v2.5M12.5 18v.5M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z',
  chart: 'M4 20h16M7 20v-6M12 20V6M17 20v-9',
} as const;

/** Names of the drawn icons. */
export type IconName = keyof typeof paths;

/** A line icon of 24 × 24. Always decoration: the control around it carries the name. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={cx(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
