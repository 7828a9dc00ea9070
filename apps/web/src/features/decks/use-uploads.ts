import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { limits } from '@deadpan/protocol';
import type { Deck, DeckShelf } from '@deadpan/protocol';
import { useStore } from 'zustand';
import { announcement } from '../../engine/uploads/said.ts';
import { isUnderWay } from '../../engine/uploads/upload-types.ts';
import type { UploadEntry } from '../../engine/uploads/upload-types.ts';
import { uploads } from '../../engine/uploads/uploads.ts';

/** The uploads into a deck, and what a screen reader is told of them. `onArrived`: something new is in the deck. */
export function useUploads(deck: string, onArrived: () => void): { entries: readonly UploadEntry[]; said: string } {
  const all = useStore(uploads.store, (state) => state.entries);
  const entries = useMemo(() => all.filter((entry) => entry.deck === deck), [all, deck]);
  const [said, setSaid] = useState('');
  useEffect(
    () =>
      uploads.store.subscribe((now, before) => {
        const words = announcement(
          before.entries.filter((entry) => entry.deck === deck),
          now.entries.filter((entry) => entry.deck === deck),
        );
        if (words !== null) setSaid(words);
      }),
    [deck],
  );
  // Told of what is done is told once; who comes back finds it in the deck.
  useEffect(() => () => uploads.clear(deck), [deck]);
  const arrived = entries.filter(({ state }) => state === 'finishing' || state === 'done').length;
  const settled = entries.filter(({ state }) => state === 'done').length;
  const arrive = useEffectEvent(() => arrived > 0 && onArrived());
  useEffect(() => void arrive(), [arrived, settled]);
  return { entries, said };
}

/** What deck and shelf can still take, what is on its way reckoned in. */
export function roomLeft(
  deck: Deck,
  { quota }: Pick<DeckShelf, 'quota'>,
  entries: readonly UploadEntry[],
): { items: number; bytes: number } {
  const under = entries.filter((entry) => isUnderWay(entry) && !entry.item);
  return {
    items: limits.decks.items - deck.items.length - under.length,
    bytes: quota.maxBytes - quota.bytes - under.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
