import { Badge } from './badge.tsx';
import { Icon } from './icon.tsx';
import { Mouth } from './mouth.tsx';
import { DANGER_ABOVE, OUT_ABOVE, mouthState } from './mouth-geometry.ts';
import type { MouthState } from './mouth-geometry.ts';
import { Skull } from './skull.tsx';
import styles from './meter.module.css';
import { cx } from './cx.ts';

/** The words of the meter, from the texts of the screen that uses it. */
export interface MeterTexts {
  label: string;
  happy: string;
  safe: string;
  danger: string;
  out: string;
  /** in the legend, after the two numbers */
  dangerMark: string;
  outMark: string;
}

interface MeterProps {
  /** happiness, 0 to 100; absent: no reading, the line lies flat and no number is shown */
  percent?: number | undefined;
  texts: MeterTexts;
  /** above this the line grins; 40 unless the round counts otherwise */
  limit?: number;
  /** under the word: "Face found", "No face", "Calibrating" */
  note?: string;
  /** `duel`: across the screen, the mouth of the face that two tiles make the eyes of */
  size?: 'own' | 'duel';
  className?: string;
}

/** The two marks of the meter in words: dotted where danger begins, dashed at the limit; 30 and 40 unless the round counts otherwise. */
export function Legend({ danger, out, limit = OUT_ABOVE, className }: { danger: string; out: string; limit?: number; className?: string }) {
  return (
    <div className={cx(styles.legend, className)}>
      <span>
        <i />
        {Math.round((DANGER_ABOVE * limit) / OUT_ABOVE)} <em>{danger}</em>
      </span>
      <span>
        <i />
        {limit} <em>{out}</em>
      </span>
    </div>
  );
}

/** The skull is for who is out of a play. */
function Verdict({ state, texts, skull }: { state: MouthState; texts: MeterTexts; skull: boolean }) {
  if (state === 'out') return <Badge tone="out">{skull && <Skull />}{texts.out}</Badge>; // prettier-ignore
  if (state === 'danger') return <Badge tone="danger"><Icon name="warn" />{texts.danger}</Badge>; // prettier-ignore
  return <Badge tone="safe"><Icon name="check" />{texts.safe}</Badge>; // prettier-ignore
}

/** One's own smile meter: the line as wide as the stage, number and word in the two corners that the curve leaves free. */
export function Meter({ percent, texts, limit = OUT_ABOVE, note, size = 'own', className }: MeterProps) {
  const shown = percent ?? 0;
  const bent = (shown * OUT_ABOVE) / limit;
  const state = mouthState(bent);
  const words = percent === undefined ? (note ?? '') : `${Math.round(percent)} %`;
  return (
    <div
      className={cx(styles.meter, styles[state], size === 'duel' && styles.duel, className)}
      role="meter"
      aria-label={texts.label}
      aria-valuenow={Math.round(shown)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={words}
    >
      <Mouth percent={bent} size={size} className={styles.wide} />
      <Mouth percent={bent} size={size === 'duel' ? 'duel-phone' : 'own-phone'} className={styles.narrow} />
      <div className={styles.number}>
        <b className="d t5 num">{percent === undefined ? '–' : `${Math.round(percent)}\u2009%`}</b>
        <span className="lab muted">{texts.happy}</span>
      </div>
      <Legend danger={texts.dangerMark} out={texts.outMark} limit={limit} className={styles.centre} />
      <div className={styles.verdict}>
        {percent !== undefined && <Verdict state={state} texts={texts} skull={limit === OUT_ABOVE} />}
        {note && <span className="muted t1">{note}</span>}
      </div>
    </div>
  );
}
