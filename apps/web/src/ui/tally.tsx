import styles from './tally.module.css';

/** Tally strokes, every fifth apart. A picture: the number stands beside it. */
export function Strokes({ count }: { count: number }) {
  return (
    <span className={styles.strokes} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <i key={i} />
      ))}
    </span>
  );
}

/** Wins as tally strokes after their number: "Wins 2 ||". */
export function Tally({ count, label }: { count: number; label: string }) {
  return (
    <span className={styles.wins}>
      <span>
        {label} <span className="num">{count}</span>
      </span>
      {count > 0 && <Strokes count={count} />}
    </span>
  );
}
