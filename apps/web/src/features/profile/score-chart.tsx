import { profileTexts } from '../../texts/profile.ts';
import { asUtcDay } from './dates.ts';
import type { ScoreLine } from './series.ts';
import styles from './charts.module.css';

const t = profileTexts.results;
const { typeNames } = profileTexts;
const MARKS = [0, 50, 100];

const path = (points: ScoreLine['points']): string =>
  points.map(({ left, score }, at) => `${at === 0 ? 'M' : 'L'}${left} ${100 - score}`).join('');

/** The average score of each day, a line per kind of match: they differ by shape and stroke. The same as a table on wish. */
export function ScoreChart({ lines, from, to }: { lines: ScoreLine[]; from: string; to: string }) {
  const days = [...new Set(lines.flatMap((line) => line.points.map((point) => point.day)))].toSorted();
  const scoreOf = (line: ScoreLine, day: string): number | undefined => line.points.find((point) => point.day === day)?.score;
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
        <div className={styles.plot} aria-hidden="true">
          {MARKS.map((mark) => (
            <span key={mark} className={`num ${styles.mark}`} style={{ bottom: `${mark}%` }}>
              {mark}
            </span>
          ))}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
            {MARKS.map((mark) => (
              <path key={mark} className={styles.grid} d={`M0 ${100 - mark}H100`} />
            ))}
            {lines.map(({ type, points }) => (
              <path key={type} className={styles.line} data-type={type} d={path(points)} />
            ))}
          </svg>
          {lines.flatMap(({ type, points }) =>
            points.map(({ day, left, score }) => (
              <i key={`${type} ${day}`} className={styles.dot} data-type={type} style={{ left: `${left}%`, bottom: `${score}%` }} />
            )),
          )}
        </div>
        <p className={styles.ends} aria-hidden="true">
          <span>{asUtcDay(from)}</span>
          <span>{asUtcDay(to)}</span>
        </p>
      </div>
      <details className={styles.numbers}>
        <summary>{t.table}</summary>
        <table>
          <caption className="vh">{t.scores}</caption>
          <thead>
            <tr>
              <th scope="col">{t.day}</th>
              {lines.map(({ type }) => (
                <th key={type} scope="col">
                  {typeNames[type]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day}>
                <th scope="row">{asUtcDay(day)}</th>
                {lines.map((line) => (
                  <td key={line.type} className="num">
                    {scoreOf(line, day) === undefined ? '–' : Math.round(scoreOf(line, day) ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
