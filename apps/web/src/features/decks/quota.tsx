import type { DeckShelf } from '@deadpan/protocol';
import { deckTexts } from '../../texts/decks.ts';
import { bytesText } from '../../texts/uploads.ts';
import { bend } from '../../ui/mouth-geometry.ts';
import styles from './decks.module.css';

/** How full the shelf is: a board that bends under what lies on it. */
export function Quota({ quota: { bytes, maxBytes } }: { quota: DeckShelf['quota'] }) {
  const share = Math.min(1, bytes / Math.max(1, maxBytes));
  const path = bend(3, 237, 5, 9 * share);
  const words = deckTexts.quota(bytesText(bytes), bytesText(maxBytes));
  return (
    <div className={styles.quota} data-full={share > 0.9 || undefined}>
      <svg
        viewBox="0 0 240 26"
        preserveAspectRatio="none"
        role="meter"
        aria-label={deckTexts.quotaLabel}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={words}
      >
        <path d={path} vectorEffect="non-scaling-stroke" />
        <path
          d={path}
          vectorEffect="non-scaling-stroke"
          className={styles.filled}
          style={{ clipPath: `inset(-6px ${100 - 100 * share}% -6px -2%)` }}
        />
      </svg>
      <span className="muted t1 num" aria-hidden="true">
        {words}
      </span>
    </div>
  );
}
