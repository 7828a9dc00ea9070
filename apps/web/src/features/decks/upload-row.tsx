import { useState } from 'react';
import { limits } from '@deadpan/protocol';
import type { UploadEntry } from '../../engine/uploads/upload-types.ts';
import { isUnderWay } from '../../engine/uploads/upload-types.ts';
import { uploads } from '../../engine/uploads/uploads.ts';
import { deckTexts } from '../../texts/decks.ts';
import { bytesText } from '../../texts/uploads.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProgressLine } from '../../ui/progress-line.tsx';
import { tried } from './trying.ts';
import styles from './uploads.module.css';

const { upload: t, toasts } = deckTexts;

function stateText({ state, sent, bytes, problem }: UploadEntry, percent: number): string {
  if (state === 'refused') return problem ?? '';
  return state === 'sending' ? t.sent(percent, bytesText(sent), bytesText(bytes)) : t.states[state];
}

/** The title, written whenever one likes: before, during and after. It counts when the field is left. */
function TitleField({ entry }: { entry: UploadEntry }) {
  const [text, setText] = useState(entry.title);
  const keep = (): void => {
    const title = text.trim();
    if (title === '') setText(entry.title);
    else void tried(toasts.failed.save, () => uploads.rename(entry.id, title));
  };
  return (
    <Input
      className={styles.title ?? ''}
      aria-label={t.itemTitle(entry.name)}
      autoComplete="off"
      maxLength={limits.decks.title}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && keep()}
    />
  );
}

/** One file on its way: what it will be called, how far it is, what can be done. `onGone`: its buttons went with it. */
export function UploadRow({ entry, onGone }: { entry: UploadEntry; onGone: () => void }) {
  const { id, name, title, state, sent, bytes } = entry;
  const percent = Math.floor((100 * sent) / Math.max(1, bytes));
  const refused = state === 'refused';
  const drop = (): void => {
    uploads.cancel(id);
    onGone();
  };
  return (
    <li className={styles.row} data-state={state}>
      <div className={styles.named}>{refused ? <b className={styles.file}>{name}</b> : <TitleField entry={entry} />}</div>
      <div className={styles.doings}>
        {refused && entry.again && (
          <Button small aria-label={t.againWhich(name)} onClick={() => uploads.retry(id)}>
            {t.again}
          </Button>
        )}
        {(refused || state === 'done') && (
          <Button small tone="txt" aria-label={t.dismissWhich(name)} onClick={drop}>
            {t.dismiss}
          </Button>
        )}
        {isUnderWay(entry) && state !== 'finishing' && (
          <Button small aria-label={t.cancelWhich(title)} onClick={drop}>
            {t.cancel}
          </Button>
        )}
      </div>
      {!refused && <ProgressLine percent={percent} label={t.progress(title)} className={styles.line ?? ''} />}
      <p className={`t1 num ${styles.state}`}>
        {refused && <Icon name="warn" />}
        {state === 'done' && <Icon name="check" />}
        {state === 'waiting' && <Icon name="wifi" />}
        {stateText(entry, percent)}
      </p>
    </li>
  );
}
