import type { Plan } from '../../plan.ts';
import { oval, stroke } from '../pen.ts';
import type { Pen } from '../pen.ts';

export type Mood = Plan['mood'];

interface Eyes {
  /** how far the lids are down: 0 wide awake, 0.45 as always, 1 shut */
  lids: number;
  /** where the pupils look, -1 left to 1 right, -1 up to 1 down */
  look: number;
  lookY: number;
  /** the lids' slope: above 0 the outer ends hang */
  slope: number;
  /** size of the pupils, 1 as always */
  pupil: number;
  /** the mouth's slope, -1 to 1: never more than a hint */
  mouth: number;
}

/** What each mood does to a straight face. It stays one. */
const moods: Record<Mood, Eyes> = {
  calm: { lids: 0.42, look: 0, lookY: 0, slope: 0, pupil: 1, mouth: 0 },
  smug: { lids: 0.5, look: 0.7, lookY: 0, slope: 0, pupil: 1, mouth: 0.05 },
  tired: { lids: 0.66, look: 0, lookY: 0.35, slope: 0.16, pupil: 0.95, mouth: 0 },
  panic: { lids: 0.02, look: 0, lookY: 0, slope: 0, pupil: 0.55, mouth: 0 },
  proud: { lids: 0.38, look: 0, lookY: -0.3, slope: 0, pupil: 1, mouth: 0 },
  sad: { lids: 0.4, look: 0, lookY: 0.45, slope: 0.3, pupil: 1.05, mouth: 0 },
  angry: { lids: 0.42, look: 0, lookY: 0, slope: -0.3, pupil: 0.9, mouth: 0 },
  suspicious: { lids: 0.56, look: -0.75, lookY: 0, slope: 0, pupil: 0.95, mouth: -0.04 },
};

export interface Gaze {
  /** the middle between both eyes */
  x?: number;
  y: number;
  /** half the distance between the eyes, and the radius of one */
  gap: number;
  size: number;
  mood: Mood;
  /** instead of where the mood looks */
  look?: number;
  white?: string;
  ink?: string;
}

/** Two eyes under straight lids: nobody in these pictures is impressed. */
export function eyes(pen: Pen, gaze: Gaze): void {
  const { x = 0, y, gap, size, white = '#f6efdf', ink = '#2a1a12' } = gaze;
  const { ctx } = pen;
  const mood = moods[gaze.mood];
  const look = gaze.look ?? mood.look;
  for (const side of [-1, 1]) {
    const ex = x + side * gap;
    const top = y - size + mood.lids * size * 1.5;
    const tilt = mood.slope * side * size;
    ctx.save();
    ctx.beginPath();
    ctx.moveTo(ex - 2 * size, top - tilt);
    ctx.lineTo(ex + 2 * size, top + tilt);
    ctx.lineTo(ex + 2 * size, top + 4 * size);
    ctx.lineTo(ex - 2 * size, top + 4 * size);
    ctx.clip();
    oval(pen, white, ex, y, size, size * 0.94);
    oval(pen, ink, ex + look * size * 0.5, y + size * (0.12 + mood.lookY * 0.4), size * 0.5 * mood.pupil, size * 0.6 * mood.pupil);
    oval(pen, '#ffffff', ex + look * size * 0.5 + size * 0.2 * mood.pupil, y + size * (mood.lookY * 0.4 - 0.1), size * 0.14);
    ctx.restore();
    const line = Math.max(size * 0.16, size * 0.32);
    stroke(pen, ink, line, `M${ex - size * 1.12} ${top - tilt * 0.6}L${ex + size * 1.12} ${top + tilt * 0.6}`);
  }
}

/** The house's mouth: a straight line. */
export function mouth(pen: Pen, x: number, y: number, width: number, mood: Mood, colour = '#3b2418', thick = 6): void {
  const rise = moods[mood].mouth * width;
  stroke(pen, colour, thick, `M${x - width / 2} ${y + rise / 2}L${x + width / 2} ${y - rise / 2}`);
}

/** A whole face for something that has none, in a circle of radius `r`. */
export function deadpan(pen: Pen, x: number, y: number, r: number, mood: Mood): void {
  eyes(pen, { x, y: y - r * 0.16, gap: r * 0.42, size: r * 0.3, mood, white: '#ffffff', ink: '#1d1714' });
  mouth(pen, x, y + r * 0.46, r * 0.7, mood, '#1d1714', r * 0.11);
}
