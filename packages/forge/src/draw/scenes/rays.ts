import { faint } from '../colour.ts';
import { box } from '../pen.ts';
import type { Pen } from '../pen.ts';
import type { Palette } from '../kit.ts';

/** Rays from behind whoever stands in the middle, 1000 high and `w` wide. */
export function rays(pen: Pen, w: number, palette: Palette): void {
  const { ctx, tone } = pen;
  box(pen, palette.floor, 0, 0, w, 1000);
  const reach = w + 1000;
  const count = 22;
  ctx.fillStyle = tone(palette.far);
  for (let i = 0; i < count; i += 2) {
    const [a, b] = [(i / count) * Math.PI * 2, ((i + 1) / count) * Math.PI * 2];
    ctx.beginPath();
    ctx.moveTo(w / 2, 560);
    ctx.lineTo(w / 2 + Math.cos(a) * reach, 560 + Math.sin(a) * reach);
    ctx.lineTo(w / 2 + Math.cos(b) * reach, 560 + Math.sin(b) * reach);
    ctx.fill();
  }
  const glow = ctx.createRadialGradient(w / 2, 560, 0, w / 2, 560, 700);
  glow.addColorStop(0, faint(tone(palette.wall), 0.95));
  glow.addColorStop(1, faint(tone(palette.wall), 0));
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, w, 1000);
}
