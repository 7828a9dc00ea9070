import { useState } from 'react';
import { limits } from '@deadpan/protocol';
import { Icon } from '../ui/icon.tsx';
import styles from './absence-note.module.css';

interface AbsenceNoteProps {
  /** how long the detector has seen no face, ms */
  facelessMs: number;
  /** for how long the server has been counting, ms: what was before that is forgiven */
  elapsedMs: number;
  words: { title: string; text: (seconds: number) => string };
}

/** Over the own meter from the fifth second without a face on: until when it must be back. */
export function AbsenceNote({ facelessMs, elapsedMs, words }: AbsenceNoteProps) {
  const missing = Math.min(facelessMs, elapsedMs);
  if (missing < limits.round1.absentWarningMs) return null;
  const seconds = Math.max(0, Math.ceil((limits.round1.absentMs - missing) / 1000));
  return (
    <div className={styles.note}>
      <Icon name="warn" />
      <div>
        <div role="alert">
          <b>{words.title}</b> <Once words={words.text(seconds)} />
        </div>
        <p className="t1" aria-hidden="true">
          {words.text(seconds)}
        </p>
      </div>
    </div>
  );
}

/** The words as they were when they came: announced once, not with every second they count. */
function Once({ words }: { words: string }) {
  const [first] = useState(words);
  return <span className="vh">{first}</span>;
}
