import type { StageProps } from '../../stage/stage-props.ts';
import { seated } from '../../stage/standing.ts';
import { round1Texts as t } from '../../texts/round1.ts';
import { Mouth } from '../../ui/mouth.tsx';
import styles from './result.module.css';

/** Who was not out by a smile has no curve to look at: everybody's worst one instead, as large as it deserves. */
export function WorstSmiles({ view, notes }: Pick<StageProps, 'view' | 'notes'>) {
  return (
    <section className={styles.worst} aria-labelledby="worst-smiles">
      <h2 id="worst-smiles" className="t3">
        {t.result.worstTitle}
      </h2>
      <p className="muted">{t.result.worstText}</p>
      <ul className={styles.mouths}>
        {seated(view).map(({ user_id: id, username }) => {
          const peak = notes.peaks[id];
          return (
            <li key={id}>
              <Mouth percent={peak ?? 0} size="card" className={styles.large} />
              <p className={styles.under}>
                <b title={username}>{id === view.you ? t.result.you : username}</b>
                <span className="d t4 num">{peak === undefined ? '–' : <>{peak}&thinsp;%</>}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
