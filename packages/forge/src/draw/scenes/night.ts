import { box, fill, oval } from '../pen.ts';
import type { Pen } from '../pen.ts';

/** A town at night, 1000 high and `w` wide; the street begins at 820. */
export function night(pen: Pen, w: number, chance: () => number): void {
  const sky = pen.ctx.createLinearGradient(0, 0, 0, 900);
  sky.addColorStop(0, pen.tone('#131a3a'));
  sky.addColorStop(1, pen.tone('#46508c'));
  pen.ctx.fillStyle = sky;
  pen.ctx.fillRect(0, 0, w, 1000);
  for (let i = 0; i < 46; i++) oval(pen, '#f5efcf', w * chance(), 560 * chance(), 2 + 3 * chance());
  const x = w * (chance() < 0.5 ? 0.2 : 0.8);
  oval(pen, '#f7e7b2', x, 210, 96);
  oval(pen, '#e4d092', x - 30, 190, 20, 16);
  oval(pen, '#e4d092', x + 30, 240, 14, 12);
  for (let at = 0; at < w;) {
    const [width, height] = [110 + 120 * chance(), 170 + 300 * chance()];
    box(pen, '#232a52', at, 830 - height, width, height);
    for (let y = 852 - height; y < 790; y += 54)
      for (let column = at + 20; column < at + width - 30; column += 46)
        box(pen, chance() < 0.35 ? '#f6c95c' : '#1a2042', column, y, 22, 30, 2);
    at += width + 8;
  }
  fill(pen, '#2c2f4a', `M0 820H${w}V1000H0Z`);
}
