import { SmileCurve } from '../../stage/smile-curve.tsx';
import { cameraPanelTexts as t } from '../../texts/camera-panel.ts';
import { Button } from '../../ui/button.tsx';
import type { TrialState } from './trial.ts';
import styles from './camera-panel.module.css';

/** m:ss of the time held; whole seconds that are over. */
const timeText = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** How long the face stays straight, how far it got, and, after a smile, the curve that ended it. */
export function TrialCard({ trial, onAgain }: { trial: TrialState; onAgain: () => void }) {
  const { status, heldMs, bestMs, worst, verdict } = trial;
  const out = status === 'out' && verdict;
  return (
    <section className={styles.trial} aria-labelledby="trial">
      <div className="row between">
        <h2 id="trial" className="t3">
          {t.trial.title}
        </h2>
        {out && (
          <Button small onClick={onAgain}>
            {t.trial.again}
          </Button>
        )}
      </div>
      <div className={styles.scores}>
        <p>
          <b className="d t5 num">{timeText(heldMs)}</b> <span className="lab muted">{t.trial.held}</span>
        </p>
        <p>
          <b className="d t4 num">{timeText(bestMs)}</b> <span className="lab muted">{t.trial.best}</span>
        </p>
        <p>
          <b className="d t4 num">{Math.round(worst)}&thinsp;%</b> <span className="lab muted">{t.trial.worst}</span>
        </p>
      </div>
      <p className="muted t1" role="status">
        {out ? t.trial.out(timeText(heldMs)) : status === 'running' ? t.trial.running : t.trial.waiting}
      </p>
      {out && (
        <div className={styles.curve}>
          <SmileCurve verdict={verdict} />
        </div>
      )}
    </section>
  );
}
