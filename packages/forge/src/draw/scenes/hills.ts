import { box, fill, oval, placed } from '../pen.ts';
import type { Pen } from '../pen.ts';
import type { Palette } from '../kit.ts';

const SKIES = { day: ['#8fd0ef', '#d6eef5'], dusk: ['#f39a6b', '#ffd9a0'], grey: ['#97a7b8', '#cfd8de'] } as const;

/** A landscape, 1000 high and `w` wide; the ground begins around 720. */
export function hills(pen: Pen, w: number, palette: Palette, chance: () => number, weather: keyof typeof SKIES = 'day'): void {
  const [high, low] = SKIES[weather];
  const sky = pen.ctx.createLinearGradient(0, 0, 0, 760);
  sky.addColorStop(0, pen.tone(high));
  sky.addColorStop(1, pen.tone(low));
  pen.ctx.fillStyle = sky;
  pen.ctx.fillRect(0, 0, w, 1000);
  const x = w * (chance() < 0.5 ? 0.18 : 0.82);
  if (weather !== 'grey') {
    oval(pen, weather === 'dusk' ? '#ffe9b0' : '#fff3b8', x, 240, 120);
    oval(pen, weather === 'dusk' ? '#ffd071' : '#ffdf6b', x, 240, 92);
  }
  for (let i = 0; i < Math.ceil(w / 500) + 1; i++)
    placed(pen, { x: w * chance(), y: 120 + 240 * chance(), scale: 0.7 + 0.7 * chance(), alpha: 0.85 }, () => cloud(pen));
  fill(pen, '#8fb58a', `M0 640Q${w * 0.2} 500 ${w * 0.42} 640T${w} 560V1000H0Z`);
  fill(pen, '#74a266', `M0 740Q${w * 0.3} 620 ${w * 0.6} 720T${w} 680V1000H0Z`);
  fill(pen, '#5f8f50', `M0 800Q${w * 0.5} 730 ${w} 790V1000H0Z`);
  for (let i = 0; i < 5; i++) placed(pen, { x: w * (0.06 + 0.88 * chance()), y: 830 + 150 * chance() }, () => tuft(pen));
  box(pen, palette.wall, 0, 0, 0, 0);
}

function cloud(pen: Pen): void {
  oval(pen, '#ffffff', -60, 8, 62, 34);
  oval(pen, '#ffffff', 0, -14, 70, 52);
  oval(pen, '#ffffff', 66, 6, 60, 36);
}

function tuft(pen: Pen): void {
  fill(pen, '#4a7a41', 'M-24 0Q-20-34-30-50Q-8-30-6 0ZM-6 0Q0-50 4-66Q12-34 10 0ZM10 0Q16-30 34-44Q24-20 24 0Z');
}
