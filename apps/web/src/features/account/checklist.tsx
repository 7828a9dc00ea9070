import { accountTexts } from '../../texts/account.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Requirement } from './requirements.ts';
import styles from './auth-page.module.css';

const { register: texts } = accountTexts;

/** Security Requirements: each line flat until it is met. */
export function Checklist({ items, id }: { items: readonly Requirement[]; id: string }) {
  return (
    <section className={styles.checks} id={id} aria-label={texts.requirements}>
      <h2 className="lab" style={{ fontFamily: 'var(--sans)', textTransform: 'none' }}>
        {texts.requirements}
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item.id} data-met={item.met}>
            {item.met ? <Icon name="check" /> : <span className={styles.flat} aria-hidden="true" />}
            {texts.rules[item.id]}
            <span className="vh">: {item.met ? texts.met : texts.unmet}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
