import { drawEyes, drawHead, drawMouth } from './head.ts';
import type { Palette } from './head.ts';
import type { Pen } from './pen.ts';
import type { Pose } from './pose.ts';

const palette: Palette = { skin: '#ecc0a0', shade: '#c28e6c', light: '#f8dcc2', lip: '#b0604f', brow: '#9c4a22' };
const HAIR = '#c2622c';
const HAIR_DARK = '#974619';
const SHIRT = '#7fa3b5';
const SHIRT_DARK = '#63879a';

function drawWall({ box, line, disc, fill }: Pen): void {
  box(0, -40, 400, 560, '#69736c');
  box(0, 330, 400, 200, '#5a635d');
  box(286, 60, 92, 116, '#d9d2c0');
  box(294, 68, 76, 100, '#8fb0b9');
  // a motivational cat
  disc(332, 132, 20, 16, '#d98436');
  fill('M318 122l-2-16 12 8zM346 122l2-16-12 8z', '#d98436');
  line('M300 158H364', '#3d3a36', 4);
  box(22, 96, 88, 6, '#4b534e');
  box(30, 52, 22, 44, '#a4574a');
  box(54, 60, 18, 36, '#c9a24b');
  box(76, 46, 20, 50, '#4f6f86');
}

/** Kevin: hair that will not lie down, freckles, a lanyard. */
export function drawKevin(pen: Pen, pose: Pose): void {
  const { fill, line, disc, box, moved } = pen;
  drawWall(pen);
  moved({ y: pose.shake }, () => {
    fill('M36 520C40 408 88 378 158 354C180 384 220 384 242 354C312 378 360 408 364 520Z', SHIRT);
    fill('M242 354C312 378 360 408 364 520H300C296 430 280 390 242 354Z', SHIRT_DARK);
    moved({ turn: pose.tilt }, () => drawHead(pen, palette));
    fill('M152 350L200 410L162 436L132 366ZM248 350L200 410L238 436L268 366Z', '#a9c6d4');
    line('M164 380Q180 440 198 470M236 380Q220 440 202 470', '#b4453a', 5);
    box(180, 466, 40, 52, '#f0ece2');
    disc(200, 486, 9, 10, '#c28e6c');
    line('M188 506H212', '#8a867c', 4);
    moved({ turn: pose.tilt }, () => {
      for (const [x, y] of [
        [148, 244],
        [158, 252],
        [144, 256],
        [252, 244],
        [242, 252],
        [256, 256],
      ] as const)
        disc(x, y, 2.6, 2.2, '#b9744f');
      drawEyes(pen, pose, palette);
      drawMouth(pen, pose, palette);
      fill(
        'M120 200C104 118 150 82 196 96C204 76 236 74 244 92C286 96 296 140 280 200C274 182 268 170 256 160C230 176 214 152 196 158C178 164 150 156 140 168C130 178 124 188 120 200Z',
        HAIR,
      );
      fill('M196 96C190 72 206 58 224 60C214 70 214 82 220 92ZM150 104C136 92 130 80 134 66C146 78 158 84 170 92Z', HAIR);
      line('M168 112q22-10 44-2M226 108q22 4 34 24', HAIR_DARK, 5);
    });
  });
}
