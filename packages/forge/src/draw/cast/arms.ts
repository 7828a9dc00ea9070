import { oval, placed, stroke } from '../pen.ts';
import type { Pen } from '../pen.ts';

/** An arm in its sleeve, from a shoulder at (0, 0) over its elbow to a hand, in units of a person; `flip` for the other side. */
export function arm(pen: Pen, gesture: 'stop' | 'point' | 'reach', sleeve: string, skin: string): void {
  if (gesture === 'stop') {
    stroke(pen, sleeve, 52, 'M0 0Q60 60 92-40');
    placed(pen, { x: 96, y: -92, turn: 0.1 }, () => palm(pen, skin));
    return;
  }
  if (gesture === 'point') {
    stroke(pen, sleeve, 52, 'M0 0Q50 76 120 10');
    oval(pen, skin, 142, -4, 28, 25);
    stroke(pen, skin, 17, 'M146-12L206-36');
    return;
  }
  stroke(pen, sleeve, 52, 'M0 0Q60 20 150-90');
  placed(pen, { x: 176, y: -124, turn: 0.7 }, () => palm(pen, skin));
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
