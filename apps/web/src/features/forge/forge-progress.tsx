import { forgeTexts } from '../../texts/forge.ts';
import { Icon } from '../../ui/icon.tsx';
import { ProgressLine } from '../../ui/progress-line.tsx';
import type { Forging } from './use-forge.ts';
import styles from './wish.module.css';

const t = forgeTexts.progress;

function Line({ words, percent }: { words: string; percent: number }) {
  return (
    <div className={styles.progress}>
      <div className="row between t1">
        <span aria-hidden="true">{words}</span>
        <span className="num" aria-hidden="true">
          {t.percent(percent)}
        </span>
      </div>
      <ProgressLine percent={percent} label={t.label} />
    </div>
  );
}

function Sight({ forging }: { forging: Forging }) {
  switch (forging.status) {
    case 'generating':
      return <Line words={forging.long ? t.long : t.idle} percent={forging.percent} />;
    case 'finished':
      return <Line words={t.finished} percent={100} />;
    case 'failed':
      return (
        <p className={styles.problem}>
          <Icon name="warn" />
          <span>
            <b>{forging.notice.title}</b> {forging.notice.text}
          </span>
        </p>
      );
    case 'cancelled':
      return <p className="muted t1">{t.cancelled}</p>;
    case 'idle':
      return null;
  }
}

/** What a listener needs to know; a failure is said by its toast. */
function said(forging: Forging, alt: string | undefined): string {
  if (forging.status === 'generating') return forging.long ? t.long : t.idle;
  if (forging.status === 'finished') return t.said(alt ?? '');
  return '';
}

/** How far a meme is, as the line that bends, and what came of it. */
export function Progress({ forging, alt }: { forging: Forging; alt: string | undefined }) {
  return (
    <div>
      <p className="vh" role="status">
        {said(forging, alt)}
      </p>
      <Sight forging={forging} />
    </div>
  );
}
