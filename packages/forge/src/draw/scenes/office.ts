import { box, oval, placed, stroke } from '../pen.ts';
import type { Pen } from '../pen.ts';
import type { Palette } from '../kit.ts';

/** An office, 1000 high and `w` wide; its floor begins at 800. */
export function office(pen: Pen, w: number, palette: Palette, chance: () => number): void {
  box(pen, palette.wall, 0, 0, w, 1000);
  box(pen, palette.far, 0, 600, w, 220);
  box(pen, palette.floor, 0, 800, w, 200);
  const panes = Math.max(2, Math.round(w / 420));
  const width = (w - 120) / panes;
  for (let i = 0; i < panes; i++) {
    const x = 60 + i * width;
    box(pen, '#f5f5f2', x, 110, width - 36, 420, 4);
    box(pen, '#a9cfe3', x + 14, 124, width - 64, 392);
    for (let b = 0; b < 3; b++) {
      const [bx, bh] = [x + 20 + ((width - 90) / 3) * b, 90 + 200 * chance()];
      box(pen, b % 2 ? '#7f9fb5' : '#6b8aa2', bx, 516 - bh, (width - 90) / 3 - 6, bh);
    }
    for (let y = 124; y < 230; y += 22) box(pen, '#e8e6de', x + 14, y, width - 64, 12);
  }
  placed(pen, { x: w * (chance() < 0.5 ? 0.1 : 0.9), y: 690 }, () => {
    box(pen, '#5d6470', -70, 0, 140, 200, 8);
    for (const y of [14, 78, 142]) {
      box(pen, '#747c89', -58, y, 116, 52, 4);
      box(pen, '#d8dade', -16, y + 22, 32, 8, 4);
    }
  });
  placed(pen, { x: w * 0.5, y: 60 }, () => {
    oval(pen, '#ffffff', 0, 0, 44);
    stroke(pen, palette.deep, 6, 'M0 0V-26M0 0H18');
  });
}
