import { useEffect, useState } from 'react';
import type { MatchRecord } from '@deadpan/protocol';
import { saveFile } from '../../engine/files/save-file.ts';
import { matchPageTexts as texts } from '../../texts/match-page.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { drawPicture, loadPortraits, pictureFile } from './draw-picture.ts';
import type { People } from './people.ts';
import { pictureFacts } from './picture-facts.ts';
import { SIDE } from './picture-pen.ts';
import styles from './match-page.module.css';

const { picture: t } = texts;

/** Whether this browser can hand a picture on to other programs. */
const canShare = (file: File): boolean => typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

async function share(file: File, text: string): Promise<void> {
  try {
    await navigator.share({ files: [file], text });
  } catch (error) {
    // Who closes the choice of programs has changed their mind; anything else still leaves the file.
    if (!(error instanceof DOMException) || error.name !== 'AbortError') saveFile(file);
  }
}

/** The match as a picture, drawn here, to be passed on or saved. */
export function PictureDialog({ record, people, onClose }: { record: MatchRecord; people: People; onClose: () => void }) {
  // The dialog's content comes after the dialog: a state says when the canvas is there.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [file, setFile] = useState<File>();
  const [facts] = useState(() => pictureFacts(record, people, location.host));
  useEffect(() => {
    let over = false;
    if (!canvas) return undefined;
    loadPortraits(facts)
      .then((portraits) => drawPicture(canvas, facts, portraits))
      .then(() => pictureFile(canvas, t.file(record.id)))
      .then((made) => {
        if (!over) setFile(made);
      })
      .catch(() => {
        if (over) return;
        showToast({ ...t.failed, tone: 'bad' });
        onClose();
      });
    return () => {
      over = true;
    };
  }, [canvas, facts, record.id, onClose]);
  const shareable = file !== undefined && canShare(file);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.title}
      description={t.text}
      actions={
        <>
          <DialogClose>
            <Button tone="txt">{t.close}</Button>
          </DialogClose>
          <Button tone={shareable ? 'plain' : 'pri'} busy={!file} onClick={() => file && saveFile(file)}>
            <Icon name="save" />
            {t.save}
          </Button>
          {shareable && (
            <Button tone="pri" onClick={() => void share(file, facts.alt)}>
              <Icon name="share" />
              {t.share}
            </Button>
          )}
        </>
      }
    >
      <canvas ref={setCanvas} className={styles.picture} width={SIDE} height={SIDE} role="img" aria-label={facts.alt} />
    </Dialog>
  );
}
