import { KOFI } from './cast.ts';
import { ghost } from './ghost.ts';
import { glow } from './light.ts';
import { box, fill, letters, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';
import { person } from './person.ts';

/** A small room for talks, its desk's top at y = 470. */
export function interviewRoom(ctx: Ctx): void {
  box(ctx, '#66776c', -200, -200, 1_680, 1_000);
  box(ctx, '#55645a', -200, 400, 1_680, 500);
  box(ctx, '#46534a', -200, 396, 1_680, 8);
  window(ctx);
  cabinet(ctx);
  clock(ctx);
  box(ctx, '#3a4a3c', 574, 150, 120, 160, 3);
  box(ctx, '#e8e2cf', 584, 160, 100, 140);
  stroke(ctx, '#8b9a78', 12, 'M604 274L634 196L664 274Z');
}

function window(ctx: Ctx): void {
  box(ctx, '#f4f1e6', 60, 110, 250, 240, 4);
  box(ctx, '#9fb2bd', 74, 124, 222, 212);
  for (const [x, y, w] of [
    [74, 220, 60],
    [140, 180, 50],
    [200, 240, 50],
    [256, 200, 40],
  ] as const)
    box(ctx, '#7f929e', x, y, w, 336 - y);
  for (let y = 134; y < 330; y += 20) box(ctx, 'rgba(244, 241, 230, 0.7)', 74, y, 222, 6);
}

function cabinet(ctx: Ctx): void {
  box(ctx, '#8b8f86', 1_090, 190, 150, 330, 4);
  for (let y = 200; y < 500; y += 80) {
    box(ctx, '#9da198', 1_100, y, 130, 70, 3);
    box(ctx, '#6d7169', 1_146, y + 28, 38, 10, 4);
  }
  fill(ctx, '#b8643f', 'M1130 150H1200L1192 190H1138Z');
  for (const [dx, dy] of [
    [-40, -50],
    [-14, -80],
    [16, -76],
    [42, -46],
  ] as const)
    stroke(ctx, '#6c8a4c', 13, `M1165 150Q${1_165 + dx * 0.3} ${150 + dy * 0.8} ${1_165 + dx} ${150 + dy}`);
}

function clock(ctx: Ctx): void {
  oval(ctx, '#3a3f45', 776, 160, 44);
  oval(ctx, '#f4f1e6', 776, 160, 37);
  stroke(ctx, '#23262e', 5, 'M776 160V134M776 160H794');
}

/** The desk between both, with what lies on it. */
export function interviewDesk(ctx: Ctx): void {
  box(ctx, '#8a6a4a', 60, 470, 1_160, 300, 6);
  box(ctx, '#a5825c', 40, 458, 1_200, 24, 6);
  fill(ctx, '#f7f4ec', 'M300 440H420L436 462H284Z');
  stroke(ctx, '#b9b4a6', 4, 'M310 448H400M304 456H380');
  box(ctx, '#3f8f86', 560, 410, 44, 50, 6);
  stroke(ctx, '#3f8f86', 8, 'M604 420c24-4 24 30 0 28');
  box(ctx, '#2b2d33', 700, 440, 54, 22, 5);
  box(ctx, '#8a5c34', 714, 404, 26, 40, 10);
}

/** Where the successful go. */
export function openPlan(ctx: Ctx): void {
  box(ctx, '#a9ad9b', -200, -200, 1_680, 1_000);
  box(ctx, '#8f9484', -200, 210, 1_680, 700);
  for (let x = 60; x < 1_280; x += 960) {
    box(ctx, '#e9eadc', x, 76, 150, 18, 4);
    glow(ctx, '240, 245, 225', 0.35, x + 75, 110, 150, 90);
  }
  box(ctx, '#4c5a45', 410, 66, 460, 62, 4);
  letters(ctx, 'TAX OFFICE', 640, 112, { size: 42, color: '#f4f1e6', spacing: 8 });
  [
    [282, 0.46, 9],
    [396, 0.62, 7],
    [552, 0.86, 5],
  ].forEach(([y = 0, scale = 1, seats = 0], row) => {
    for (let i = 0; i < seats; i++) {
      const x = 640 + (i - (seats - 1) / 2) * 330 * scale;
      const alive = row === 1 && i === 2;
      placed(ctx, { x, y: y + 40 * scale, scale: scale * 0.78 }, () => {
        if (alive) person(ctx, { ...KOFI, dress: 'shirt', coat: '#c9d6de', tie: '#8c2436', lids: 0.5 });
        else
          ghost(ctx, {
            tie: ['#3f6fa8', '#8c2436', '#5f7a3a', '#7d69a2'][(i + row) % 4] ?? '',
            look: 0,
            lids: 0.5,
            alpha: 0.9,
            bob: 6 * ((i * 3 + row) % 4),
          });
      });
      box(ctx, '#a5825c', x - 140 * scale, y + 16 * scale, 280 * scale, 22 * scale, 4);
      box(ctx, '#8a6a4a', x - 130 * scale, y + 38 * scale, 260 * scale, 90 * scale);
      fill(ctx, '#f7f4ec', `M${x - 96 * scale} ${y + 16 * scale}v${-50 * scale}h${60 * scale}v${50 * scale}Z`);
      box(ctx, '#3a4250', x + 30 * scale, y - 44 * scale, 84 * scale, 58 * scale, 4);
    }
  });
}
