import { landingTexts } from '../../texts/landing.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './why.module.css';

const { why: texts } = landingTexts;

/** Why Choose: six reasons. */
export function Why() {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="why">
      <h2 className="t5" id="why">
        {texts.heading}
      </h2>
      <ul className={styles.reasons}>
        {texts.items.map((item) => (
          <li key={item.title}>
            <Icon name={item.icon} />
            <div>
              <h3>{item.title}</h3>
              <p className="muted">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
