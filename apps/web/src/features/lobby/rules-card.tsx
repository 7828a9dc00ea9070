import type { ReactNode } from 'react';
import { lobbyTexts } from '../../texts/lobby.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Mouth } from '../../ui/mouth.tsx';
import styles from './lobby.module.css';

const t = lobbyTexts.rules;
const marks: readonly ReactNode[] = [
  <Mouth key="mouth" percent={45} ghost={false} />,
  <Icon key="mic" name="mic" />,
  <Icon key="chat" name="chat" />,
];

/** The rules of the rounds this match has; of a match of one round a little more. */
export function RulesCard({ rounds }: { rounds: number }) {
  return (
    <Card aria-labelledby="rules" className={styles.card}>
      <h2 id="rules" className="t3">
        {t.title}
      </h2>
      <ul className={styles.rules}>
        {rounds === 1 ? (
          <>
            <li>
              <Mouth percent={35} ghost={false} />
              {t.danger}
            </li>
            <li>
              <Mouth percent={45} ghost={false} />
              {t.out}
            </li>
          </>
        ) : (
          t.rounds.slice(0, rounds).map(({ name, text }, n) => (
            <li key={name}>
              {marks[n]}
              <span>
                <b>{name}.</b> {text}
              </span>
            </li>
          ))
        )}
        <li>
          <Icon name="eye-off" />
          {t.hiding}
        </li>
      </ul>
    </Card>
  );
}
