import { landingTexts } from '../../texts/landing.ts';
import { Crown } from '../../ui/crown.tsx';
import { Face } from '../../ui/face.tsx';
import styles from './steps.module.css';

const { how: texts } = landingTexts;

const pictures = [
  <span key="1" className={styles.finder}>
    <Face />
  </span>,
  <span key="2" className={styles.duo}>
    <Face />
    <Face />
  </span>,
  <Face key="3" percent={27} />,
  <span key="4" className={styles.crowned}>
    <Crown />
    <Face />
  </span>,
];

/** How It Works: four steps under one line that bends where one must not. */
export function Steps() {
  return (
    <section className={`wrap ${styles.section}`} id="how" aria-labelledby="how-heading">
      <h2 className="t5" id="how-heading">
        {texts.heading}
      </h2>
      <svg className={`${styles.dip} only-desk`} viewBox="0 0 1232 60" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d="M3 6H616Q770 96 924 6H1229" />
      </svg>
      <ol className={styles.steps}>
        {texts.steps.map((step, index) => (
          <li key={step.title}>
            <div className={styles.picture} aria-hidden="true">
              {pictures[index]}
            </div>
            <h3>{step.title}</h3>
            <p className="muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
