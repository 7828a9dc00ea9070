import { useRef, useState } from 'react';
import type { MatchRecord } from '@deadpan/protocol';
import { preferences } from '../../engine/preferences/preferences.ts';
import { openSettings } from '../../stage/settings-door.ts';
import { curveTexts } from '../../texts/curves.ts';
import { matchPageTexts as texts } from '../../texts/match-page.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Question } from '../../ui/question.tsx';
import { useOwnCurve } from './use-curve.ts';
import type { OwnCurve } from './use-curve.ts';
import styles from './match-page.module.css';

const { keep: t } = texts;
const q = curveTexts;

/** Asked once: the answer is remembered. */
function Ask({ own }: { own: OwnCurve }) {
  return (
    <>
      <p>
        <b>{q.ask}</b>
      </p>
      <p className="muted">{q.what}</p>
      <div className={styles.doings}>
        <Button busy={own.busy} onClick={() => preferences.change({ curves: 'keep' })}>
          {q.yes}
        </Button>
        <Button tone="txt" onClick={() => preferences.change({ curves: 'forget' })}>
          {q.no}
        </Button>
      </div>
      <p className="muted t1">{q.always}</p>
    </>
  );
}

function Doing({ own, onRemove }: { own: OwnCurve; onRemove: () => void }) {
  if (own.where === 'kept')
    return (
      <>
        <p className="muted">{t.kept}</p>
        <div className={styles.doings}>
          <Button small busy={own.busy} onClick={onRemove}>
            {t.remove}
          </Button>
        </div>
      </>
    );
  if (own.where === 'here' && own.choice === 'unasked') return <Ask own={own} />;
  return (
    <>
      <p className="muted">{own.where === 'here' ? t.notKept : t.gone}</p>
      <div className={styles.doings}>
        {own.where === 'here' && (
          <Button small busy={own.busy} onClick={own.keep}>
            {t.here}
          </Button>
        )}
        <Button small tone="txt" onClick={openSettings}>
          <Icon name="sliders" />
          {t.settings}
        </Button>
      </div>
    </>
  );
}

/** Whether the own curve stays with the match: asked once, undone at any time. */
export function KeepCurve({ record, me }: { record: MatchRecord; me: string }) {
  const own = useOwnCurve(record, me);
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={styles.keep} aria-labelledby="keep-curve">
      <h2 ref={heading} id="keep-curve" className="t3" tabIndex={-1}>
        {t.heading}
      </h2>
      <Doing own={own} onRemove={() => setAsking(true)} />
      {asking && (
        <Question
          title={t.sure.title}
          text={t.sure.text}
          yes={t.sure.yes}
          danger
          busy={own.busy}
          onYes={() => {
            // The button that asked goes with the curve: the focus stays in its section.
            void own.remove().then(() => {
              setAsking(false);
              requestAnimationFrame(() => heading.current?.focus());
            });
          }}
          no={t.sure.no}
          onNo={() => setAsking(false)}
        />
      )}
    </section>
  );
}
