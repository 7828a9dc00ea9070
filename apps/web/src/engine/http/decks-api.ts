import type { ChangeDeckBody, ChangeItemBody, Deck, DeckItem, DeckReportBody, DeckShelf, Done } from '@deadpan/protocol';
import type * as z from 'zod/mini';
import { http } from './api.ts';

const own = { ownToast: true } as const;
const at = (deck: string): string => `/decks/${encodeURIComponent(deck)}`;
const itemAt = (deck: string, item: string): string => `${at(deck)}/items/${encodeURIComponent(item)}`;

/** Players' decks. Files come by `engine/uploads`. Pages tell what failed. */
export const decks = {
  shelf: (signal?: AbortSignal) => http.call<DeckShelf>('/decks', { ...own, ...(signal && { signal }) }),
  get: (id: string, signal?: AbortSignal) => http.call<Deck>(at(id), { ...own, ...(signal && { signal }) }),
  create: (name: string) => http.call<Deck>('/decks', { ...own, method: 'POST', body: { name } }),
  change: (id: string, body: z.infer<typeof ChangeDeckBody>) => http.call<Deck>(at(id), { ...own, method: 'PUT', body }),
  remove: (id: string) => http.call<void>(at(id), { ...own, method: 'DELETE' }),
  /** somebody else's deck, found by its link, on one's own shelf */
  keep: (id: string) => http.call<void>(`${at(id)}/keep`, { ...own, method: 'PUT' }),
  letGo: (id: string) => http.call<void>(`${at(id)}/keep`, { ...own, method: 'DELETE' }),
  report: (id: string, body: z.infer<typeof DeckReportBody>) => http.call<Done>(`${at(id)}/report`, { ...own, method: 'POST', body }),
  changeItem: (deck: string, item: string, body: z.infer<typeof ChangeItemBody>) =>
    http.call<DeckItem>(itemAt(deck, item), { ...own, method: 'PUT', body }),
  removeItem: (deck: string, item: string) => http.call<void>(itemAt(deck, item), { ...own, method: 'DELETE' }),
  setPoster: (deck: string, item: string, picture: Blob) =>
    http.call<DeckItem>(`${itemAt(deck, item)}/poster`, { ...own, method: 'PUT', body: picture }),
};
