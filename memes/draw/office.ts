import { box, fill, letters, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';

/** The floor, and the plane of the door. */
export const FLOOR = 548;
export const DOOR = 850;
export const SIGN = { x: 545, y: 196 };

/** A corridor on the left, the room it leads to on the right, cut open between them. */
export function office(ctx: Ctx, signTurn: number): void {
  box(ctx, '#cdd6c8', -200, -100, 1_060, 900);
  box(ctx, '#b9c4b4', -200, 440, 1_060, 120);
  box(ctx, '#f1e3c3', DOOR, -100, 700, 900);
  box(ctx, '#e5d3ab', DOOR, 440, 700, 120);
  meetingRoom(ctx);
  box(ctx, '#8a8f94', -200, FLOOR, 1_700, 300);
  box(ctx, '#7b8085', -200, FLOOR, 1_700, 8);
  poster(ctx);
  placed(ctx, { x: SIGN.x, y: SIGN.y - 44, turn: signTurn }, () => placed(ctx, { y: 44 }, () => sign(ctx)));
}

function sign(ctx: Ctx): void {
  box(ctx, '#2f6b4f', -96, -48, 192, 96, 8);
  letters(ctx, 'PULL', 0, 4, { size: 50, color: '#ffffff', spacing: 3 });
  stroke(ctx, '#ffffff', 7, 'M44 28H-44M-44 28l14-10M-44 28l14 10');
}

function poster(ctx: Ctx): void {
  box(ctx, '#ffffff', 150, 150, 170, 200);
  box(ctx, '#4f7fa3', 162, 162, 146, 120);
  fill(ctx, '#dfe7ec', 'M162 282L214 206L246 248L270 220L308 282Z');
  letters(ctx, 'TEAMWORK', 235, 312, { size: 20, color: '#22303a', spacing: 1 });
  letters(ctx, 'is work', 235, 336, { size: 16, color: '#5b6a75', weight: 'normal' });
}

function meetingRoom(ctx: Ctx): void {
  box(ctx, '#bfe0ea', 980, 150, 200, 150);
  stroke(ctx, '#ffffff', 10, 'M980 150H1180V300H980ZM1080 150V300');
  box(ctx, '#7a5a3c', 1_040, 466, 220, 16, 4);
  stroke(ctx, '#5f452d', 14, 'M1064 484V548M1236 484V548');
  box(ctx, '#3a4250', 1_150, 410, 84, 54, 5);
  box(ctx, '#59616f', 1_140, 462, 100, 7, 3);
}

/** The wall above the door, and the door itself: an edge when shut, a panel reaching left when `open` nears 1. */
export function door(ctx: Ctx, open: number): void {
  box(ctx, '#9aa396', DOOR - 18, -100, 36, 330);
  box(ctx, '#5a4432', DOOR - 22, 226, 44, 12);
  const w = 18 + 190 * open;
  fill(ctx, '#8d5b37', `M${DOOR + 9} 238L${DOOR + 9 - w} ${238 + 26 * open}V${FLOOR + 22 * open}L${DOOR + 9} ${FLOOR}Z`);
  if (open > 0.1)
    stroke(ctx, '#764a2b', 5, `M${DOOR - 18} 272L${DOOR + 32 - w} ${288 + 6 * open}V${FLOOR - 30}L${DOOR - 18} ${FLOOR - 36}Z`);
  stroke(ctx, '#d9c06a', 9, `M${DOOR + 12 - w} 404h-18v26`);
}

/** Linda: a hen with a badge, looking right, standing on (0, 0), 120 high. `stride` moves her legs, `peck` her head. */
export function linda(ctx: Ctx, stride: number, peck = 0): void {
  const s = Math.sin(stride) * 16;
  stroke(ctx, '#e0a03a', 7, `M-6-34L${-6 + s} 0h14M14-34L${14 - s} 0h14`);
  fill(ctx, '#e9e3d6', 'M-66-70C-96-92-92-112-78-118C-66-104-50-96-30-92Z');
  fill(ctx, '#f7f3ea', 'M-68-78C-66-36-36-24 6-26C44-30 56-56 52-92C40-104 30-88 14-82C-14-74-44-100-68-78Z');
  fill(ctx, '#e2dac9', 'M-44-70C-30-44 0-42 18-62C2-66-24-80-44-70Z');
  placed(ctx, { x: peck * 12, y: Math.abs(Math.sin(stride)) * -3, turn: peck * 0.12 }, () => {
    fill(ctx, '#f7f3ea', 'M22-70C20-110 26-140 44-142C62-142 66-122 58-108C54-96 54-84 52-70Z');
    fill(ctx, '#cf3d35', 'M28-138C22-152 30-160 36-150C38-164 48-164 50-152C58-160 64-150 58-138Z');
    fill(ctx, '#eda93b', 'M62-128L82-120L60-114Z');
    fill(ctx, '#cf3d35', 'M60-114q10 8 2 18q-8-4-6-18z');
    oval(ctx, '#1d1a18', 50, -124, 4.5);
  });
  stroke(ctx, '#3b6ea5', 4, 'M26-84L36-58');
  box(ctx, '#ffffff', 26, -60, 22, 28, 3);
  box(ctx, '#3b6ea5', 30, -55, 14, 9);
}
