import { demoTexts } from '../../texts/demo.ts';
import { Button } from '../../ui/button.tsx';
import { botIds } from './bots/bot.ts';
import styles from './demo.module.css';

const t = demoTexts.watching;

/** In place of a meter: who watches has none, and may have one. */
export function Watching({ onJoin }: { onJoin: () => void }) {
  return (
    <section className={styles.watching} aria-labelledby="watching">
      <div className={styles.who}>
        <h2 id="watching" className="t3">
          {t.title}
        </h2>
        <p className="muted t1">{t.text}</p>
      </div>
      <Button small onClick={onJoin}>
        {t.join}
      </Button>
      <dl className="only-desk">
        {botIds.map((id) => (
          <div key={id}>
            <dt className="lab">{demoTexts.bots[id].name}</dt>
            <dd className="muted t1">{demoTexts.bots[id].habit}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
