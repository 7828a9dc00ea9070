import { Strokes } from '../ui/tally.tsx';
import styles from './corner-list.module.css';

interface CornerListProps {
  title: string;
  rows: readonly { id: string; name: string; count: string; strokes: number }[];
  /** what the numbers are out of */
  note: string;
}

/** With three players the fourth corner holds the numbers so far: a box like the others, without a face. */
export function CornerList({ title, rows, note }: CornerListProps) {
  return (
    <aside className={styles.corner} aria-label={title}>
      <h2 className="t3">{title}</h2>
      <ol>
        {rows.map(({ id, name, count, strokes }) => (
          <li key={id}>
            <b className={styles.name} title={name}>
              {name}
            </b>
            <span className="d t4 num">{count}</span>
            <Strokes count={strokes} />
          </li>
        ))}
      </ol>
      <p className="muted t1">{note}</p>
    </aside>
  );
}
