import { arenasTexts } from '../../texts/arenas.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
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
              <h3>
                {round.title}
                {!round.open && (
                  <Badge tone="wait">
                    <Icon name="clock" />
                    {texts.later}
                  </Badge>
                )}
              </h3>
              <p className="muted">{round.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
