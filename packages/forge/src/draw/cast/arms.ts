import { oval, placed, stroke } from '../pen.ts';
import type { Pen } from '../pen.ts';

export type Gesture = 'stop' | 'point' | 'reach';

/** An arm in its sleeve, from a shoulder at (0, 0) over its elbow to a hand, in units of a person. */
export function arm(pen: Pen, gesture: Gesture, sleeve: string, skin: string): void {
  if (gesture === 'stop') {
    stroke(pen, sleeve, 52, 'M-14 20Q56 70 92-30');
    placed(pen, { x: 96, y: -92, turn: 0.1 }, () => palm(pen, skin));
    return;
  }
  if (gesture === 'point') {
    stroke(pen, sleeve, 52, 'M-14 20Q44 92 120 20');
    oval(pen, skin, 142, 4, 28, 25);
    stroke(pen, skin, 17, 'M148-4L204-26');
    return;
  }
  stroke(pen, sleeve, 52, 'M-14 24Q70 60 140-70');
  placed(pen, { x: 168, y: -106, turn: 0.6 }, () => palm(pen, skin));
}

function palm(pen: Pen, skin: string): void {
  oval(pen, skin, 0, 0, 29, 31);
  for (const [x, y] of [
    [-19, -52],
    [-6, -60],
    [8, -59],
    [21, -50],
  ] as const)
    stroke(pen, skin, 13, `M${x * 0.8}-14L${x} ${y}`);
  stroke(pen, skin, 14, 'M-16 6L-38-14');
}
