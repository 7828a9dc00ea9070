import type { Image } from '@napi-rs/canvas';
import type { Plan } from '../plan.ts';
import { chanceFrom } from './chance.ts';
import { figureOf } from './figure.ts';
import type { Figure } from './figure.ts';
import { iconOf } from './icons.ts';
import type { IconFile } from './icons.ts';
import { kitOf } from './kit.ts';
import type { Kit } from './kit.ts';
import type { Box, Pen } from './pen.ts';
import type { TextLook } from './text/look.ts';

/** Everything a layout needs to be composed; in pixels. */
export interface Frame {
  plan: Plan;
  w: number;
  h: number;
  /** about a thousandth of the picture's size: letters and lines are told in it */
  u: number;
  wide: boolean;
  tall: boolean;
  kit: Kit;
  /** an image from elsewhere that stands where the artwork would; `used` once it is a ground */
  painted?: { image: Image; used: boolean };
  /** a stream of chance of its own for each name, so that one more use moves nothing else */
  chance: (name: string) => () => number;
  /** who stands at a place for artwork */
  figure: (place: string, options?: { faces?: boolean; mood?: Plan['mood'] }) => Figure;
  /** one of the house's people, the same throughout a plan */
  someone: (mood: Plan['mood']) => Figure;
  /** the colours of an icon */
  shades: (name: string) => readonly string[];
  /** a text of the plan, empty when it has none */
  text: (slot: string) => string;
}

/** A layout's place for words. */
export interface Place {
  box: Box;
  look: TextLook;
}

/** A meme composed: where its words go, and everything else. */
export interface Composition {
  places: Record<string, Place>;
  /** Paints the whole picture without its words. */
  paint: (pen: Pen) => void;
}

export type Compose = (frame: Frame) => Composition;

const sizes = { square: [1080, 1080], landscape: [1280, 720], portrait: [1080, 1350] } as const;

/** Takes a plan and the artwork; returns what its layout composes with; `image` stands in for the artwork. */
export function frameOf(plan: Plan, icons: IconFile, image?: Image): Frame {
  const [w, h] = sizes[plan.format];
  const chance = (name: string) => chanceFrom(plan.seed + [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7));
  return {
    plan,
    w,
    h,
    u: Math.sqrt(w * h) / 1020,
    wide: plan.format === 'landscape',
    tall: plan.format === 'portrait',
    kit: kitOf(plan.style, plan.mood),
    ...(image && { painted: { image, used: false } }),
    chance,
    figure: (place, { faces = true, mood = plan.mood } = {}) =>
      figureOf(icons, plan.art[place] ?? '', mood, chance(`figure ${place}`), faces),
    someone: (mood) => figureOf(icons, 'person', mood, chance('someone')),
    shades: (name) => [...new Set(iconOf(icons, name)?.shapes.map(([colour]) => colour) ?? [])],
    text: (slot) => (Object.hasOwn(plan.texts, slot) ? (plan.texts[slot] ?? '') : ''),
  };
}
