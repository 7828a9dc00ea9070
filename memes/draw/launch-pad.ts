import { eyes, mouth } from './face.ts';
import { glow, wash } from './light.ts';
import { box, fill, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';

/** What stands on the pad stands on this line. */
export const PAD = 548;

/** Flat land at dawn with a launch pad in its middle. */
export function launchSite(ctx: Ctx): void {
  wash(ctx, ['#3b4f86', '#8d86ac', '#f0b48c', '#f8d9a8'], -200, 0, 1_680, 500);
  glow(ctx, '255, 232, 180', 0.9, 250, 470, 420, 300);
  for (const [x, y, w] of [
    [980, 130, 110],
    [1_100, 160, 80],
    [160, 200, 120],
  ] as const)
    oval(ctx, 'rgba(255, 236, 214, 0.5)', x, y, w, 15);
  fill(ctx, '#6d6b7d', 'M-200 470C0 440 120 462 300 466S700 452 900 462S1300 448 1480 468V520H-200Z');
  wash(ctx, ['#7e7358', '#5f5642'], -200, 484, 1_680, 260);
  fill(ctx, '#9a9a98', 'M330 548H950L1010 600H270Z');
  box(ctx, '#82827f', 270, 600, 740, 60);
  for (let x = 350; x < 940; x += 74) fill(ctx, '#d8b13a', `M${x} 552h30l-12 16h-30z`);
}

export interface RocketPose {
  /** How far the hatch is open, 0 to 1, with somebody in it. */
  hatch?: number;
  look?: number;
  lookY?: number;
}

/** A rocket, standing on (0, 0), 430 high. */
export function rocket(ctx: Ctx, { hatch = 0, look = 0, lookY = 0 }: RocketPose = {}): void {
  for (const s of [-1, 1]) fill(ctx, '#b3382f', `M${s * 46}-120C${s * 96}-90 ${s * 108}-40 ${s * 104} 0L${s * 52}-34Z`);
  fill(ctx, '#4a4c55', 'M-38-30H38L52 4H-52Z');
  fill(ctx, '#f1eee6', 'M-62-30C-70-200-62-330 0-430C62-330 70-200 62-30Z');
  fill(ctx, 'rgba(40, 40, 70, 0.14)', 'M18-390C52-300 60-180 54-30H62C70-200 62-330 0-430Z');
  fill(ctx, '#b3382f', 'M-41-340C-30-374-16-404 0-430C16-404 30-374 41-340Z');
  box(ctx, '#b3382f', -66, -86, 132, 22, 4);
  oval(ctx, '#8d94a3', 0, -262, 43);
  oval(ctx, '#22283a', 0, -262, 35);
  if (hatch > 0) {
    ctx.save();
    ctx.beginPath();
    ctx.arc(0, -262, 35, 0, Math.PI * 2);
    ctx.rect(-80, -420, 160, 158);
    ctx.clip();
    placed(ctx, { y: -262 + 44 * (1 - hatch), scale: 1 }, () => astronaut(ctx, look, lookY));
    ctx.restore();
    placed(ctx, { x: 43, y: -262, scaleX: 1 - 1.7 * hatch }, () => oval(ctx, '#aab0bd', -43, 0, 40));
  } else oval(ctx, '#5d7ba8', -8, -272, 12, 9, -0.5);
}

/** Helmet and face, around (0, 0). */
function astronaut(ctx: Ctx, look: number, lookY: number): void {
  oval(ctx, '#f6f3ea', 0, -4, 33, 33);
  oval(ctx, '#e3b08c', 0, -2, 24, 24);
  eyes(ctx, { y: -8, gap: 9.5, size: 6.4, look, lookY });
  mouth(ctx, 0, 10, 15, '#7a4636', 3.2);
}

/** The tower that holds a rocket until it leaves, standing on (0, 0), 470 high; `fire` under it when it is the one that leaves. */
export function tower(ctx: Ctx, fire: number): void {
  if (fire > 0) {
    fill(ctx, '#f9c23c', `M-46 0L-20 ${90 + 30 * fire}L0 ${60 + 20 * fire}L22 ${104 + 26 * fire}L46 0Z`);
    fill(ctx, '#fff1c2', `M-26 0L0 ${54 + 14 * fire}L26 0Z`);
  }
  for (const x of [-46, 46]) box(ctx, '#a3432f', x - 8, -460, 16, 460);
  for (let y = -440; y < 0; y += 74) stroke(ctx, '#a3432f', 9, `M-46 ${y}L46 ${y + 74}M46 ${y}L-46 ${y + 74}M-46 ${y}H46`);
  box(ctx, '#8a3626', -60, -478, 120, 20, 3);
  stroke(ctx, '#8a3626', 7, 'M0-478V-540');
  oval(ctx, '#f25b4a', 0, -544, 9);
  for (const y of [-330, -170]) {
    box(ctx, '#c0583f', 46, y, 62, 18, 3);
    box(ctx, '#8a3626', 98, y - 8, 14, 34, 3);
  }
}

/** Smoke that grows out of the pad, `u` from 0 to 1, and drifts apart by `gone`. */
export function smoke(ctx: Ctx, u: number, gone: number): void {
  if (u <= 0 || gone >= 1) return;
  for (let i = 0; i < 34; i++) {
    const far = ((i * 61) % 100) / 100;
    const side = i % 2 ? 1 : -1;
    const x = 620 + side * (40 + far * 640 * u) + side * gone * 420;
    const y = PAD + 30 - ((i * 37) % 90) * u * 5.4 * (1 - far * 0.4) - gone * 120;
    const r = (40 + ((i * 23) % 70)) * (0.4 + 1.2 * u) * (1 - gone);
    oval(ctx, i % 3 ? '#e9e3dc' : '#d3ccc6', x, y, r, r * 0.86);
  }
}
