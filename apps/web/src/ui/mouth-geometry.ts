/** Happiness up to which a player is safe, in percent: 30 is still safe, only above counts. */
export const DANGER_ABOVE = 30;
/** Happiness above which a player is out, in percent: 40 is still danger. */
export const OUT_ABOVE = 40;

/** The three states of a mouth; each differs in shape and word, not only in colour. */
export type MouthState = 'safe' | 'danger' | 'out';

/** Which state a happiness in percent is shown in. */
export function mouthState(percent: number): MouthState {
  if (percent > OUT_ABOVE) return 'out';
  return percent > DANGER_ABOVE ? 'danger' : 'safe';
}

/** A box to draw a mouth in, in user units: the ends of the line lie at `pad` from both sides on height `y`, it sags by at most `depth`. */
export interface MouthBox {
  readonly width: number;
  readonly depth: number;
  readonly y: number;
  readonly pad: number;
  readonly stroke: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** How far the line hangs in its middle at a happiness: straight at 0, `depth` at 40 and beyond. */
export function sag(percent: number, depth: number): number {
  return (depth * Math.min(Math.max(percent, 0), OUT_ABOVE)) / OUT_ABOVE;
}

/** A quadratic with fixed ends whose middle hangs `drop` below them. */
export function bend(x0: number, x1: number, y: number, drop: number): string {
  return `M${round(x0)} ${round(y)}Q${round((x0 + x1) / 2)} ${round(y + 2 * drop)} ${round(x1)} ${round(y)}`;
}

/** The line at a happiness; the same commands at every value up to 40, so that the browser can move between them. */
export function line(percent: number, { width, depth, y, pad }: MouthBox): string {
  return bend(pad, width - pad, y, sag(percent, depth));
}

/** Small strokes across the ends of the line: the dimples of a smile that is not allowed. */
export function dimples({ width, y, pad, stroke }: MouthBox): string {
  const d = stroke * 1.05;
  const x1 = width - pad;
  return `M${round(pad - d * 0.4)} ${round(y + d * 0.9)}L${round(pad + d * 0.5)} ${round(y - d * 0.9)}M${round(x1 + d * 0.4)} ${round(y + d * 0.9)}L${round(x1 - d * 0.5)} ${round(y - d * 0.9)}`;
}

/** The grin above the limit: the lips, the row of teeth and the gaps between them. */
export function grin(
  percent: number,
  { width, depth, y, pad, stroke }: MouthBox,
): { lips: string; teeth: string; gaps: readonly string[] } {
  const x1 = width - pad;
  const cx = width / 2;
  const span = x1 - pad;
  const k = depth * (1.05 + 0.35 * Math.min(1, (percent - OUT_ABOVE) / 40));
  const inner = stroke * 0.55;
  const bite = k * 0.52;
  return {
    lips: `M${pad} ${y}H${round(x1)}Q${round(cx)} ${round(y + 2 * k)} ${pad} ${y}Z`,
    teeth: `M${round(pad + span * 0.075)} ${round(y + inner)}H${round(x1 - span * 0.075)}Q${round(cx)} ${round(y + 2 * bite)} ${round(pad + span * 0.075)} ${round(y + inner)}Z`,
    gaps: [0.25, 0.375, 0.5, 0.625, 0.75].map(
      (t) => `M${round(pad + span * t)} ${round(y + inner)}V${round(y + 4 * t * (1 - t) * bite * 0.97)}`,
    ),
  };
}
