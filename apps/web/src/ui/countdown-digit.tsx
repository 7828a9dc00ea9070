import styles from './countdown-digit.module.css';

/** The digit of the countdown on its lit disc, as large as the stage allows. Digits cut, nothing moves. Say it elsewhere (`role="timer"`). */
export function CountdownDigit({ children }: { children: string | number }) {
  return (
    <div className={styles.stage} aria-hidden="true">
      <svg className={styles.cone} viewBox="0 0 704 396" preserveAspectRatio="none" focusable="false">
        <defs>
          <linearGradient id="countdown-beam" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#ffd682" stopOpacity="0.34" />
            <stop offset="1" stopColor="#ffd682" stopOpacity="0.1" />
          </linearGradient>
        </defs>
        <path d="M332 0H372L560 338H144Z" fill="url(#countdown-beam)" />
        <ellipse cx="352" cy="338" rx="208" ry="30" fill="#ffd23f" opacity="0.92" />
      </svg>
      <b className={styles.digit}>{children}</b>
    </div>
  );
}
