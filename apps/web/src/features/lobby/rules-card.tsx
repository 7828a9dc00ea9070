import { lobbyTexts } from '../../texts/lobby.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Mouth } from '../../ui/mouth.tsx';
import styles from './lobby.module.css';

const t = lobbyTexts.rules;

/** The rules of the rounds this match has; of a match of one round a little more. */
export function RulesCard({ rounds }: { rounds: number }) {
  const one = rounds === 1;
  return (
    <Card aria-labelledby="rules" className={styles.card}>
      <h2 id="rules" className="t3">
        {t.title}
      </h2>
      <ul className={styles.rules}>
        {(one ? [t.danger, t.out] : t.rounds.slice(0, rounds)).map((text, n) => (
          <li key={text}>
            {one || n === 0 ? <Mouth percent={one && n === 0 ? 35 : 45} ghost={false} /> : <Icon name={n === 1 ? 'mic' : 'chat'} />}
            {text}
          </li>
        ))}
        <li>
          <Icon name="eye-off" />
          {one ? t.hiding : t.hidingFromComedy}
        </li>
      </ul>
    </Card>
  );
}
