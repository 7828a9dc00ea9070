import { limits } from '@deadpan/protocol';
import { AbsenceNote } from '../../stage/absence-note.tsx';
import { isListening, turnKey } from '../../stage/laughter.ts';
import { useSecondsLeft } from '../../stage/match-head.tsx';
import { remainingMs } from '../../stage/remaining.ts';
import { comedyTexts as t } from '../../texts/comedy.ts';
import { Button } from '../../ui/button.tsx';
import { Face } from '../../ui/face.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Mouth } from '../../ui/mouth.tsx';
import { currentTurn } from './comedy-props.ts';
import type { ComedyProps } from './comedy-props.ts';
import { LaughMeter } from './laugh-meter.tsx';
import styles from './panel.module.css';

/** Somebody else is called: a moment to compose oneself. */
function Waiting(props: ComedyProps) {
  const seconds = useSecondsLeft(props);
  const name = currentTurn(props.comedy)?.performer.username ?? '';
  return (
    <div className={styles.still}>
      <Face size={72} />
      <div>
        <h2 className="t4 keepcase">{t.calling.other(name)}</h2>
        <p className="muted num">
          {t.calling.waiting(seconds)} {t.calling.compose}
        </p>
      </div>
    </div>
  );
}

/** The face models did not come, or not yet, or the camera is gone: meanwhile nobody sees this listener. What to do about a camera stands over the stage. */
function DetectorTrouble({ face, camera, actions }: ComedyProps) {
  const { status } = face.model;
  if (camera.status !== 'live' && camera.status !== 'idle' && camera.status !== 'asking') {
    return (
      <div className={styles.trouble} role="alert">
        <Icon name="warn" />
        <p className="t1">{t.detector.noCamera}</p>
      </div>
    );
  }
  if (status === 'ready') return null;
  const failed = status === 'failed';
  return (
    <div className={styles.trouble} role="alert">
      <Icon name="warn" />
      <p className="t1">{failed ? t.detector.failed : t.detector.loading}</p>
      {failed && (
        <Button small onClick={actions.retryModels}>
          {t.detector.retry}
        </Button>
      )}
    </div>
  );
}

/** The server counts from the opening of the microphone, whatever was before it. */
function Absence({ view, face, serverNow }: ComedyProps) {
  const elapsed = limits.comedy.speakingMs - (remainingMs(view, serverNow()) ?? 0);
  return <AbsenceNote facelessMs={face.facelessMs} elapsedMs={elapsed} words={t.absence} />;
}

/** Counted, and why, with the number that did it. */
function Counted({ view, comedy, own }: ComedyProps) {
  const turn = currentTurn(comedy);
  const name = turn?.performer.username ?? '';
  const hid = turn?.laughs.some(({ user_id, reason }) => user_id === view.you && reason === 'hid');
  const known = own.turn === turnKey(view);
  const why = known ? t.you.why(Math.round(own.confidence * 100), name) : t.you.whyUnknown(name);
  return (
    <div className={styles.still} data-counted="">
      {hid ? <Face size={72} closed /> : <Mouth percent={100} size="card" ghost={false} className={styles.grin ?? ''} />}
      <div>
        <h2 className="t4">{hid ? t.you.hid : t.you.laughed}</h2>
        <p className="muted">{hid ? t.you.hidWhy(name) : why}</p>
      </div>
    </div>
  );
}

/** Under the performer's picture for who listens: the own laugh meter, and the moment it was too much. */
export function ListenerPanel(props: ComedyProps) {
  const { view, comedy, laughs, own, face } = props;
  if (view.phase === 'calling') {
    return (
      <div className={styles.panel}>
        <Waiting {...props} />
        <DetectorTrouble {...props} />
      </div>
    );
  }
  if (currentTurn(comedy)?.laughs.some(({ user_id }) => user_id === view.you)) {
    return (
      <div className={styles.panel}>
        <Counted {...props} />
      </div>
    );
  }
  const seen = face.model.status === 'ready';
  const pending = own.turn === turnKey(view);
  return (
    <div className={styles.panel} data-who="listener">
      {seen && <LaughMeter percent={laughs[view.you]} counted={pending} />}
      {/* Stands empty before: what a live region is born with is not read out. */}
      <p role="status" className={styles.verdict}>
        {pending && <span className={styles.pending}>{t.you.pending}</span>}
      </p>
      {seen && isListening(view) && <Absence {...props} />}
      <DetectorTrouble {...props} />
    </div>
  );
}
