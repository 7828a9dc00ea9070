import { useEffect, useState } from 'react';
import type { DeckSummary } from '@deadpan/protocol';
import { decks } from '../../engine/http/decks-api.ts';

/** The decks a host may choose from, as far as they are known; asked anew when the player comes back from another tab, where they may have made one. */
export function useShelf(): { shelf: readonly DeckSummary[]; failed: boolean } {
  const [shelf, setShelf] = useState<readonly DeckSummary[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const over = new AbortController();
    const ask = (): void => {
      decks.shelf(over.signal).then(
        (answer) => (setShelf(answer.decks), setFailed(false)),
        () => over.signal.aborted || setFailed(true),
      );
    };
    ask();
    window.addEventListener('focus', ask, over);
    return () => over.abort();
  }, []);
  return { shelf, failed };
}
