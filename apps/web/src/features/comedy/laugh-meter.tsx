import { limits } from '@deadpan/protocol';
import { comedyTexts as t } from '../../texts/comedy.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Mouth } from '../../ui/mouth.tsx';
import styles from './laugh-meter.module.css';

const LAUGH = limits.laughter.confidence * 100;
const SMILE = limits.smile.limit * 100;
/** Where the line gets its dimples. */
const CLOSE = Math.round((limits.smile.danger * LAUGH) / limits.smile.limit);

/** The same line as in round 1, which grins above 40: in this round above 80. */
const bent = (percent: number): number => (percent * SMILE) / LAUGH;

/** One reading above the limit is no laugh yet: until the verdict a meter waits at the limit, in the boxes and under the stage alike. */
const waiting = (percent: number | undefined, counted: boolean): number | undefined =>
  percent === undefined || counted ? percent : Math.min(LAUGH, percent);

/** In a listener's box: the little line and the number. `counted`: it was a laugh. */
export function LaughReading({ percent: measured, counted }: { percent: number | undefined; counted: boolean }) {
  const percent = waiting(measured, counted);
  if (percent === undefined) return <span className="muted t1">–</span>;
  return (
    <span className={styles.reading} role="img" aria-label={t.meter.reading(Math.round(percent))}>
      <Mouth percent={bent(percent)} className={styles.mini} />
      <span className={styles.percent}>{Math.round(percent)}&thinsp;%</span>
    </span>
  );
}

function Word({ percent }: { percent: number }) {
  if (percent > LAUGH) return <Badge tone="out">{t.meter.laughed}</Badge>;
  if (percent > CLOSE) return <Badge tone="danger"><Icon name="warn" />{t.meter.close}</Badge>; // prettier-ignore
  return <Badge tone="safe"><Icon name="check" />{t.meter.straight}</Badge>; // prettier-ignore
}

/** A listener's own laugh meter. */
export function LaughMeter({ percent, counted }: { percent: number | undefined; counted: boolean }) {
  const shown = waiting(percent, counted);
  const words = shown === undefined ? t.meter.noFace : `${Math.round(shown)} %`;
  return (
    <div
      className={styles.meter}
      role="meter"
      aria-label={t.meter.label}
      aria-valuenow={Math.round(shown ?? 0)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={words}
    >
      <Mouth percent={bent(shown ?? 0)} size="own" className={styles.wide} />
      <Mouth percent={bent(shown ?? 0)} size="own-phone" className={styles.narrow} />
      <div className={styles.number}>
        <b className="d t5 num">{shown === undefined ? '–' : `${Math.round(shown)}\u2009%`}</b>
        <span className="lab muted">{t.meter.happy}</span>
      </div>
      <div className={styles.legend}>
        <span>
          <i />
          {CLOSE} <em>{t.meter.closeMark}</em>
        </span>
        <span>
          <i />
          {LAUGH} <em>{t.meter.limit}</em>
        </span>
      </div>
      <div className={styles.word}>
        {shown === undefined ? <span className="muted t1">{t.meter.noFace}</span> : <Word percent={shown} />}
      </div>
    </div>
  );
}
