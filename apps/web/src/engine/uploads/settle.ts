import type { Deck, DeckItem } from '@deadpan/protocol';
import type { UploadEntry } from './upload-types.ts';

interface SettleParts {
  deck: (id: string) => Promise<Pick<Deck, 'items'>>;
  changeItem: (deck: string, item: string, body: { title: string }) => Promise<DeckItem>;
  setPoster: (deck: string, item: string, picture: Blob) => Promise<DeckItem>;
  posterOf: (file: Blob) => Promise<Blob | null>;
}

/**
 * Makes what is still missing of an item whose file has arrived. The answer that told of it may have been lost: then it is the newest of its title in the deck.
 * What fails is left as it is: the item is there, without a poster or with its first title.
 */
export async function settleItem(
  { deck, changeItem, setPoster, posterOf }: SettleParts,
  file: Blob,
  entry: UploadEntry,
): Promise<DeckItem | null> {
  let item =
    entry.item ?? (await deck(entry.deck)).items.filter(({ title, kind }) => title === entry.title && kind === entry.kind).at(-1) ?? null;
  if (!item) return null;
  if (item.title !== entry.title) item = await changeItem(entry.deck, item.id, { title: entry.title }).catch(() => item as DeckItem);
  if (item.kind === 'still' || item.poster_url !== null) return item;
  const picture = await posterOf(file);
  return picture ? setPoster(entry.deck, item.id, picture).catch(() => item) : item;
}
