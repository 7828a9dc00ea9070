import { box, fill, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';

const SKIN = '#e3b08c';
const SHADE = '#c98f6a';
const HAIR = '#4d3526';
const SHIRT = '#e9eef2';
const TROUSERS = '#46506a';

export interface KevinPose {
  /** How far he leans forward, in radians, around his feet. */
  lean?: number;
  /** 0 arms hang, 1 both hands ahead. */
  arms?: number;
  /** Phase of his steps in radians; absent when he stands. */
  stride?: number;
  /** Looks at us instead of ahead. */
  facing?: boolean;
  /** How far the head is thrown back, in radians. */
  headUp?: number;
  /** 1 as he is, less when a door has had a say. */
  width?: number;
}

/** Kevin, of the office, looking right; he stands on (0, 0) and is 290 high. */
export function kevin(ctx: Ctx, { lean = 0, arms = 0, stride, facing = false, headUp = 0, width = 1 }: KevinPose): void {
  const s = stride === undefined ? 0 : Math.sin(stride) * 44;
  const bob = stride === undefined ? 0 : Math.abs(Math.cos(stride)) * 6;
  placed(ctx, { scaleX: width }, () => {
    const hip = { x: Math.sin(lean) * 116, y: -116 - bob };
    leg(ctx, hip, -6 - s, '#3a435a');
    leg(ctx, hip, 6 + s, TROUSERS);
    placed(ctx, { ...hip, turn: lean }, () => {
      arm(ctx, arms, -s, '#cfd7dd');
      box(ctx, SHIRT, -38, -104, 76, 116, 24);
      box(ctx, TROUSERS, -38, -8, 76, 22, 8);
      if (facing) fill(ctx, '#b8413b', 'M-8-100H8L12-30L0-14L-12-30Z');
      else fill(ctx, '#b8413b', 'M22-98H36L40-34L30-18L22-34Z');
      placed(ctx, { x: 2, y: -104, turn: -headUp }, () => (facing ? faceAhead(ctx) : profile(ctx)));
      arm(ctx, arms, s, SHIRT);
    });
  });
}

function leg(ctx: Ctx, hip: { x: number; y: number }, foot: number, color: string): void {
  const lift = Math.max(0, -foot - 20) * 0.3;
  stroke(ctx, color, 32, `M${hip.x} ${hip.y}L${foot} ${-16 - lift}`);
  box(ctx, '#2a2320', foot - 16, -18 - lift, 50, 18, 9);
}

function arm(ctx: Ctx, arms: number, swing: number, color: string): void {
  const [x, y] = [-swing * 0.6 * (1 - arms) + 92 * arms, -4 - 62 * arms];
  stroke(ctx, color, 24, `M0-82Q${-12 + 40 * arms} ${-44 - 8 * arms} ${x} ${y}`);
  oval(ctx, SKIN, x + 4 * arms, y + 6 * (1 - arms), 14);
}

function profile(ctx: Ctx): void {
  box(ctx, SHADE, -16, -16, 30, 30, 10);
  fill(ctx, SKIN, 'M-42-44C-44-86-16-104 10-100C40-96 48-76 46-62L62-42C62-36 54-34 48-34C48-12 36-4 12-4C-20-4-40-14-42-44Z');
  fill(ctx, HAIR, 'M-48-36C-60-96-14-126 30-108C46-102 50-90 44-82C20-92 0-84-10-74C-14-58-22-46-26-30Z');
  oval(ctx, SHADE, -14, -44, 9, 12);
  oval(ctx, '#ffffff', 28, -60, 9, 9);
  oval(ctx, '#2a1a12', 32, -60, 4.5);
  stroke(ctx, HAIR, 5, 'M18-74H40');
  stroke(ctx, '#7a4636', 5, 'M24-20H46');
}

function faceAhead(ctx: Ctx): void {
  box(ctx, SHADE, -16, -16, 32, 30, 10);
  for (const x of [-48, 48]) oval(ctx, SHADE, x, -48, 9, 13);
  oval(ctx, SKIN, 0, -52, 47, 52);
  fill(ctx, HAIR, 'M-50-52C-58-112-20-122 6-118C44-118 56-92 50-52C46-70 36-82 14-82C-14-80-40-84-50-52Z');
  for (const x of [-18, 18]) {
    oval(ctx, '#ffffff', x, -54, 10, 10);
    oval(ctx, '#2a1a12', x, -53, 4.8);
    stroke(ctx, HAIR, 5, `M${x - 11}-69H${x + 11}`);
  }
  stroke(ctx, SHADE, 5, 'M0-50q7 12-2 15');
  stroke(ctx, '#7a4636', 5, 'M-15-20H15');
}
