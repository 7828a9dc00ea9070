import { useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import type { MemeResult, MemeText } from '@deadpan/protocol';
import { forgeTexts } from '../../../texts/forge.ts';
import { Empty } from '../../../ui/empty.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { groundOf, type Ground } from './ground.ts';
import { lookOf } from './look.ts';
import { linesAt } from './place.ts';
import { placeSaid } from './said.ts';
import { TextBox } from './text-box.tsx';
import type { Editor } from './use-editor.ts';
import styles from './stage.module.css';

const t = forgeTexts.editor;

interface StageProps {
  meme: MemeResult;
  editor: Editor;
  keysId: string;
  /** goes to the words of a text */
  onWords: (slot: string) => void;
}

/** The picture without its texts, and the texts on it where they can be moved. */
export function Stage({ meme, editor, keysId, onWords }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const [broken, setBroken] = useState(false);
  const [ground, setGround] = useState<Ground | null>(null);
  const selected = editor.sheet.texts.find(({ slot }) => slot === editor.selected);
  const lines = selected && editor.moving ? linesAt(selected) : undefined;
  const tell = (text: MemeText): void => setSaid(t.moved(lookOf(meme.looks, text.slot).name, placeSaid(text)));
  return (
    <div className={styles.holder} style={{ '--ratio': meme.width / meme.height } as CSSProperties}>
      <div ref={stage} className={styles.stage} role="group" aria-label={t.stage} style={{ aspectRatio: `${meme.width} / ${meme.height}` }}>
        {broken ? (
          <Empty closed title={forgeTexts.picture.placeholder} />
        ) : (
          <img
            className={styles.base}
            src={meme.base_url}
            width={meme.width}
            height={meme.height}
            alt=""
            draggable={false}
            onLoad={({ currentTarget }) => setGround(groundOf(currentTarget))}
            onError={() => {
              setBroken(true);
              showToast({ ...forgeTexts.picture.error, tone: 'bad' });
            }}
          />
        )}
        {lines?.vertical && <i className={styles.vertical} data-line="vertical" />}
        {lines?.horizontal && <i className={styles.horizontal} data-line="horizontal" />}
        {editor.sheet.texts.map((text) => (
          <TextBox
            key={text.slot}
            editor={editor}
            text={text}
            look={lookOf(meme.looks, text.slot)}
            ground={ground}
            ratio={meme.height / meme.width}
            stage={stage}
            keysId={keysId}
            onMoved={tell}
            onWords={() => onWords(text.slot)}
          />
        ))}
      </div>
      <p className="vh" role="status">
        {said}
      </p>
    </div>
  );
}
