import catClose from './art/cat-close.svg';
import greta from './art/greta-danger.svg';
import kofi from './art/kofi-straight.svg';
import { landingTexts } from '../../texts/landing.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Mouth } from '../../ui/mouth.tsx';
import styles from './rounds.module.css';

const { rounds: texts } = landingTexts;
const picture = { loading: 'lazy', decoding: 'async' } as const;

const pictures = [
  <div key="1" className={`onstage ${styles.picture} ${styles.measured}`}>
    <img src={greta} alt="" {...picture} />
    <div className={styles.reading}>
      <Mouth percent={34} size="card" />
      <b className="d t4">34&thinsp;%</b>
      <Badge tone="danger">
        <Icon name="warn" />
        {texts.danger}
      </Badge>
    </div>
  </div>,
  <div key="2" className={styles.picture}>
    <img src={kofi} alt="" {...picture} />
    <svg className={styles.microphone} viewBox="0 0 120 220" focusable="false">
      <path d="M60 110V220" stroke="#2a2a30" strokeWidth="10" />
      <rect x="38" y="64" width="44" height="62" fill="#1c1c21" />
      <circle cx="60" cy="48" r="34" fill="#77757d" />
      <path d="M28 48h64M34 32h52M34 64h52M60 14v68" stroke="#4a4950" strokeWidth="4" />
    </svg>
  </div>,
  <div key="3" className={styles.picture}>
    <img src={catClose} alt="" {...picture} />
    <span className={styles.caption}>{texts.caption}</span>
  </div>,
];

/** The three tiles: one per round. */
export function Rounds() {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="rounds">
      <h2 className="t5" id="rounds">
        {texts.heading}
      </h2>
      <ol className={styles.rounds}>
        {texts.items.map((item, index) => (
          <li key={item.title}>
            <div aria-hidden="true">{pictures[index]}</div>
            <h3>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              {item.title}
            </h3>
            <p className="muted">{item.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
