import { Badge } from './badge.tsx';
import { Icon } from './icon.tsx';
import { Mouth } from './mouth.tsx';
import { mouthState } from './mouth-geometry.ts';
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
  /** in the legend, after 30 and after 40 */
  dangerMark: string;
  outMark: string;
}

interface MeterProps {
  /** happiness, 0 to 100; absent: no reading, the line lies flat and no number is shown */
  percent?: number | undefined;
  texts: MeterTexts;
  /** under the word: "Face found", "No face", "Calibrating" */
  note?: string;
  /** `duel`: across the screen, the mouth of the face that two tiles make the eyes of */
  size?: 'own' | 'duel';
  className?: string;
}

/** The two marks of the meter in words: dotted 30, dashed 40. */
export function Legend({ danger, out, className }: { danger: string; out: string; className?: string }) {
  return (
    <div className={cx(styles.legend, className)}>
      <span>
        <i />
        30 <em>{danger}</em>
      </span>
      <span>
        <i />
        40 <em>{out}</em>
      </span>
    </div>
  );
}

function Verdict({ percent, texts }: { percent: number; texts: MeterTexts }) {
  const state = mouthState(percent);
  if (state === 'out') return <Badge tone="out"><Skull />{texts.out}</Badge>; // prettier-ignore
  if (state === 'danger') return <Badge tone="danger"><Icon name="warn" />{texts.danger}</Badge>; // prettier-ignore
  return <Badge tone="safe"><Icon name="check" />{texts.safe}</Badge>; // prettier-ignore
}

/** One's own smile meter: the line as wide as the stage, number and word in the two corners that the curve leaves free. */
export function Meter({ percent, texts, note, size = 'own', className }: MeterProps) {
  const shown = percent ?? 0;
  const words = percent === undefined ? (note ?? '') : `${Math.round(percent)} %`;
  return (
    <div
      className={cx(styles.meter, styles[mouthState(shown)], size === 'duel' && styles.duel, className)}
      role="meter"
      aria-label={texts.label}
      aria-valuenow={Math.round(shown)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={words}
    >
      <Mouth percent={shown} size={size} className={styles.wide} />
      <Mouth percent={shown} size={size === 'duel' ? 'duel-phone' : 'own-phone'} className={styles.narrow} />
      <div className={styles.number}>
        <b className="d t5 num">{percent === undefined ? '–' : `${Math.round(percent)}\u2009%`}</b>
        <span className="lab muted">{texts.happy}</span>
      </div>
      <Legend danger={texts.dangerMark} out={texts.outMark} className={styles.centre} />
      <div className={styles.verdict}>
        {percent !== undefined && <Verdict percent={percent} texts={texts} />}
        {note && <span className="muted t1">{note}</span>}
      </div>
    </div>
  );
}
