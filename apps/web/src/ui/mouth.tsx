import { DANGER_ABOVE, OUT_ABOVE, bend, dimples, grin, line, mouthState, sag } from './mouth-geometry.ts';
import type { MouthBox } from './mouth-geometry.ts';
import styles from './mouth.module.css';
import { cx } from './cx.ts';

const boxes = {
  /** in a tile's bar, 56 wide */
  tile: { width: 56, depth: 11, y: 4, pad: 4, stroke: 4 },
  /** in a card, 200 wide */
  card: { width: 200, depth: 40, y: 8, pad: 8, stroke: 9 },
  /** under the meme and as wide as it */
  own: { width: 704, depth: 128, y: 10, pad: 10, stroke: 12 },
  /** across the whole screen when two play */
  duel: { width: 1232, depth: 132, y: 10, pad: 10, stroke: 12 },
  /** a duel on a narrow screen: as deep as it is wide enough to read */
  'duel-phone': { width: 374, depth: 64, y: 8, pad: 8, stroke: 9 },
  /** the own meter on a narrow screen */
  'own-phone': { width: 358, depth: 64, y: 8, pad: 8, stroke: 9 },
} as const satisfies Record<string, MouthBox>;

/** Sizes a mouth is drawn in. */
type MouthSize = keyof typeof boxes;

interface MouthProps {
  /** happiness, 0 to 100 */
  percent: number;
  size?: MouthSize;
  /** the dotted 30 and the dashed 40 behind the line; in a tile one short tick at 40 */
  ghost?: boolean;
  className?: string;
}

/**
 * The smile meter: one line that bends. Straight at 0 %, dimples above 30, a grin above 40. It draws and says nothing:
 * put the number and the word beside it (`Meter` does).
 */
export function Mouth({ percent, size = 'tile', ghost = true, className }: MouthProps) {
  const box = boxes[size];
  const state = mouthState(percent);
  const tile = size === 'tile';
  const height = box.y + box.depth + (tile ? box.stroke * 1.5 : box.stroke);
  const teeth = state === 'out' ? grin(percent, box) : undefined;
  return (
    <svg
      className={cx(styles.mouth, styles[state], className)}
      viewBox={`0 0 ${box.width} ${height}`}
      style={{ strokeWidth: box.stroke }}
      aria-hidden="true"
      focusable="false"
    >
      {ghost && !tile && <path className={styles.g30} d={bend(box.pad, box.width - box.pad, box.y, sag(DANGER_ABOVE, box.depth))} />}
      {ghost && !tile && <path className={styles.g40} d={bend(box.pad, box.width - box.pad, box.y, sag(OUT_ABOVE, box.depth))} />}
      {ghost && tile && !teeth && <path className={styles.tick} d={`M${box.width / 2 - 5} ${box.y + box.depth + 3.6}h10`} />}
      {teeth ? (
        <>
          <path className={styles.grin} d={teeth.lips} />
          <path className={styles.teeth} d={teeth.teeth} />
          {!tile && teeth.gaps.map((gap) => <path key={gap} className={styles.gap} d={gap} style={{ strokeWidth: box.stroke * 0.35 }} />)}
        </>
      ) : (
        <path className={styles.line} d={line(percent, box)} />
      )}
      {state === 'danger' && <path className={styles.line} d={dimples(box)} style={{ strokeWidth: box.stroke * 0.75 }} />}
    </svg>
  );
}
