import type { RoomView } from '@deadpan/protocol';
import { round1Texts as t } from '../../texts/round1.ts';
import styles from './result.module.css';

/** Smiles that opponents saw and their owners did not claim: a note beside the result, which stands (design "Referees"). */
export function WitnessedNotes({ view }: { view: RoomView }) {
  if (view.witnessed.length === 0) return null;
  return (
    <ul className={styles.witnessed} aria-label={t.witnessed.title}>
      {view.witnessed.map(({ user_id: id, username, play, witnesses }) => (
        <li key={`${id}:${play}`}>
          <span className="muted num">{t.witnessed.inPlay(play)}</span>{' '}
          {id === view.you ? t.witnessed.yours(witnesses) : t.witnessed.of(witnesses, username)}
        </li>
      ))}
    </ul>
  );
}
