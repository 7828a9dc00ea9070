import type { MemeStyle } from '@deadpan/protocol';
import type { Mood } from './cast/face.ts';
import { lightness, mixed, parsed, written } from './colour.ts';
import type { Tone } from './pen.ts';

/** The colours of a mood: from the wall behind to the darkest. */
export interface Palette {
  wall: string;
  far: string;
  floor: string;
  pop: string;
  deep: string;
}

/** What a style brings to every layout. */
export interface Kit {
  style: MemeStyle;
  palette: Palette;
  /** the page around pictures, what is written on it, and rules on it */
  paper: string;
  ink: string;
  soft: string;
  /** one strong colour beside them */
  accent: string;
  /** what the style makes of a colour in a picture */
  tone: Tone;
}

const palettes: Record<Mood, Palette> = {
  calm: { wall: '#f4dcae', far: '#e9c98f', floor: '#c39a68', pop: '#2a9d8f', deep: '#3a2416' },
  smug: { wall: '#e6d3f3', far: '#cdaee8', floor: '#8d63b5', pop: '#f2b530', deep: '#2a1644' },
  tired: { wall: '#cbd2e6', far: '#aab5d4', floor: '#6b7aa8', pop: '#5566c4', deep: '#1b2340' },
  panic: { wall: '#ffd0ae', far: '#ffab7d', floor: '#dd6036', pop: '#f2542d', deep: '#471405' },
  proud: { wall: '#ffeab0', far: '#f8d069', floor: '#c7912a', pop: '#2f8f5f', deep: '#3b2804' },
  sad: { wall: '#c3daee', far: '#96bbdd', floor: '#5384b3', pop: '#2f6db5', deep: '#0f2439' },
  angry: { wall: '#f8beb4', far: '#ec8a7c', floor: '#b5403a', pop: '#d7263d', deep: '#3a0b0c' },
  suspicious: { wall: '#e0e6b8', far: '#c2cd87', floor: '#818f47', pop: '#6a8d2f', deep: '#23290e' },
};

/** Old print: dull colours, blacks that have faded to brown, whites that have yellowed. */
const faded: Tone = (colour) => {
  const { rgb, alpha } = parsed(colour);
  const grey = rgb[0] * 0.3 + rgb[1] * 0.59 + rgb[2] * 0.11;
  const dull = rgb.map((v) => v + (grey - v) * 0.5) as [number, number, number];
  const warm: [number, number, number] = [46 + dull[0] * 0.76, 36 + dull[1] * 0.74, 28 + dull[2] * 0.62];
  return written(warm, alpha);
};

/** Two inks: the darker a colour, the more of the first. */
const duotone =
  (ink: string, paper: string): Tone =>
  (colour) => {
    const light = lightness(colour);
    // The lightest is still seen on the page.
    const step = 0.87 * Math.min(1, Math.max(0, (light - 0.34) / 0.6)) ** 1.35;
    const { alpha } = parsed(colour);
    return alpha < 1 ? written(parsed(mixed(ink, paper, step)).rgb, alpha) : mixed(ink, paper, step);
  };

/** Takes a style and a mood; returns their colours. */
export function kitOf(style: MemeStyle, mood: Mood): Kit {
  const palette = palettes[mood];
  switch (style) {
    case 'classic':
      return { style, palette, paper: '#0b0b0d', ink: '#ffffff', soft: '#c9c9cf', accent: '#ffd23f', tone: (colour) => colour };
    case 'modern':
      return { style, palette, paper: '#ffffff', ink: '#121217', soft: '#5c5c66', accent: palette.pop, tone: (colour) => colour };
    case 'vintage':
      return { style, palette, paper: '#efe3c6', ink: '#33251a', soft: '#6f5a44', accent: '#9c3f2c', tone: faded };
    case 'minimalist': {
      const ink = mixed(palette.deep, palette.pop, 0.22);
      const paper = mixed(palette.wall, '#ffffff', 0.72);
      return { style, palette, paper, ink, soft: mixed(ink, paper, 0.3), accent: ink, tone: duotone(ink, paper) };
    }
  }
}
