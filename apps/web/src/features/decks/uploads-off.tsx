import { deckTexts } from '../../texts/decks.ts';
import { Face } from '../../ui/face.tsx';
import styles from './decks.module.css';

const { off } = deckTexts.upload;

/** The operator takes no uploads: said in the place of the zone. */
export function UploadsOff() {
  return (
    <p className={styles.off}>
      <Face closed size={48} />
      <span>
        <b>{off.title}.</b> {off.text}
      </span>
    </p>
  );
}
