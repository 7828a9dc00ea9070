import type { Pen } from './pen.ts';
import type { Pose } from './pose.ts';

export interface Palette {
  skin: string;
  shade: string;
  light: string;
  lip: string;
  brow: string;
}

const HEAD = 'M127 196C126 112 274 112 273 196C275 246 262 284 236 306C220 319 180 319 164 306C138 284 125 246 127 196Z';
const INK = '#1d1512';
const LIMIT = 0.4;

export function drawHead({ fill, disc, inside, line }: Pen, { skin, shade, light }: Palette): void {
  fill('M166 280V352C172 388 228 388 234 352V280Z', skin);
  fill('M166 298C180 326 220 326 234 298V326C222 348 178 348 166 326Z', shade);
  disc(126, 222, 14, 23, shade);
  disc(274, 222, 14, 23, shade);
  fill(HEAD, skin);
  inside(HEAD, () => {
    fill('M236 110C264 180 262 260 218 330H300V110Z', `${shade}52`);
    fill('M100 150C150 150 150 260 170 320H100Z', `${light}73`);
  });
  line('M204 222C206 242 214 254 212 262Q203 270 190 264', shade, 5.5);
}

function drawEye(pen: Pen, x: number, { look, blink, happy }: Pose, { shade }: Palette): void {
  const { fill, line, disc, inside } = pen;
  if (happy > LIMIT) return line(`M${x - 19} 220Q${x} 198 ${x + 19} 220`, INK, 6);
  if (blink > 0.5) return line(`M${x - 19} 217Q${x} 222 ${x + 19} 217`, INK, 6);
  const squint = 5 * Math.min(1, happy / LIMIT);
  const eye = `M${x - 20} 208Q${x} 200 ${x + 20} 208C${x + 19} ${230 - squint} ${x - 19} ${230 - squint} ${x - 20} 208Z`;
  fill(eye, '#efe9df');
  inside(eye, () => {
    const [px, py] = [x + 8.5 * look.x, 214 + 5 * look.y];
    disc(px, py, 10, 10.5, '#2a1c16');
    disc(px + 3.5, py - 3.5, 2.6, 2.6, '#ffffff');
  });
  line(`M${x - 22} 208Q${x} 199 ${x + 22} 208`, INK, 5.5);
  line(`M${x - 17} ${233 - squint}Q${x} ${240 - 1.6 * squint} ${x + 17} ${233 - squint}`, `${shade}b0`, 3.5);
}

/** Both eyes and brows; `lift`: how much higher one brow stands than the other, for those who doubt everything. */
export function drawEyes(pen: Pen, pose: Pose, palette: Palette, lift: readonly [number, number] = [0, 0]): void {
  for (const [side, x] of [168, 232].entries()) {
    drawEye(pen, x, pose, palette);
    const out = x < 200 ? -22 : 22;
    const up = -8 * pose.brows - (lift[side] ?? 0);
    // Frowning brows come down on the inner side.
    pen.line(`M${x + out} ${190 + up * 0.6}Q${x} ${184 + up * 1.2} ${x - out} ${190 + up}`, palette.brow, 8);
  }
}

/** A line that bends with the happiness, dimples above 30 %, a grin above 40 %. `at`: how far down the face. */
export function drawMouth({ fill, line, disc }: Pen, { happy }: Pose, { lip, shade }: Palette, at = 285): void {
  const dy = at - 285;
  if (happy > LIMIT) {
    const open = Math.min(1, (happy - LIMIT) / 0.4);
    const low = 308 + 16 * open + dy;
    fill(
      `M156 ${270 + dy}Q200 ${278 + dy} 244 ${270 + dy}C246 ${low - 14} 224 ${low} 200 ${low}C176 ${low} 154 ${low - 14} 156 ${270 + dy}Z`,
      '#4a1614',
    );
    fill(
      `M162 ${273 + dy}Q200 ${280 + dy} 238 ${273 + dy}C238 ${284 + dy} 234 ${289 + dy} 230 ${290 + dy}Q200 ${295 + dy} 170 ${290 + dy}C166 ${289 + dy} 162 ${284 + dy} 162 ${273 + dy}Z`,
      '#efe9df',
    );
    line(`M146 ${266 + dy}q-6 7-3 15M254 ${266 + dy}q6 7 3 15`, shade, 5);
    disc(150, 252, 18, 10, '#c4544a47');
    disc(250, 252, 18, 10, '#c4544a47');
    return;
  }
  const s = happy / LIMIT;
  line(`M${174 - 7 * s} ${at - 7 * s}Q200 ${at + 20 * s} ${226 + 7 * s} ${at - 7 * s}`, lip, 7);
  line(`M188 ${at + 14 + 6 * s}Q200 ${at + 18 + 6 * s} 212 ${at + 14 + 6 * s}`, `${shade}b0`, 5);
  if (happy > 0.3) line(`M158 ${270 + dy}q-5 7-2 14M242 ${270 + dy}q5 7 2 14`, shade, 4.5);
}
