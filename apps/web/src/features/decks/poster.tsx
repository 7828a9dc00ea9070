import { useState } from 'react';
import { Face } from '../../ui/face.tsx';
import styles from './decks.module.css';

/** A picture of a deck or an item on the dark stage; a straight face where there is none. Decoration: the name stands beside it. */
export function Poster({ src }: { src: string | null }) {
  const [failed, setFailed] = useState<string>();
  if (src === null || src === failed)
    return (
      <span className={styles.poster} aria-hidden="true">
        <Face size={72} />
      </span>
    );
  return (
    <span className={styles.poster}>
      <img src={src} alt="" loading="lazy" onError={() => setFailed(src)} />
    </span>
  );
}
