import type { DeckSummary } from '@deadpan/protocol';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { isUnderWay } from '../../engine/uploads/upload-types.ts';
import { uploads } from '../../engine/uploads/uploads.ts';
import { deckTexts } from '../../texts/decks.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Poster } from './poster.tsx';
import styles from './decks.module.css';

/** How far the uploads into a deck are, in percent; null when there are none. */
function useUploading(deck: string): number | null {
  return useStore(uploads.store, ({ entries }) => {
    const under = entries.filter((entry) => entry.deck === deck && isUnderWay(entry));
    const sum = (of: 'sent' | 'bytes'): number => under.reduce((all, entry) => all + entry[of], 0);
    return under.length === 0 ? null : Math.floor((100 * sum('sent')) / Math.max(1, sum('bytes')));
  });
}

/** Who can see a deck: closed or open, in words. */
export function VisibilityBadge({ visibility }: Pick<DeckSummary, 'visibility'>) {
  return (
    <Badge>
      <Icon name={visibility === 'private' ? 'lock' : 'share'} />
      {deckTexts.visibility[visibility]}
    </Badge>
  );
}

/** A deck among others; the whole card leads to its page. */
export function DeckCard({ deck }: { deck: DeckSummary }) {
  const percent = useUploading(deck.id);
  return (
    <li className={styles.card}>
      <Poster src={deck.poster_url} />
      <h3 className="keepcase">
        <Link to={`/decks/${deck.id}`}>{deck.name}</Link>
      </h3>
      <p className="muted t1 num">{percent === null ? deckTexts.holds(deck) : deckTexts.uploading(percent)}</p>
      {deck.mine ? <VisibilityBadge visibility={deck.visibility} /> : <p className={`muted t1 ${styles.by}`}>{deckTexts.by(deck.owner)}</p>}
    </li>
  );
}
