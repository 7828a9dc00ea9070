import { limits } from '@deadpan/protocol';
import { comedyTexts as t } from '../../texts/comedy.ts';
import { Meter } from '../../ui/meter.tsx';
import { Reading } from '../../ui/reading.tsx';

/** The same line as in round 1, which grins above 40: in this round above 80. */
const LAUGH = limits.laughter.confidence * 100;

const words = {
  label: t.meter.label,
  happy: t.meter.happy,
  safe: t.meter.straight,
  danger: t.meter.close,
  out: t.meter.laughed,
  dangerMark: t.meter.closeMark,
  outMark: t.meter.limit,
};

/** One reading above the limit is no laugh yet: until the verdict a meter waits at the limit, in the boxes and under the stage alike. */
const waiting = (percent: number | undefined, counted: boolean): number | undefined =>
  percent === undefined || counted ? percent : Math.min(LAUGH, percent);

/** In a listener's box: the little line and the number. `counted`: it was a laugh. */
export function LaughReading({ percent: measured, counted }: { percent: number | undefined; counted: boolean }) {
  const percent = waiting(measured, counted);
  if (percent === undefined) return <span className="muted t1">–</span>;
  return <Reading percent={percent} limit={LAUGH} label={t.meter.reading(Math.round(percent))} />;
}

/** A listener's own laugh meter. */
export function LaughMeter({ percent, counted }: { percent: number | undefined; counted: boolean }) {
  const shown = waiting(percent, counted);
  return <Meter percent={shown} limit={LAUGH} texts={words} {...(shown === undefined && { note: t.meter.noFace })} />;
}
