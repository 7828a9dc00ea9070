import { useId, useState } from 'react';
import type { DragEvent } from 'react';
import { limits } from '@deadpan/protocol';
import { myAccountTexts } from '../../../texts/my-account.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './picture.module.css';

const { picture: texts } = myAccountTexts;

/** Why a file cannot be sent, or undefined when it may be. */
function refusal(file: File): string | undefined {
  if (!file.type.startsWith('image/')) return texts.notPicture;
  return file.size > limits.avatar.bytes ? texts.tooLarge : undefined;
}

interface DropZoneProps {
  onFile: (file: File) => void;
  onRefused: (why: string) => void;
}

/** A picture of one's own: dropped here, or chosen with the file dialog, which is the same control. */
export function DropZone({ onFile, onRefused }: DropZoneProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (file: File | undefined): void => {
    if (!file) return;
    const why = refusal(file);
    if (why) onRefused(why);
    else onFile(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div className={styles.own}>
      <span className="lab">{texts.own}</span>
      <label className={styles.drop} data-over={over || undefined}>
        <Icon name="plus" />
        {over ? texts.dropNow : texts.drop}
        {/* It covers the whole zone unseen: what is dropped or pressed there is its own. */}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          aria-describedby={id}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = ''; // the same file may be chosen again
          }}
        />
      </label>
      <p id={id} className="muted t1">
        {texts.rules}
      </p>
    </div>
  );
}
