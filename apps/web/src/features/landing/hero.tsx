import { Link } from 'react-router';
import { landingTexts } from '../../texts/landing.ts';
import { ButtonLike } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { cx } from '../../ui/cx.ts';
import { mouthState } from '../../ui/mouth-geometry.ts';
import { BigFace } from './big-face.tsx';
import { CodeForm } from './code-form.tsx';
import { useTwitch } from './twitch.ts';
import styles from './hero.module.css';

const { hero: texts } = landingTexts;

/** The first screen: the face, the claim, one primary button, a code field, a line on privacy. */
export function Hero() {
  const [percent, setPercent] = useTwitch();
  return (
    <section className={cx('wrap', styles.hero)}>
      <BigFace percent={percent} onChange={setPercent} />
      <h1 className={cx(styles.claim, mouthState(percent) === 'out' && styles.struck)}>
        <span>{texts.heading[0]}</span> <span>{texts.heading[1]}</span>
      </h1>
      <div className={styles.grid}>
        <p className={styles.lead}>{texts.lead}</p>
        <div className={styles.buttons}>
          <ButtonLike tone="pri">
            <Link to="/register">{texts.enter}</Link>
          </ButtonLike>
          <ButtonLike>
            <Link to="/generate-meme">{texts.forge}</Link>
          </ButtonLike>
        </div>
        <CodeForm />
      </div>
      <p className={styles.privacy}>
        <Icon name="lock" />
        <span>
          {texts.privacy} <Link to="/play?demo=true">{texts.demo}</Link>
        </span>
      </p>
    </section>
  );
}
