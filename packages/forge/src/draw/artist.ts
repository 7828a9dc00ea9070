import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import type { MemeText } from '@deadpan/protocol';
import type { Plan } from '../plan.ts';
import { compositions } from './compositions.ts';
import { aged } from './finish.ts';
import { registerFonts } from './fonts.ts';
import { frameOf } from './frame.ts';
import type { IconFile } from './icons.ts';
import { laidOut } from './lay-out.ts';
import type { LaidOut } from './lay-out.ts';
import { write } from './text/ink.ts';

export type { LaidOut } from './lay-out.ts';

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
  const easel = await openEasel(folder);
  return {
    layOut: (plan) => laidOut(plan, frameOf(plan, easel)),
    draw: async (plan, { type, ...options }) => {
      const canvas = await painted(easel, plan, options);
      return type === 'webp' ? canvas.encodeSync('webp', 85) : canvas.encodeSync('png');
    },
  };
}

/** Takes the artwork's folder; makes its fonts known and returns its icons. */
export async function openEasel(folder: string): Promise<IconFile> {
  registerFonts(join(folder, 'fonts'));
  return JSON.parse(await readFile(join(folder, 'icons.json'), 'utf8')) as IconFile;
}

/** Takes icons, a plan and what differs from it; returns the meme before it becomes a file. */
export async function painted(
  icons: IconFile,
  plan: Plan,
  { texts, words = true, background }: Omit<DrawOptions, 'type'>,
): Promise<Canvas> {
  const image = background && (await loadImage(background));
  const frame = frameOf(plan, icons, image);
  const { places, paint } = compositions[plan.layout](frame);
  const canvas = createCanvas(frame.w, frame.h);
  const ctx = canvas.getContext('2d');
  paint({ ctx, tone: frame.kit.tone });
  if (plan.style === 'vintage') aged(ctx, frame.w, frame.h);
  if (words)
    for (const { slot, text, x, y, width, height } of texts ?? laidOut(plan, frame).texts) {
      const place = Object.hasOwn(places, slot) ? places[slot] : undefined;
      if (place) write(ctx, text, { x: x * frame.w, y: y * frame.h, w: width * frame.w, h: height * frame.h }, place.look);
    }
  return canvas;
}
