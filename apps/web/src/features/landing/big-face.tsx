import { landingTexts } from '../../texts/landing.ts';
import { Beam } from '../../ui/beam.tsx';
import { cx } from '../../ui/cx.ts';
import { Legend } from '../../ui/meter.tsx';
import { bend, line, mouthState, sag } from '../../ui/mouth-geometry.ts';
import styles from './hero.module.css';

const { hero: texts } = landingTexts;
const box = { width: 1232, depth: 96, y: 156, pad: 12, stroke: 22 };
const mark = (percent: number): string => bend(box.pad, box.width - box.pad, box.y, sag(percent, box.depth));
const TEETH = `M110 ${box.y + 8}H1122Q616 ${box.y + box.depth * 0.98} 110 ${box.y + 8}Z`;

/** The logo as wide as the page, with a mouth to drag: the smile meter, tried before anything is asked. */
export function BigFace({ percent, onChange }: { percent: number; onChange: (percent: number) => void }) {
  const state = mouthState(percent);
  return (
    <>
      <Beam half="var(--lamp)" above="40px" below="40%" className={cx(styles.face, styles[state])}>
        <svg viewBox="0 0 1232 268" aria-hidden="true" focusable="false">
          <circle className={styles.eye} cx="352" cy="66" />
          <circle className={styles.eye} cx="880" cy="66" />
          <path className={styles.g30} d={mark(30)} />
          <path className={styles.g40} d={mark(40)} />
          <path
            className={styles.mouth}
            d={state === 'out' ? `${bend(box.pad, box.width - box.pad, box.y, box.depth * 1.1)}Z` : line(percent, box)}
          />
          {state === 'out' && <path className={styles.teeth} d={TEETH} />}
        </svg>
        <output className={styles.percent} aria-hidden="true">
          {percent}&thinsp;%
        </output>
        <input
          type="range"
          min="0"
          max="60"
          value={percent}
          aria-label={texts.slider}
          aria-valuetext={`${percent} %, ${texts.words[state]}`}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      </Beam>
      <div className={styles.under} aria-hidden="true">
        <Legend danger={texts.words.danger} out={texts.words.out} />
        <span className="muted t1">{texts.hint}</span>
      </div>
    </>
  );
}
