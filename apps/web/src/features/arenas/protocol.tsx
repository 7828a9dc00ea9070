import { arenasTexts } from '../../texts/arenas.ts';
import { Card } from '../../ui/card.tsx';
import styles from './play-screen.module.css';

const { protocol: texts } = arenasTexts;

/** BATTLE PROTOCOL: the three rounds in one sentence each. */
export function Protocol() {
  return (
    <Card aria-labelledby="protocol">
      <h2 id="protocol">{texts.heading}</h2>
      <ol className={styles.rounds}>
        {texts.rounds.map((round, index) => (
          <li key={round.title}>
            <span className="d t5" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{round.title}</h3>
              <p className="muted">{round.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
