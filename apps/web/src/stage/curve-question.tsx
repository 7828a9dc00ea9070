import { useEffect, useRef, useState } from 'react';
import type { MatchId } from '@deadpan/protocol';
import { useStore } from 'zustand';
import { preferences } from '../engine/preferences/preferences.ts';
import { browserKept } from '../engine/storage/kept.ts';
import { curveTexts as t } from '../texts/curves.ts';
import { Button } from '../ui/button.tsx';
import styles from './curve-question.module.css';
import { keepSmiles, readSmiles, unsettled } from './smile-record.ts';

/** The match after which this browser's player was asked. */
const ASKED_KEY = 'deadpan.asked-about-curves';

/** Whether there is a curve of this match to ask about, and nobody was asked after another one. */
const mayAsk = (matchId: MatchId): boolean =>
  preferences.store.getState().curves === 'unasked' &&
  [null, matchId].includes(browserKept.getItem(ASKED_KEY)) &&
  unsettled(readSmiles(matchId)).length > 0;

/**
 * At the end of the first match that left a smile curve in this tab: may it be kept with the match? Asked after that one match; later on the
 * page of each match and the settings have the answer to give.
 */
export function CurveQuestion({ matchId }: { matchId: MatchId }) {
  const [asks] = useState(() => mayAsk(matchId));
  const choice = useStore(preferences.store, (state) => state.curves);
  const answered = useRef<HTMLParagraphElement>(null);
  const [mine, setMine] = useState(false);
  useEffect(() => {
    if (asks) browserKept.setItem(ASKED_KEY, matchId);
  }, [asks, matchId]);
  useEffect(() => {
    // The button that was pressed is gone.
    if (mine) answered.current?.focus();
  }, [mine]);
  if (!asks) return null;
  const answer = (curves: 'keep' | 'forget'): void => {
    setMine(true);
    preferences.change({ curves });
    // What does not arrive now is sent by the page of the match.
    if (curves === 'keep') void keepSmiles(matchId);
  };
  if (choice !== 'unasked') {
    return (
      <p ref={answered} className="muted t1" role="status" tabIndex={-1}>
        {choice === 'keep' ? t.answered.keep : t.answered.forget}
      </p>
    );
  }
  return (
    <section className={styles.question} aria-label={t.ask}>
      <p>
        <b>{t.ask}</b> <span className="muted">{t.what}</span>
      </p>
      <div className={styles.answers}>
        <Button small onClick={() => answer('keep')}>
          {t.yes}
        </Button>
        <Button small tone="txt" onClick={() => answer('forget')}>
          {t.no}
        </Button>
      </div>
    </section>
  );
}
