import { eyes } from './face.ts';
import { glow, shadow, wash } from './light.ts';
import { box, fill, letters, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';

export const PRINTER = { x: 830, y: 566 };
/** The middle of its face: eyes, display and mouth. */
export const FACE = { x: 830, y: 292 };

/** The corner of an office that has kept some of its wildness. `night`: nobody is left to see it. */
export function habitat(ctx: Ctx, night: boolean): void {
  wash(ctx, night ? ['#101a2c', '#18263a'] : ['#c9c6a4', '#dcd3ac', '#c8bb8f'], -100, 0, 1_480, 520);
  window(ctx, night);
  clock(ctx, night);
  noticeBoard(ctx, night);
  box(ctx, night ? '#16202e' : '#8b8b6c', -100, 500, 1_480, 10);
  wash(ctx, night ? ['#131b28', '#0c111b'] : ['#7d7a63', '#6a6753'], -100, 510, 1_480, 200);
  cooler(ctx, night);
  if (night) glow(ctx, '150, 190, 255', 0.2, 330, 560, 420, 90);
  shadow(ctx, PRINTER.x, PRINTER.y + 2, 270, 24, night ? 0.5 : 0.3);
}

function window(ctx: Ctx, night: boolean): void {
  box(ctx, night ? '#0b1220' : '#8d8a6f', 190, 96, 330, 246, 4);
  wash(ctx, night ? ['#0c1a3c', '#28406e'] : ['#f3d9a0', '#f7e8bd'], 204, 110, 302, 218);
  if (night) {
    oval(ctx, '#e8ecd8', 420, 168, 30);
    oval(ctx, '#142448', 408, 160, 27);
  }
  for (let y = 122; y < 320; y += 20) box(ctx, night ? '#1d2c4a' : '#d8cfa6', 204, y, 302, 7);
}

function clock(ctx: Ctx, night: boolean): void {
  oval(ctx, night ? '#26334a' : '#5c5a48', 1_150, 150, 48);
  oval(ctx, night ? '#5b6a80' : '#f4efdc', 1_150, 150, 40);
  stroke(ctx, '#22221c', 6, night ? 'M1150 150L1134 134M1150 150L1150 118' : 'M1150 150L1172 150M1150 150L1148 118');
}

function noticeBoard(ctx: Ctx, night: boolean): void {
  box(ctx, night ? '#1c2536' : '#a5763f', 572, 104, 148, 112, 4);
  for (const [x, y, turn] of [
    [604, 136, -0.1],
    [650, 150, 0.06],
    [692, 134, 0.12],
  ] as const)
    placed(ctx, { x, y, turn }, () => {
      box(ctx, night ? '#45526a' : '#f6f1df', -18, -20, 36, 44);
      oval(ctx, night ? '#5a3a44' : '#c8322b', 0, -14, 4);
    });
}

function cooler(ctx: Ctx, night: boolean): void {
  const [body, water] = night ? ['#3a475c', '#2c4a72'] : ['#eceadd', '#9fc8d8'];
  shadow(ctx, 96, 548, 70, 12);
  box(ctx, body, 46, 356, 100, 190, 10);
  fill(ctx, water, 'M60 352C40 320 44 236 66 226H126C148 236 152 320 132 352Z');
  box(ctx, body, 62, 214, 68, 16, 6);
  box(ctx, night ? '#222c3c' : '#5a5c56', 66, 392, 60, 44, 6);
}

/** Leaves in front of whoever watches from a hide. */
export function hide(ctx: Ctx, night: boolean): void {
  const [dark, light] = night ? ['#060b10', '#0b151a'] : ['#233a26', '#31502f'];
  for (const [x, side] of [
    [-10, 1],
    [1_290, -1],
  ] as const)
    placed(ctx, { x, y: 620, scaleX: side }, () => {
      for (const [angle, long, wide, tone] of [
        [-1.45, 330, 46, dark],
        [-1.15, 300, 52, light],
        [-0.85, 280, 48, dark],
        [-0.5, 250, 46, light],
        [-0.2, 210, 40, dark],
      ] as const)
        placed(ctx, { turn: angle }, () => {
          fill(ctx, tone, `M0 0C${long * 0.3} ${-wide} ${long * 0.8} ${-wide} ${long} 0C${long * 0.8} ${wide} ${long * 0.3} ${wide} 0 0Z`);
          stroke(ctx, night ? '#101c22' : '#456b40', 4, `M20 0H${long - 30}`);
        });
    });
}

export interface PrinterPose {
  /** What it claims. */
  says: string;
  look: number;
  lookY?: number;
  lids: number;
  /** How far a page is out, 0 to 1; what is on it. */
  page?: number;
  text?: string;
  /** Shaken sideways by its own workings. */
  shake?: number;
  /** Its chest rises, 0 to 1. */
  breath?: number;
  night?: boolean;
}

/** A printer of the large kind, standing on (0, 0), 420 wide and 390 high. */
export function printer(ctx: Ctx, pose: PrinterPose): void {
  const { shake = 0, breath = 0, night = false, page = 0 } = pose;
  const [pale, mid, dark, ink] = night ? ['#46536a', '#38445a', '#2a3446', '#0e131b'] : ['#f0eee4', '#dcd8ca', '#b9b4a3', '#2a2a28'];
  placed(ctx, { x: shake * 5, scaleX: 1 + 0.008 * breath, scaleY: 1 + 0.014 * breath }, () => {
    for (const x of [-170, 170]) oval(ctx, ink, x, -4, 16, 12);
    box(ctx, mid, -200, -176, 400, 170, 10);
    for (const [y, n] of [
      [-166, '1'],
      [-88, '2'],
    ] as const) {
      box(ctx, dark, -184, y, 368, 70, 8);
      box(ctx, mid, -176, y + 6, 352, 58, 6);
      box(ctx, dark, -60, y + 14, 120, 14, 7);
      letters(ctx, `TRAY ${n}`, -140, y + 44, { size: 20, color: night ? '#5c6a80' : '#8d8876', spacing: 1 });
    }
    box(ctx, pale, -212, -352, 424, 184, 16);
    box(ctx, dark, -212, -190, 424, 20, 6);
    placed(ctx, { y: shake * 3 }, () => {
      box(ctx, mid, -218, -386, 436, 40, 14);
      box(ctx, pale, -150, -410, 300, 30, 12);
    });
    for (const x of [-140, 140]) oval(ctx, night ? '#2a3446' : '#cfcbbb', x, -298, 48, 44);
    if (night) for (const x of [-140, 140]) glow(ctx, '190, 255, 200', 0.35, x, -298, 90);
    eyes(ctx, {
      y: -296,
      gap: 140,
      size: 34,
      look: pose.look,
      lookY: pose.lookY ?? 0,
      lids: pose.lids,
      white: night ? '#c9f2cf' : '#e4f2d8',
      ink: '#1b2a1e',
    });
    display(ctx, pose.says, night);
    box(ctx, ink, -130, -238, 260, 26, 8);
    fill(ctx, dark, 'M-140-206H140L160-176H-160Z');
    if (page > 0) sheet(ctx, page, pose.text ?? '', night);
  });
}

function display(ctx: Ctx, says: string, night: boolean): void {
  box(ctx, '#23261f', -82, -330, 164, 60, 8);
  box(ctx, night ? '#8fce86' : '#a9c98c', -74, -322, 148, 44, 4);
  letters(ctx, says, 0, -291, { size: says.length > 8 ? 22 : 28, color: '#1c2a16', spacing: 1, family: 'Liberation Mono' });
}

function sheet(ctx: Ctx, page: number, text: string, night: boolean): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(-300, -226, 600, 400);
  ctx.clip();
  placed(ctx, { y: -226 - 220 * (1 - page) }, () => {
    box(ctx, 'rgba(20, 14, 10, 0.25)', -100, 6, 212, 220);
    box(ctx, night ? '#9fb0c8' : '#fffdf6', -106, 0, 212, 220, 2);
    letters(ctx, text, 0, 142, { size: 96, color: '#17161a' });
  });
  ctx.restore();
}

/** A sheet that has left for good, around (0, 0). */
export function looseSheet(ctx: Ctx, night: boolean): void {
  box(ctx, night ? '#8e9fb8' : '#fffdf6', -40, -50, 80, 100, 2);
  for (const y of [-28, -4, 20]) stroke(ctx, night ? '#6d7d96' : '#c9c4b4', 6, `M-26 ${y}H${y > 0 ? 4 : 26}`);
}
