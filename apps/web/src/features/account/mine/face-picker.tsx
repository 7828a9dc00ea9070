import { useId, useState } from 'react';
import { generatedAvatarPath } from '@deadpan/protocol';
import { myAccountTexts } from '../../../texts/my-account.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { freshSeeds } from './seeds.ts';
import styles from './picture.module.css';

const { picture: texts } = myAccountTexts;
const FACES = 10;

/** Drawn faces to choose from: a radio group; other ones on request. */
export function FacePicker({ seed, onPick }: { seed: string | undefined; onPick: (seed: string) => void }) {
  const name = useId();
  const [seeds, setSeeds] = useState(() => freshSeeds(FACES));
  const [shuffles, setShuffles] = useState(0);
  const shuffle = (): void => {
    setSeeds(freshSeeds(FACES));
    setShuffles(shuffles + 1);
  };
  return (
    <fieldset className={styles.faces}>
      <legend className="lab">{texts.drawn}</legend>
      <div className={styles.grid}>
        {seeds.map((each, index) => (
          <label key={each}>
            <input type="radio" name={name} checked={each === seed} onChange={() => onPick(each)} />
            <img src={generatedAvatarPath(each)} alt={texts.face(index + 1)} width="96" height="96" />
          </label>
        ))}
      </div>
      <Button small onClick={shuffle}>
        <Icon name="refresh" />
        {texts.shuffle}
      </Button>
      <span className="vh" role="status" key={shuffles}>
        {shuffles > 0 && texts.shuffled}
      </span>
    </fieldset>
  );
}
