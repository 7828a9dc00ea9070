import * as z from 'zod/mini';
import { cleanName, isPlainText } from './accounts.ts';
import { Family } from './family.ts';
import { Id } from './ids.ts';
import { limits } from './limits.ts';

const line = (max: number, min: number) =>
  z.pipe(
    z.string().check(z.maxLength(4 * max)),
    z.pipe(
      z.transform(cleanName),
      z.string().check(z.minLength(min), z.maxLength(max), z.refine(isPlainText, 'must not contain control characters')),
    ),
  );
const DeckName = line(limits.decks.name, 1);
const ItemTitle = line(limits.decks.title, 1);
const ItemAlt = line(limits.decks.alt, 0);

export const deckVisibilities = ['private', 'link'] as const;

/** A clip for round 1 or a still for round 3, in a player's deck. Addresses are paths of ours under /media, or null for what there is none of. */
export const DeckItem = z.object({
  id: z.string(),
  kind: z.enum(['clip', 'still']),
  title: z.string(),
  /** what those hear who cannot see it; empty when nobody wrote it */
  alt: z.string(),
  url: z.string(),
  poster_url: z.nullable(z.string()),
  /** ms; null for a still */
  duration: z.nullable(z.int()),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  /** up to which family level it is shown */
  family: Family,
  created_at: z.string(),
});
export type DeckItem = z.infer<typeof DeckItem>;

/** A deck in a list. */
export const DeckSummary = z.object({
  id: z.string(),
  name: z.string(),
  visibility: z.enum(deckVisibilities),
  /** the viewer made it, and may change it */
  mine: z.boolean(),
  owner: z.string(),
  clips: z.int(),
  stills: z.int(),
  /** of all clips together, ms */
  duration: z.int(),
  poster_url: z.nullable(z.string()),
  created_at: z.string(),
});
export type DeckSummary = z.infer<typeof DeckSummary>;

/** A deck with what is in it, in its order. `kept`: somebody else's that the viewer put on their shelf. */
export const Deck = z.object({ ...DeckSummary.shape, kept: z.boolean(), items: z.array(DeckItem) });
export type Deck = z.infer<typeof Deck>;

/** GET /decks: the viewer's own, those they kept, and how much room is left. */
export const DeckShelf = z.object({
  decks: z.array(DeckSummary),
  quota: z.object({ bytes: z.int(), maxBytes: z.int() }),
  /** false: the operator switched uploads off */
  uploads: z.boolean(),
});
export type DeckShelf = z.infer<typeof DeckShelf>;

/** POST /decks */
export const CreateDeckBody = z.object({ name: DeckName });
/** PUT /decks/{id} */
export const ChangeDeckBody = z.object({ name: z.optional(DeckName), visibility: z.optional(z.enum(deckVisibilities)) });
/** PUT /decks/{id}/items/{item} */
export const ChangeItemBody = z.object({ title: z.optional(ItemTitle), alt: z.optional(ItemAlt), family: z.optional(Family) });
/** POST /decks/{id}/items: a meme the player forged becomes a still of the deck. */
export const AddMemeBody = z.object({ meme: Id });

/** What an upload says of itself when it begins (its metadata in the tus protocol). */
export const UploadMetadata = z.object({ deck: Id, title: ItemTitle, alt: z.optional(ItemAlt) });

export const deckReportReasons = ['sexual', 'violence', 'hate', 'minor', 'copyright', 'private', 'other'] as const;
/** POST /decks/{id}/report: of the whole deck or of one item. */
export const DeckReportBody = z.object({
  item: z.optional(Id),
  reason: z.enum(deckReportReasons),
  text: z.optional(line(limits.strangers.reportText, 0)),
});
