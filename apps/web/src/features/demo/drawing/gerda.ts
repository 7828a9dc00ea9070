import { drawEyes, drawHead, drawMouth } from './head.ts';
import type { Palette } from './head.ts';
import type { Pen } from './pen.ts';
import type { Pose } from './pose.ts';

const palette: Palette = { skin: '#dfb59c', shade: '#b78a70', light: '#f0cfba', lip: '#a4584b', brow: '#8f8c86' };
const HAIR = '#b9b6b0';
const HAIR_DARK = '#8f8c86';
const ROBE = '#26242b';
const FRAME = '#6b3330';

function drawWall({ box, line, disc, fill }: Pen): void {
  box(0, -40, 400, 560, '#5b4636');
  for (let i = 0; i < 8; i++) box(i * 56 + 4, -40, 4, 560, '#4b392c');
  box(0, 300, 400, 16, '#43321f');
  // scales, and a gavel that has seen use
  line('M334 70V170M300 92H368', '#b08d4a', 6);
  fill('M282 132H318Q300 152 282 132ZM350 132H386Q368 152 350 132Z', '#b08d4a');
  line('M300 92L284 132M300 92L316 132M368 92L352 132M368 92L384 132', '#b08d4a', 2.5);
  disc(334, 66, 8, 8, '#b08d4a');
  box(26, 258, 70, 42, '#3a2a1c');
  line('M40 236L86 252', '#8a6238', 9);
  box(28, 222, 34, 22, '#8a6238');
}

/** Gerda: a bun, square glasses, a robe. */
export function drawGerda(pen: Pen, pose: Pose): void {
  const { fill, line, disc, moved } = pen;
  drawWall(pen);
  moved({ y: pose.shake }, () => {
    moved({ turn: pose.tilt }, () => {
      disc(200, 96, 36, 32, HAIR_DARK);
      line('M176 92Q200 76 224 92', HAIR, 6);
      fill('M114 230C104 120 296 120 286 230Z', HAIR_DARK);
    });
    fill('M36 520C40 408 88 378 158 354C180 384 220 384 242 354C312 378 360 408 364 520Z', ROBE);
    moved({ turn: pose.tilt }, () => drawHead(pen, palette));
    fill('M150 350L200 408L250 350L268 358L214 470H186L132 358Z', '#e9e4da');
    line('M182 414L190 500M218 414L210 500M200 410V500', '#c9c2b4', 4);
    moved({ turn: pose.tilt }, () => {
      drawEyes(pen, pose, palette);
      drawMouth(pen, pose, palette);
      fill('M122 206C116 112 190 116 200 130C210 116 284 112 278 206C272 176 246 154 200 146C154 154 128 176 122 206Z', HAIR);
      line('M150 138c14-10 28-14 40-10M250 138c-14-10-28-14-40-10', '#d6d3cd', 5);
      fill('M142 200h50v20q0 16-25 16t-25-16zM208 200h50v20q0 16-25 16t-25-16z', '#dfe6ea1f');
      line('M142 200h50v20q0 16-25 16t-25-16zM208 200h50v20q0 16-25 16t-25-16zM192 206h16', FRAME, 5);
      line('M146 254q8 8 6 20M254 254q-8 8-6 20', `${palette.shade}90`, 4);
    });
  });
}
