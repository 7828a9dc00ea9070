import { limits } from '@deadpan/protocol';
import { round1Texts as t } from '../texts/round1.ts';
import type { CurvePoint, Verdict } from './match-notes.ts';
import styles from './smile-curve.module.css';

const TOP = 60;
const { danger, limit } = { danger: limits.smile.danger * 100, limit: limits.smile.limit * 100 };

interface Drawn {
  x: (seconds: number) => number;
  y: (percent: number) => number;
  top: number;
  from: number;
}

function scale(curve: readonly CurvePoint[], peak: number): Drawn {
  const from = Math.min(-4, ...curve.map((point) => point.seconds));
  const top = Math.max(TOP, Math.ceil(peak / 10) * 10 + 10);
  return { from, top, x: (seconds) => ((seconds - from) / -from) * 86, y: (percent) => 100 - (percent / top) * 100 };
}

const path = (points: readonly CurvePoint[], { x, y }: Drawn): string =>
  points.map((point, i) => `${i === 0 ? 'M' : 'L'}${x(point.seconds).toFixed(2)} ${y(point.percent).toFixed(2)}`).join('');

/** The own smile curve of the last seconds before the verdict: safe in paper, the part that did it in red (players ask why). */
export function SmileCurve({ verdict }: { verdict: Verdict }) {
  const { curve, peak } = verdict;
  const drawn = scale(curve, peak);
  const hotFrom = curve.findLastIndex((point) => point.percent <= limit);
  const last = curve.at(-1);
  const level = (percent: number) => ({ bottom: `${(percent / drawn.top) * 100}%` });
  return (
    <div className={styles.chart} role="img" aria-label={t.curve.label(peak)}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path className={styles.axis} d="M0 100H100" />
        <path className={styles.danger} d={`M0 ${drawn.y(danger)}H100`} />
        <path className={styles.limit} d={`M0 ${drawn.y(limit)}H100`} />
        <path className={styles.line} d={path(curve, drawn)} />
        <path className={styles.hot} d={path(curve.slice(Math.max(0, hotFrom)), drawn)} pathLength={100} />
      </svg>
      <div aria-hidden="true">
        <span className={styles.y} style={level(0)}>
          0&thinsp;%
        </span>
        <span className={styles.y} data-level="danger" style={level(danger)}>
          {danger}&thinsp;%
        </span>
        <span className={styles.y} data-level="limit" style={level(limit)}>
          {limit}&thinsp;%
        </span>
        {last && (
          <>
            <span className={styles.point} style={{ left: `${drawn.x(last.seconds)}%`, ...level(last.percent) }} />
            <span
              className={styles.call}
              style={{ right: `${100 - drawn.x(last.seconds) + 2}%`, ...level(Math.min(last.percent, drawn.top - 8)) }}
            >
              {t.curve.out(peak)}
            </span>
          </>
        )}
        <span className={styles.x} style={{ left: 0 }}>
          {t.curve.ago(Math.round(-drawn.from))}
        </span>
        <span className={styles.x} data-end="" style={{ left: `${drawn.x(0)}%` }}>
          {t.curve.ago(0)}
        </span>
      </div>
    </div>
  );
}
