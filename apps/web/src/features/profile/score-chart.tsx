import { profileTexts } from '../../texts/profile.ts';
import { Numbers, Plot } from '../../ui/chart.tsx';
import { linePath } from '../../ui/line-path.ts';
import { asUtcDay } from './dates.ts';
import type { ScoreLine } from './series.ts';
import styles from './charts.module.css';

const t = profileTexts.results;
const { typeNames } = profileTexts;
const MARKS = [0, 50, 100];

/** The average score of each day, a line per kind of match: they differ by shape and stroke. The same as a table on wish. */
export function ScoreChart({ lines, from, to }: { lines: ScoreLine[]; from: string; to: string }) {
  const days = [...new Set(lines.flatMap((line) => line.points.map((point) => point.day)))].toSorted();
  const scoreOf = (line: ScoreLine, day: string): number | undefined => {
    const point = line.points.find((one) => one.day === day);
    return point && Math.round(point.score);
  };
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h3>{t.scores}</h3>
        <ul className={`muted t1 ${styles.legend}`}>
          {lines.map(({ type }) => (
            <li key={type} data-type={type}>
              <i className={styles.dot} data-type={type} aria-hidden="true" /> {typeNames[type]}
            </li>
          ))}
        </ul>
      </figcaption>
      <div role="img" aria-label={t.scoresSaid(days.length)}>
        <Plot
          className={styles.plot}
          lines={
            <>
              {MARKS.map((mark) => (
                <path key={mark} className={styles.grid} d={`M0 ${100 - mark}H100`} />
              ))}
              {lines.map(({ type, points }) => (
                <path key={type} className={styles.line} data-type={type} d={linePath(points.map(({ left, score }) => [left, score]))} />
              ))}
            </>
          }
        >
          {MARKS.map((mark) => (
            <span key={mark} className={`num ${styles.mark}`} style={{ bottom: `${mark}%` }}>
              {mark}
            </span>
          ))}
          {lines.flatMap(({ type, points }) =>
            points.map(({ day, left, score }) => (
              <i key={`${type} ${day}`} className={styles.dot} data-type={type} style={{ left: `${left}%`, bottom: `${score}%` }} />
            )),
          )}
        </Plot>
        <p className={styles.ends} aria-hidden="true">
          <span>{asUtcDay(from)}</span>
          <span>{asUtcDay(to)}</span>
        </p>
      </div>
      <Numbers
        label={t.table}
        caption={t.scores}
        head={[t.day, ...lines.map(({ type }) => typeNames[type])]}
        rows={days.map((day) => ({ key: day, head: asUtcDay(day), cells: lines.map((line) => scoreOf(line, day) ?? '–') }))}
      />
    </figure>
  );
}
