import type { Mood } from './cast/face.ts';
import { fill, oval, placed, stroke } from './pen.ts';
import type { Box, Pen } from './pen.ts';

const ANGER = 'M-6-10Q-6-36-34-36M14-10Q14-36 42-36M-6 12Q-6 38-34 38M14 12Q14 38 42 38';
const STAR = 'M0-58Q8-8 58 0Q8 8 0 58Q-8 8-58 0Q-8-8 0-58Z';

/** Small signs of a mood beside a head. `at` is the figure's ink. */
export function marks(pen: Pen, at: Box, mood: Mood, ink: string, within: Box): void {
  const size = Math.min(at.w, at.h);
  const scale = size / 400;
  // Beside the ink, but never so far that the edge cuts them off.
  const x = (wanted: number) => Math.min(within.x + within.w - 90 * scale, Math.max(within.x + 90 * scale, wanted));
  const y = (wanted: number, least: number) => Math.max(within.y + least * scale, wanted);
  const right = { x: x(at.x + at.w * 0.9), y: y(at.y + size * 0.1, 100), scale };
  const left = { x: x(at.x + at.w * 0.1), y: y(at.y + size * 0.1, 100), scale };
  switch (mood) {
    case 'panic':
      placed(pen, right, () => {
        fill(pen, '#6cc5f0', 'M0-60C26-14 30 10 0 14C-30 10-26-14 0-60Z');
        fill(pen, '#6cc5f0', 'M46 0C62 30 66 46 46 50C26 46 30 30 46 0Z');
      });
      return;
    case 'tired':
      placed(pen, right, () => {
        for (const [colour, more] of [
          [ink, 8],
          ['#ffffff', 0],
        ] as const) {
          stroke(pen, colour, 11 + more, 'M0 0H34L0 40H34');
          stroke(pen, colour, 8 + more, 'M40-52H62L40-26H62');
          stroke(pen, colour, 6 + more, 'M66-88H82L66-70H82');
        }
      });
      return;
    case 'angry':
      placed(pen, right, () => {
        stroke(pen, '#ffffff', 24, ANGER);
        stroke(pen, '#c9302c', 13, ANGER);
      });
      return;
    case 'sad':
      placed(pen, { scale: scale * 0.72, x: x(at.x + at.w * 0.84), y: y(at.y + size * 0.02, 62) }, () => {
        for (const x of [-50, 0, 50]) stroke(pen, '#6ea8d8', 8, `M${x} 34l-12 34`);
        oval(pen, '#8f9bab', -44, 4, 50, 30);
        oval(pen, '#8f9bab', 46, 4, 50, 30);
        oval(pen, '#a3aebc', 0, -14, 60, 42);
      });
      return;
    case 'proud':
      for (const [side, scale] of [
        [right, 1],
        [left, 0.7],
      ] as const)
        placed(pen, { ...side, scale: side.scale * scale }, () => {
          stroke(pen, ink, 10, STAR);
          fill(pen, '#fff3b0', STAR);
        });
      return;
    case 'suspicious':
    case 'calm':
    case 'smug':
      return;
  }
}
