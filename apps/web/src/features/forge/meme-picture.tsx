import { useState } from 'react';
import type { MemeResult } from '@deadpan/protocol';
import { forgeTexts } from '../../texts/forge.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './result.module.css';

const t = forgeTexts.picture;

/** The meme at its size, or the closed face where it cannot be loaded (spec §8: 'Image Error' and a placeholder). */
export function MemePicture({ meme }: { meme: MemeResult }) {
  const [tries, setTries] = useState(0);
  const [broken, setBroken] = useState(false);
  if (broken) {
    const again = (): void => {
      setTries(tries + 1);
      setBroken(false);
    };
    return <Empty closed title={t.placeholder} action={<Button onClick={again}>{t.again}</Button>} />;
  }
  return (
    <img
      key={tries}
      className={styles.picture}
      src={meme.meme_url}
      width={meme.width}
      height={meme.height}
      alt={meme.alt}
      onError={() => {
        setBroken(true);
        showToast({ ...t.error, tone: 'bad' });
      }}
    />
  );
}
