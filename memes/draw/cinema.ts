import { glow, wash } from './light.ts';
import { box, fill, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';

const DARK = '#120d14';

/** A small cinema seen from its last row: curtains, and a screen from (330, 92) to (950, 452) that shows nothing. */
export function cinema(ctx: Ctx, light: number): void {
  wash(ctx, ['#2a141c', '#1a0d14'], -40, 0, 1_360, 720);
  for (const side of [-1, 1])
    placed(ctx, { x: 640, scaleX: side }, () => {
      fill(ctx, '#6b1f29', 'M336 40H700V560H330C352 420 320 240 336 40Z');
      for (const x of [372, 426, 480, 540, 610]) stroke(ctx, '#561821', 13, `M${x} 40Q${x + 14} 300 ${x - 8} 556`);
    });
  glow(ctx, '255, 240, 205', 0.28 * light, 640, 280, 660, 420);
  box(ctx, '#0c080c', 316, 78, 648, 388, 6);
  box(ctx, `rgb(${Math.round(238 * light)}, ${Math.round(228 * light)}, ${Math.round(200 * light)})`, 330, 92, 620, 360);
  box(ctx, '#3a2418', -40, 496, 1_360, 130);
  box(ctx, '#573623', -40, 496, 1_360, 8);
}

/** The shadow of the projectionist on the screen: head and shoulders, looking right, with one empty hand. (0, 0) is under his chest. */
export function projectionist(ctx: Ctx, hand: number, turn: number): void {
  const ink = '#2c2626';
  fill(ctx, ink, 'M-150 40C-150-70-100-104-44-112V-140H40V-112C100-104 150-70 150 40Z');
  placed(ctx, { y: -140, scaleX: turn }, () => {
    fill(ctx, ink, 'M-72-60C-78-130-36-172 10-170C60-168 82-140 80-104L104-66C106-56 98-52 86-52C90-20 74 0 40 6C-10 16-66-2-72-60Z');
    fill(ctx, ink, 'M-78-112C-70-176 40-196 86-128L132-118Q136-106 120-106L70-112Z');
  });
  if (hand <= 0) return;
  placed(ctx, { x: 190, y: 60 - 190 * hand }, () => {
    stroke(ctx, ink, 52, 'M0 0L-40 190');
    oval(ctx, ink, 4, -22, 40, 38);
    stroke(ctx, ink, 18, 'M-26-30L-42-84M-6-46L-8-104M18-44L30-98M34-24L62-66M36-2L74-12');
  });
}

/** A reel of film on its edge, standing on (0, 0), with the strip it leaves behind: `tail` pixels to its right. */
export function reel(ctx: Ctx, turn: number, tail: number): void {
  if (tail !== 0) {
    stroke(ctx, '#1c1a1e', 12, `M10-4L${tail} -4`);
    ctx.setLineDash([5, 9]);
    stroke(ctx, '#8d8578', 4, `M10-4L${tail} -4`);
    ctx.setLineDash([]);
  }
  placed(ctx, { y: -58, turn }, () => {
    oval(ctx, '#b9bcc4', 0, 0, 58);
    oval(ctx, '#34313a', 0, 0, 50);
    oval(ctx, '#c8cbd2', 0, 0, 44);
    for (let i = 0; i < 5; i++) oval(ctx, '#4a4650', 26 * Math.cos(i * 1.2566), 26 * Math.sin(i * 1.2566), 11);
    oval(ctx, '#4a4650', 0, 0, 6);
  });
}

/** The last row but one, from behind: three who paid. `look` turns their heads with the reel. */
export function rowFromBehind(ctx: Ctx, look: number): void {
  for (const [x, hat] of [
    [300, 0],
    [590, 1],
    [1_010, 0],
  ] as const)
    placed(ctx, { x, y: 588 }, () => {
      fill(ctx, DARK, 'M-82 40C-80-20-50-34 0-36C50-34 80-20 82 40Z');
      oval(ctx, DARK, 14 * look, -66, 42, 48);
      oval(ctx, DARK, 14 * look + 44 * Math.sign(look || 1) * Math.abs(look), -60, 12, 9);
      if (hat)
        fill(
          ctx,
          DARK,
          `M${-60 + 14 * look}-96H${60 + 14 * look}L${40 + 14 * look}-112L${34 + 14 * look}-140H${-34 + 14 * look}L${-40 + 14 * look}-112Z`,
        );
    });
  for (let x = -20; x < 1_300; x += 146) box(ctx, '#241018', x, 566, 132, 80, 20);
}
