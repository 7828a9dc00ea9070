import { bend, mouthState, sag } from './mouth-geometry.ts';
import styles from './face.module.css';
import { cx } from './cx.ts';

interface FaceProps {
  /** happiness, 0 to 100; it stays 0 unless a picture needs otherwise */
  percent?: number;
  /** closed eyes mean private or broken */
  closed?: boolean;
  /** width in CSS pixels; without it the style sheet decides */
  size?: number;
  className?: string;
}

const W = 48;
const H = W * 0.56;

/** The face that does not change, `•_•`: logo, loader, empty states. Decoration. */
export function Face({ percent = 0, closed = false, size, className }: FaceProps) {
  const state = mouthState(percent);
  const y = H * 0.7;
  const drop = sag(percent, W * 0.15);
  return (
    <svg
      className={cx(styles.face, styles[state], className)}
      viewBox={`0 0 ${W} ${state === 'out' ? H + W * 0.05 : H}`}
      style={size === undefined ? undefined : { width: size }}
      aria-hidden="true"
      focusable="false"
    >
      {closed ? (
        <path
          className={styles.stroke}
          d={`M${W * 0.06} ${H * 0.34}H${W * 0.22}M${W * 0.78} ${H * 0.34}H${W * 0.94}`}
          strokeWidth={W * 0.085}
        />
      ) : (
        <>
          <circle className={styles.eye} cx={W * 0.135} cy={H * 0.34} r={W * 0.095} />
          <circle className={styles.eye} cx={W * 0.865} cy={H * 0.34} r={W * 0.095} />
        </>
      )}
      {state === 'out' ? (
        <>
          <path
            className={styles.grin}
            d={`M${W * 0.28} ${y - W * 0.06}H${W * 0.72}Q${W * 0.5} ${y + W * 0.36} ${W * 0.28} ${y - W * 0.06}Z`}
          />
          <path
            className={styles.teeth}
            d={`M${W * 0.33} ${y - W * 0.04}H${W * 0.67}Q${W * 0.5} ${y + W * 0.14} ${W * 0.33} ${y - W * 0.04}Z`}
          />
        </>
      ) : (
        <path className={cx(styles.stroke, 'face-mouth')} d={bend(W * 0.32, W * 0.68, y - drop * 0.3, drop)} strokeWidth={W * 0.085} />
      )}
    </svg>
  );
}
