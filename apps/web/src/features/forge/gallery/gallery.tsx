import { useEffect, useRef, useState } from 'react';
import type { MemeResult } from '@deadpan/protocol';
import { detailOf } from '../../../engine/http/http-error.ts';
import { forgeTexts } from '../../../texts/forge.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Loader } from '../../../ui/loader.tsx';
import { Question } from '../../../ui/question.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { GalleryItem } from './gallery-item.tsx';
import { useGallery } from './use-gallery.ts';
import styles from './gallery.module.css';

const t = forgeTexts.gallery;

interface GalleryProps {
  /** the meme in the result panel */
  shown: string | undefined;
  onOpen: (meme: MemeResult) => void;
  onUse: (meme: MemeResult) => void;
  onRemoved: (id: string) => void;
}

/** My memes: open, use in a deck, delete (spec §2 Meme generator; the rest is ours). */
export function Gallery({ shown, onOpen, onUse, onRemoved }: GalleryProps) {
  const { memes, total, failed, retry, more, loadingMore, remove } = useGallery();
  const [asked, setAsked] = useState<MemeResult>();
  const [removing, setRemoving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const removeAsked = async (meme: MemeResult): Promise<void> => {
    setRemoving(true);
    try {
      await remove(meme.id);
      showToast({ ...t.removed, tone: 'good' });
      setAsked(undefined);
      onRemoved(meme.id);
      // Its own button is gone.
      requestAnimationFrame(() => heading.current?.focus());
    } catch (error) {
      showToast({ ...t.removeFailed, ...(detailOf(error) && { text: detailOf(error) }), tone: 'bad' });
    } finally {
      setRemoving(false);
    }
  };
  const count = memes?.length ?? 0;
  const goOnAt = useRef<number>(undefined);
  useEffect(() => {
    const at = goOnAt.current;
    if (at === undefined || count <= at) return;
    goOnAt.current = undefined;
    // On where the wall went on; the button may be gone.
    list.current?.children[at]?.querySelector('button')?.focus();
  }, [count]);
  const showMore = (): void => {
    goOnAt.current = count;
    void more?.();
  };
  return (
    <section className={styles.gallery} aria-labelledby="my-memes">
      <div className={styles.head}>
        <h2 ref={heading} id="my-memes" tabIndex={-1}>
          {t.heading}
        </h2>
        {total > 0 && <span className="muted num">{t.count(total)}</span>}
      </div>
      {wall()}
      {asked && (
        <Question
          danger
          title={t.ask.title}
          text={t.ask.text(asked.prompt)}
          yes={t.ask.yes}
          busy={removing}
          onYes={() => void removeAsked(asked)}
          no={t.ask.no}
          onNo={() => setAsked(undefined)}
        />
      )}
    </section>
  );

  function wall() {
    if (!memes) {
      if (failed) return <Empty closed title={t.failed} action={<Button onClick={retry}>{t.again}</Button>} />;
      return <Loader>{t.loading}</Loader>;
    }
    if (memes.length === 0) return <Empty title={t.none}>{t.noneText}</Empty>;
    return (
      <>
        <ul ref={list} className={styles.wall}>
          {memes.map((meme) => (
            <GalleryItem
              key={meme.id}
              meme={meme}
              current={meme.id === shown}
              onOpen={() => onOpen(meme)}
              onUse={() => onUse(meme)}
              onRemove={() => setAsked(meme)}
            />
          ))}
        </ul>
        <p className="vh" role="status">
          {t.shown(memes.length, total)}
        </p>
        {failed && (
          <p role="alert" className={styles.failed}>
            {t.failed}
          </p>
        )}
        {more && (
          <p>
            <Button busy={loadingMore} onClick={showMore}>
              {loadingMore ? t.loadingMore : t.more}
            </Button>
          </p>
        )}
      </>
    );
  }
}
