import { drawEyes, drawHead, drawMouth } from './head.ts';
import type { Palette } from './head.ts';
import type { Pen } from './pen.ts';
import type { Pose } from './pose.ts';

const palette: Palette = { skin: '#a87650', shade: '#7d5234', light: '#c39068', lip: '#6f3a2e', brow: '#1f1715' };
const HAT = '#4a4640';
const HAT_DARK = '#353230';
const COAT = '#8c7a58';
const COAT_DARK = '#6c5d41';
const HAIR = '#241b18';

function drawWall({ box }: Pen): void {
  box(0, -40, 400, 560, '#2f3a44');
  // the light of the street through the blinds
  for (let i = 0; i < 11; i++) box(0, -30 + i * 50, 400, 17, '#46545f');
  for (let i = 0; i < 11; i++) box(250, -30 + i * 50, 150, 17, '#7c8378');
}

/** The Inspector: a hat, a moustache, a collar turned up, one brow higher than the other. */
export function drawInspector(pen: Pen, pose: Pose): void {
  const { fill, line, moved } = pen;
  const lift = Math.min(8, 20 * pose.happy);
  drawWall(pen);
  moved({ y: pose.shake }, () => {
    fill('M30 520C34 404 84 376 158 352C180 384 220 384 242 352C316 376 366 404 370 520Z', COAT);
    fill('M242 352C316 376 366 404 370 520H304C300 430 284 390 242 352Z', COAT_DARK);
    moved({ turn: pose.tilt }, () => {
      fill('M124 200C118 150 282 150 276 200L274 236H126Z', HAIR);
      drawHead(pen, palette);
    });
    fill('M118 318C126 360 160 396 200 420L172 470L92 388Z', COAT);
    fill('M282 318C274 360 240 396 200 420L228 470L308 388Z', COAT_DARK);
    line('M118 318L92 388L172 470M282 318L308 388L228 470', '#53472f', 4);
    fill('M186 410H214L222 520H178Z', '#3a4552');
    moved({ turn: pose.tilt }, () => {
      drawEyes(pen, pose, palette, [0, pose.happy > 0.4 ? 0 : 9]);
      drawMouth(pen, pose, palette, 292);
      // The moustache rises with what is under it.
      fill(
        `M200 ${266 - lift * 0.4}C184 ${256 - lift * 0.3} 158 ${262 - lift} 146 ${282 - lift * 1.6}C160 ${284 - lift} 182 ${288 - lift * 0.6} 200 ${278 - lift * 0.4}C218 ${288 - lift * 0.6} 240 ${284 - lift} 254 ${282 - lift * 1.6}C242 ${262 - lift} 216 ${256 - lift * 0.3} 200 ${266 - lift * 0.4}Z`,
        HAIR,
      );
      fill('M130 164C128 96 150 76 200 84C250 76 272 96 270 164Z', HAT);
      fill('M129 142C170 156 230 156 271 142L270 168H130Z', HAT_DARK);
      fill('M84 172C84 158 130 156 200 156C270 156 316 158 316 172C316 186 262 182 200 182C138 182 84 186 84 172Z', HAT);
      line('M176 84q22 22 50 0', HAT_DARK, 5);
    });
  });
}
