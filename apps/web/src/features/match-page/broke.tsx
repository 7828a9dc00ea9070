import type { RecordedPlay } from '@deadpan/protocol';
import { matchPageTexts as texts } from '../../texts/match-page.ts';
import { Face } from '../../ui/face.tsx';
import { brokeYou, countSurvivedPlays } from './broke-you.ts';
import { seconds } from './format.ts';
import styles from './match-page.module.css';

const { broke: t } = texts;

/** The meme that broke the one who looks, or that none did. */
export function Broke({ plays, me }: { plays: RecordedPlay[]; me: string }) {
  const breaker = brokeYou(plays, me);
  const survived = countSurvivedPlays(plays, me);
  return (
    <section className={styles.broke} aria-labelledby="broke">
      <h2 id="broke" className="t3">
        {breaker ? t.heading : survived > 0 ? t.nothing : t.unproven}
      </h2>
      <div className={styles.breaker}>
        <Face percent={breaker ? 70 : 0} size={72} className={styles.face} />
        <div>
          {breaker && <p className={`d t4 ${styles.meme}`}>{breaker.title ?? t.unknown}</p>}
          <p className="muted">
            {!breaker
              ? t.none(survived)
              : breaker.times > 1
                ? t.times(breaker.times, seconds(breaker.afterMs))
                : t.once(seconds(breaker.afterMs), breaker.play)}
          </p>
        </div>
      </div>
    </section>
  );
}
