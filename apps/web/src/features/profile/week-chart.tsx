import { profileTexts } from '../../texts/profile.ts';
import { Numbers } from '../../ui/chart.tsx';
import { asUtcDay } from './dates.ts';
import type { Week } from './series.ts';
import styles from './charts.module.css';

const t = profileTexts.results;
/** A week of a single match must not fill the chart. */
const LEAST = 4;

function Bars({ week, most }: { week: Week; most: number }) {
  const share = (count: number): string => `${(count / most) * 100}%`;
  return (
    <li className={styles.week}>
      <span className={styles.up}>
        {week.won > 0 && (
          <i className={styles.won} style={{ height: share(week.won) }}>
            <b className="num">{week.won}</b>
          </i>
        )}
      </span>
      <span className={styles.on}>{week.drew > 0 && <b className="num">{week.drew}</b>}</span>
      <span className={styles.down}>
        {week.lost > 0 && (
          <i className={styles.lost} style={{ height: share(week.lost) }}>
            <b className="num">{week.lost}</b>
          </i>
        )}
      </span>
    </li>
  );
}

/** Wins above a straight line, losses below it, draws on it; the same as a table on wish. `to`: the last day of the last week. */
export function WeekChart({ weeks, to }: { weeks: Week[]; to: string }) {
  const most = Math.max(LEAST, ...weeks.flatMap((week) => [week.won, week.lost]));
  const sum = (of: 'won' | 'lost' | 'drew'): number => weeks.reduce((total, week) => total + week[of], 0);
  const [first] = weeks;
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h3>{t.weeks}</h3>
        <p className="muted t1">{t.legend}</p>
      </figcaption>
      <div role="img" aria-label={t.weeksSaid(sum('won'), sum('lost'), sum('drew'))}>
        <ul className={styles.weeks} aria-hidden="true">
          {weeks.map((week) => (
            <Bars key={week.from} week={week} most={most} />
          ))}
        </ul>
        <p className={styles.ends} aria-hidden="true">
          <span>{first && asUtcDay(first.from)}</span>
          <span>{asUtcDay(to)}</span>
        </p>
      </div>
      <Numbers
        label={t.table}
        caption={t.weeks}
        head={[t.week, t.won, t.lost, t.drew]}
        rows={weeks.map(({ from, won, lost, drew }) => ({ key: from, head: asUtcDay(from), cells: [won, lost, drew] }))}
      />
    </figure>
  );
}
