import type { Deck, DeckItem } from '@deadpan/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { decks } from '../../engine/http/decks-api.ts';
import { deckTexts } from '../../texts/decks.ts';
import { showToast } from '../../ui/toast-store.ts';
import { tried } from './trying.ts';
import { deckKey, shelfKey } from './use-decks.ts';

const { toasts } = deckTexts;
const { failed } = toasts;

/** What can be done with a deck. Each resolves to whether it worked, and says both; what is on the screen follows. */
export function useDeckActions(id: string) {
  const queries = useQueryClient();
  const patch = (change: (deck: Deck) => Deck): void => {
    queries.setQueryData<Deck>(deckKey(id), (deck) => deck && change(deck));
    void queries.invalidateQueries({ queryKey: shelfKey });
  };
  const said = (title: string, text?: string): void => void showToast({ title, tone: 'good', ...(text !== undefined && { text }) });
  return {
    /** asks the server anew: an upload has arrived */
    refresh: (): void => {
      void queries.invalidateQueries({ queryKey: deckKey(id) });
      void queries.invalidateQueries({ queryKey: shelfKey });
    },
    rename: (name: string) =>
      tried(failed.rename, async () => {
        await decks.change(id, { name });
        patch((deck) => ({ ...deck, name }));
        said(toasts.renamed);
      }),
    share: (visibility: Deck['visibility']) =>
      tried(failed.share, async () => {
        await decks.change(id, { visibility });
        patch((deck) => ({ ...deck, visibility }));
        const { title, text } = visibility === 'link' ? toasts.shared : toasts.unshared;
        said(title, text);
      }),
    remove: () =>
      tried(failed.remove, async () => {
        await decks.remove(id);
        queries.removeQueries({ queryKey: deckKey(id) });
        void queries.invalidateQueries({ queryKey: shelfKey });
        said(toasts.removed);
      }),
    keep: (kept: boolean, quietly = false) =>
      tried(failed.keep, async () => {
        await (kept ? decks.keep(id) : decks.letGo(id));
        patch((deck) => ({ ...deck, kept }));
        const { title, text } = kept ? toasts.kept : toasts.letGo;
        if (!quietly) said(title, text);
      }),
    changeItem: (item: string, body: Partial<Pick<DeckItem, 'title' | 'alt' | 'family'>>) =>
      tried(failed.save, async () => {
        const changed = await decks.changeItem(id, item, body);
        patch((deck) => ({ ...deck, items: deck.items.map((one) => (one.id === item ? changed : one)) }));
        said(toasts.saved);
      }),
    removeItem: (item: string) =>
      tried(failed.remove, async () => {
        await decks.removeItem(id, item);
        patch((deck) => ({ ...deck, items: deck.items.filter((one) => one.id !== item) }));
        void queries.invalidateQueries({ queryKey: deckKey(id) });
        said(toasts.removed);
      }),
  };
}

export type DeckActions = ReturnType<typeof useDeckActions>;
