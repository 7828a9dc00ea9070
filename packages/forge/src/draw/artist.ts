import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Image } from '@napi-rs/canvas';
import type { MemeText, MemeTextLook } from '@deadpan/protocol';
import { layouts } from '../layouts.ts';
import type { TextSlot } from '../layouts.ts';
import type { Plan } from '../plan.ts';
import { compositions } from './compositions.ts';
import { aged } from './finish.ts';
import { registerFonts } from './fonts.ts';
import { frameOf } from './frame.ts';
import type { Composition, Frame } from './frame.ts';
import type { IconFile } from './icons.ts';
import { write } from './text/ink.ts';
import type { TextLook } from './text/look.ts';

/** A meme's size in pixels, and where its texts stand and how they look. */
export interface LaidOut {
  width: number;
  height: number;
  texts: MemeText[];
  looks: MemeTextLook[];
}

export interface DrawOptions {
  /** changed or moved by hand, instead of the plan's */
  texts?: readonly MemeText[];
  /** false: the picture without its texts */
  words?: boolean;
  /** an image that stands where the artwork would: PNG, JPEG or WebP */
  background?: Uint8Array;
  type: 'webp' | 'png';
}

/** Draws plans. */
export interface Artist {
  /** Takes a plan; returns its size, its texts in their boxes (in shares of the picture) and the look of each place for text. */
  layOut: (plan: Plan) => LaidOut;
  /** Takes a plan and what differs from it; returns the image. The same input gives the same bytes. Throws when `background` is no image. */
  draw: (plan: Plan, options: DrawOptions) => Promise<Uint8Array>;
}

/** Opens the artwork and the fonts; `folder` is where `art/` was copied to, by default this package's own. */
export async function openArtist({ folder = join(import.meta.dirname, '../../art') }: { folder?: string } = {}): Promise<Artist> {
  registerFonts(join(folder, 'fonts'));
  const icons = JSON.parse(await readFile(join(folder, 'icons.json'), 'utf8')) as IconFile;
  const composed = (plan: Plan): [Frame, Composition] => {
    const frame = frameOf(plan, icons);
    return [frame, compositions[plan.layout](frame)];
  };
  return {
    layOut: (plan) => {
      const [frame, { places }] = composed(plan);
      return { width: frame.w, height: frame.h, texts: textsOf(plan, frame, places), looks: looksOf(plan, frame, places) };
    },
    draw: async (plan, { texts, words = true, background, type }) => {
      const image = background && (await loadImage(background));
      const [frame, composition] = composed(plan);
      const canvas = createCanvas(frame.w, frame.h);
      const ctx = canvas.getContext('2d');
      composition.paint({ ctx, tone: frame.kit.tone });
      if (image) covered(ctx, image, frame);
      if (plan.style === 'vintage') aged(ctx, frame.w, frame.h);
      if (words)
        for (const { slot, text, x, y, width, height } of texts ?? textsOf(plan, frame, composition.places)) {
          const place = composition.places[slot];
          if (place) write(ctx, text, { x: x * frame.w, y: y * frame.h, w: width * frame.w, h: height * frame.h }, place.look);
        }
      return type === 'webp' ? canvas.encode('webp', 85) : canvas.encode('png');
    },
  };
}

const round = (share: number) => Math.round(share * 10_000) / 10_000;

function textsOf(plan: Plan, { w, h }: Frame, places: Composition['places']): MemeText[] {
  const slots: readonly TextSlot[] = layouts[plan.layout].texts;
  return slots.flatMap(({ name }) => {
    const place = places[name];
    const text = Object.hasOwn(plan.texts, name) ? plan.texts[name] : undefined;
    if (!place || !text?.trim()) return [];
    const { box } = place;
    return [{ slot: name, text, x: round(box.x / w), y: round(box.y / h), width: round(box.w / w), height: round(box.h / h) }];
  });
}

function looksOf(plan: Plan, { w }: Frame, places: Composition['places']): MemeTextLook[] {
  const slots: readonly TextSlot[] = layouts[plan.layout].texts;
  return slots.flatMap(({ name, title }) => {
    const look = places[name]?.look;
    return look
      ? [
          {
            slot: name,
            name: title,
            font: familyOf(look),
            colour: look.colour,
            outline: look.outline,
            upper: look.upper,
            align: look.align,
            valign: look.valign,
            weight: weights[look.font],
            italic: look.font === 'serif-italic',
            largest: round(look.largest / w),
            ...(look.spacing !== undefined && { spacing: look.spacing }),
            ...(look.leading !== undefined && { leading: look.leading }),
            ...(look.plate !== undefined && { plate: look.plate }),
          },
        ]
      : [];
  });
}

/** What the faces would be called in a style sheet. */
const weights: Record<TextLook['font'], number> = {
  impact: 400,
  sans: 800,
  'sans-medium': 500,
  'sans-light': 300,
  serif: 700,
  'serif-black': 900,
  'serif-italic': 400,
  mono: 400,
  hand: 400,
};

const familyOf = ({ font }: TextLook): MemeTextLook['font'] =>
  font.startsWith('serif') ? 'serif' : font.startsWith('sans') ? 'sans' : (font as 'impact' | 'mono' | 'hand');

function covered(ctx: ReturnType<ReturnType<typeof createCanvas>['getContext']>, image: Image, { w, h }: Frame): void {
  const scale = Math.max(w / image.width, h / image.height);
  ctx.drawImage(image, (w - image.width * scale) / 2, (h - image.height * scale) / 2, image.width * scale, image.height * scale);
}
