import { Link } from 'react-router';
import { landingTexts } from '../../texts/landing.ts';
import { ButtonLike } from '../../ui/button.tsx';
import { Face } from '../../ui/face.tsx';
import { Rounds } from './rounds.tsx';
import { Show } from './show.tsx';
import { Steps } from './steps.tsx';
import { Why } from './why.tsx';
import styles from './why.module.css';

/** What lies below the first screen: a play, the rounds, how it works, why. */
export function Below() {
  return (
    <>
      <Show />
      <Rounds />
      <Steps />
      <Why />
      <section className={`wrap ${styles.last}`}>
        <Face size={160} />
        <p className="d t5">{landingTexts.last.line}</p>
        <ButtonLike tone="pri">
          <Link to="/register">{landingTexts.last.button}</Link>
        </ButtonLike>
      </section>
    </>
  );
}
