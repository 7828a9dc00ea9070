import { eyes, mouth } from './face.ts';
import { fill, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';

export interface GhostPose {
  look?: number;
  lookY?: number;
  lids?: number;
  /** A tie for the occasion, of this colour. */
  tie?: string;
  /** Height of the floating, in pixels. */
  bob?: number;
  /** How much of it there is, 0 to 1. */
  alpha?: number;
}

/** A ghost from the front. Its hem floats above (0, 0), its eyes are around (0, -262), it is 260 wide. */
export function ghost(ctx: Ctx, { look = 0, lookY = 0, lids = 0.45, tie, bob = 0, alpha = 0.86 }: GhostPose): void {
  placed(ctx, { y: -bob, alpha }, () => {
    fill(
      ctx,
      '#eef2f4',
      'M0-352C72-352 100-306 102-250C108-160 126-90 134-8C112 14 96-20 74-14C54-8 44 18 20 14C0 10-12-16-34-14C-56-12-64 16-86 12C-106 8-112-14-132-6C-124-90-108-160-102-250C-100-306-72-352 0-352Z',
    );
    fill(ctx, 'rgba(120, 140, 165, 0.24)', 'M52-336C88-316 100-290 102-250C108-160 126-90 134-8C118 8 104-12 90-16C96-120 92-250 52-336Z');
    stroke(ctx, 'rgba(120, 140, 165, 0.4)', 5, 'M-60-130Q-66-70-76-20M10-110Q14-60 12-16');
    for (const side of [-1, 1])
      fill(
        ctx,
        '#e2e8ec',
        `M${side * 92}-176C${side * 130}-166 ${side * 150}-120 ${side * 132}-96C${side * 118}-84 ${side * 96}-104 ${side * 86}-130Z`,
      );
    if (tie) {
      fill(ctx, '#ffffff', 'M-46-176L0-150L46-176L36-150L0-136L-36-150Z');
      fill(ctx, tie, 'M-13-148H13L8-124L20-30L0-8L-20-30L-8-124Z');
    }
    eyes(ctx, { y: -262, gap: 32, size: 19, look, lookY, lids, ink: '#26303c' });
    mouth(ctx, look * 5, -206, 40, '#3b4754', 6);
    oval(ctx, 'rgba(255, 255, 255, 0.6)', -52, -318, 18, 9, -0.6);
  });
}
