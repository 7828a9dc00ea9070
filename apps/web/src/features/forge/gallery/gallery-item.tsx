import { useState } from 'react';
import type { MemeResult } from '@deadpan/protocol';
import { forgeTexts } from '../../../texts/forge.ts';
import { Button } from '../../../ui/button.tsx';
import { Face } from '../../../ui/face.tsx';
import { MoreIcon } from '../../../ui/more-icons.tsx';
import styles from './gallery.module.css';

const t = forgeTexts.gallery;

interface GalleryItemProps {
  meme: MemeResult;
  /** it is in the result panel */
  current: boolean;
  onOpen: () => void;
  onUse: () => void;
  onRemove: () => void;
}

/** One meme on the wall: the picture opens it. */
export function GalleryItem({ meme, current, onOpen, onUse, onRemove }: GalleryItemProps) {
  const [broken, setBroken] = useState(false);
  return (
    <li className={styles.item} data-current={current || undefined}>
      <button type="button" className={styles.open} aria-label={t.open(meme.alt)} aria-current={current || undefined} onClick={onOpen}>
        {broken ? (
          <Face closed size={64} />
        ) : (
          <img
            key={meme.meme_url}
            src={meme.meme_url}
            width={meme.width}
            height={meme.height}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setBroken(true)}
          />
        )}
      </button>
      <div className={styles.under}>
        <span className={styles.prompt} dir="auto" title={meme.prompt}>
          {meme.prompt}
        </span>
        <Button icon quiet aria-label={t.use(meme.prompt)} title={forgeTexts.deck.title} onClick={onUse}>
          <MoreIcon name="deck" />
        </Button>
        <Button icon quiet aria-label={t.remove(meme.prompt)} title={t.ask.yes} onClick={onRemove}>
          <MoreIcon name="trash" />
        </Button>
      </div>
    </li>
  );
}
