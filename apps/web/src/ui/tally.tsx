import styles from './tally.module.css';

/** Wins as tally strokes after their number: "Wins 2 ||". */
export function Tally({ count, label }: { count: number; label: string }) {
  return (
    <span className={styles.wins}>
      <span>
        {label} <span className="num">{count}</span>
      </span>
      {count > 0 && (
        <span className={styles.strokes} aria-hidden="true">
          {Array.from({ length: count }, (_, i) => (
            <i key={i} />
          ))}
        </span>
      )}
    </span>
  );
}
