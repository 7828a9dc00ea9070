import { box, fill, oval, placed, stroke } from '../pen.ts';
import type { Pen } from '../pen.ts';
import type { Palette } from '../kit.ts';

/** A room that is 1000 high and `w` wide; its floor begins at 760. */
export function room(pen: Pen, w: number, palette: Palette, chance: () => number): void {
  box(pen, palette.wall, 0, 0, w, 1000);
  if (chance() < 0.6) stripes(pen, w, palette);
  else fill(pen, palette.far, `M0 560Q${w * 0.25} 480 ${w * 0.5} 600T${w} 540V780H0Z`);
  box(pen, palette.floor, 0, 760, w, 240);
  box(pen, 'rgba(20, 10, 5, 0.2)', 0, 752, w, 12);
  const left = chance() < 0.5;
  placed(pen, { x: left ? 150 : w - 150, y: 270 }, () => (chance() < 0.5 ? picture(pen) : windowPane(pen, palette)));
  placed(pen, { x: left ? w - 120 : 120, y: 800 }, () => (chance() < 0.6 ? plant(pen) : lamp(pen, palette)));
  if (w > 1300) placed(pen, { x: left ? w - 330 : 330, y: 250, scale: 0.8 }, () => picture(pen));
}

function stripes(pen: Pen, w: number, palette: Palette): void {
  for (let x = 30; x < w; x += 120) box({ ...pen }, `${palette.far}`, x, 0, 46, 760);
}

function picture(pen: Pen): void {
  placed(pen, { turn: -0.04 }, () => {
    box(pen, '#8a5a3c', -100, -120, 200, 220);
    box(pen, '#d5e2d8', -80, -100, 160, 180);
    oval(pen, '#f0bf57', -20, -40, 26);
    fill(pen, '#6f9a6a', 'M-80 30Q-30-20 20 24T80 0V80H-80Z');
    fill(pen, '#9bb877', 'M-80 60Q0 20 80 56V80H-80Z');
  });
}

function windowPane(pen: Pen, palette: Palette): void {
  box(pen, '#ffffff', -120, -150, 240, 290, 6);
  box(pen, '#9fd0ea', -104, -134, 208, 258);
  oval(pen, '#ffffff', -40, -60, 40, 20);
  oval(pen, '#ffffff', -10, -70, 44, 26);
  fill(pen, '#7fb27a', 'M-104 70Q-30 20 40 64T104 50V124H-104Z');
  box(pen, '#ffffff', -5, -134, 10, 258);
  box(pen, '#ffffff', -104, -12, 208, 10);
  box(pen, palette.floor, -136, 134, 272, 20, 4);
}

function plant(pen: Pen): void {
  for (const [x, y, turn] of [
    [-40, -210, -0.7],
    [40, -220, 0.6],
    [0, -260, 0],
    [-64, -140, -1.1],
    [66, -150, 1],
  ] as const)
    placed(pen, { x: x * 0.4, y: -90, turn }, () =>
      fill(pen, turn === 0 ? '#5f9a58' : '#4c8750', `M0 0C-50-60-40-150 0 ${y + 60}C40-150 50-60 0 0Z`),
    );
  fill(pen, '#b8674a', 'M-62-100H62L46 40H-46Z');
  box(pen, '#c97a5a', -70, -112, 140, 34, 6);
}

function lamp(pen: Pen, palette: Palette): void {
  stroke(pen, palette.deep, 10, 'M0 40V-330');
  oval(pen, palette.deep, 0, 44, 60, 14);
  fill(pen, '#fff3cf', 'M-50-470H50L94-320H-94Z');
}
