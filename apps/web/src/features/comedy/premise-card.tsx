import { useState } from 'react';
import { comedyTexts as t } from '../../texts/comedy.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { premisesFor } from './premises.ts';
import styles from './panel.module.css';

/** Something to begin with, for the shy: one card at a time, skippable, seen by the performer alone. `turn`: match, turn and player. */
export function PremiseCard({ turn }: { turn: string }) {
  const [skipped, setSkipped] = useState(0);
  const cards = premisesFor(turn);
  return (
    <section className={styles.card} aria-labelledby="premise">
      <h2 id="premise" className="lab muted">
        {t.card.title}
      </h2>
      <p className={styles.premise} aria-live="polite">
        {cards[skipped % cards.length]}
      </p>
      <Button small onClick={() => setSkipped(skipped + 1)}>
        <Icon name="refresh" />
        {t.card.another}
      </Button>
    </section>
  );
}
