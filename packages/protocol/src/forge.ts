import * as z from 'zod/mini';
import { Id } from './ids.ts';
import { limits } from './limits.ts';

/** spec §5 Meme generator. */
export const memeStyles = ['classic', 'modern', 'vintage', 'minimalist'] as const;
export type MemeStyle = (typeof memeStyles)[number];
export const memeFormats = ['square', 'landscape', 'portrait'] as const;
export type MemeFormat = (typeof memeFormats)[number];

/**
 * POST /meme/generate (spec §3 Meme generation request). `variant`: 0 for the first, counted up by New; the same request gives the same meme.
 * The prompt is cut at its limit by the server and not refused: what a person counts as a character is the engine's to say.
 */
export const GenerateMemeBody = z.object({
  prompt: z.string().check(z.trim(), z.minLength(1, 'Please enter a prompt for your meme.'), z.maxLength(limits.forge.promptUnits)),
  style: z.enum(memeStyles),
  format: z.enum(memeFormats),
  variant: z.optional(z.int().check(z.minimum(0), z.maximum(limits.forge.variants))),
});
export type GenerateMemeBody = z.infer<typeof GenerateMemeBody>;

/** A text on a meme. The box is in shares of the picture (0 to 1); the text is set as large as fits in it. `slot` is its name in the layout. */
export const MemeText = z.object({
  slot: z.string().check(z.minLength(1), z.maxLength(32), z.regex(/^[\w-]+$/)),
  text: z.string().check(z.maxLength(limits.forge.textUnits)),
  x: z.number().check(z.minimum(0), z.maximum(1)),
  y: z.number().check(z.minimum(0), z.maximum(1)),
  width: z.number().check(z.minimum(0.02), z.maximum(1)),
  height: z.number().check(z.minimum(0.02), z.maximum(1)),
});
export type MemeText = z.infer<typeof MemeText>;

/** How a slot's text looks, for an editor that shows it while it is moved; the server draws the real one. */
export const MemeTextLook = z.object({
  slot: z.string(),
  /** for people: "top line", "label of the second slice" */
  name: z.string(),
  font: z.enum(['impact', 'sans', 'serif', 'mono', 'hand']),
  colour: z.string(),
  outline: z.nullable(z.string()),
  upper: z.boolean(),
  align: z.enum(['left', 'center', 'right']),
  valign: z.optional(z.enum(['top', 'middle', 'bottom'])),
  /** as CSS counts them */
  weight: z.optional(z.int()),
  italic: z.optional(z.boolean()),
  /** the largest size, in shares of the picture's width */
  largest: z.optional(z.number()),
  /** between letters and from line to line, in sizes */
  spacing: z.optional(z.number()),
  leading: z.optional(z.number()),
  /** the colour behind the lines */
  plate: z.optional(z.string()),
});
export type MemeTextLook = z.infer<typeof MemeTextLook>;

/** spec §3 Meme generation response's `result`, and ours beside it: what the gallery and the editor need. */
export const MemeResult = z.object({
  id: z.string(),
  /** WebP, a path of ours that is kept for good */
  meme_url: z.string(),
  /** what Save calls the PNG */
  filename: z.string(),
  prompt: z.string(),
  style: z.enum(memeStyles),
  format: z.enum(memeFormats),
  /** who composed it and from what; that another engine was asked first and failed */
  message: z.string(),
  is_mock: z.boolean(),
  ai_model: z.string(),
  download_instructions: z.string(),
  variant: z.int(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  /** the same picture without its texts, for the editor */
  base_url: z.string(),
  texts: z.array(MemeText),
  looks: z.array(MemeTextLook),
  /** texts were changed by hand */
  edited: z.boolean(),
  created_at: z.string(),
});
export type MemeResult = z.infer<typeof MemeResult>;

/** POST /meme/generate answers so (spec §7). */
export const GenerateMemeAnswer = z.object({ status: z.literal('completed'), result: MemeResult, message: z.string() });
export type GenerateMemeAnswer = z.infer<typeof GenerateMemeAnswer>;

/** GET /memes: the player's own, `limits.forge.perPage` a page, the newest first; `next` is the `before` of the next page. */
export const MemeGallery = z.object({ memes: z.array(MemeResult), next: z.nullable(z.string()), total: z.int() });
export type MemeGallery = z.infer<typeof MemeGallery>;

/** PUT /memes/{id}: texts changed or moved by hand; a slot that is left out stays as it was. Answers with the meme drawn anew. */
export const EditMemeBody = z.object({
  texts: z.array(MemeText).check(z.maxLength(12)),
  alt: z.optional(z.string().check(z.maxLength(limits.decks.alt))),
});
export type EditMemeBody = z.infer<typeof EditMemeBody>;

/** `GET /memes?before=`: the `next` of the page before. */
export const MemesQuery = z.object({
  before: z.optional(z.string().check(z.regex(/^\d{1,16}\.[\w-]{1,64}$/, 'must be the `next` of a page'))),
});

export const MemeParams = z.object({ id: Id });
