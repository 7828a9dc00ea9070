import { useEffect, useState } from 'react';
import type { OutReason } from '@deadpan/protocol';
import { round1Texts as t } from '../../texts/round1.ts';
import { stageTexts } from '../../texts/stage.ts';
import type { AbsenceCause } from '../../stage/absence.ts';
import { AbsenceNote } from '../../stage/absence-note.tsx';
import { remainingMs } from '../../stage/remaining.ts';
import { isOut } from '../../stage/standing.ts';
import { Badge } from '../../ui/badge.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Skull } from '../../ui/skull.tsx';
import { Calibration } from './calibration.tsx';
import { ModelPanel, modelTrouble } from './model-panel.tsx';
import { ownPercent, percentOf } from './happiness.ts';
import { SmileCurve } from '../../stage/smile-curve.tsx';
import type { StageProps } from '../../stage/stage-props.ts';
import styles from './below.module.css';

const GRIN_MS = 1_600;

function OwnMeter(props: StageProps & { duel: boolean }) {
  const { view, face, duel } = props;
  const out = isOut(view, view.you);
  const percent = out ? percentOf(view.you, props) : ownPercent(face);
  const note = percent === undefined ? t.noFace : face.calibration.isCalibrated || out ? t.faceFound : t.notCalibrated;
  return <Meter percent={percent} texts={stageTexts.meter} note={note} size={duel ? 'duel' : 'own'} className={styles.meter} />;
}

const whyOut = (reason: OutReason, cause: AbsenceCause): string => (reason === 'absent' ? t.you.absent[cause] : t.you.out[reason]);

/** Out: why, in one's own curve. Without a smile there is no curve, only the reason. */
function Out({ view, notes }: StageProps) {
  const reason = view.players.find((one) => one.user_id === view.you)?.out_reason ?? 'smile';
  const verdict = notes.verdict?.play === view.current_play ? notes.verdict : null;
  const cause = notes.absence?.play === view.current_play ? notes.absence.cause : 'face';
  return (
    <section className={styles.out} aria-labelledby="why">
      <div className="row between">
        <h2 id="why" className="t3">
          {t.you.whyShort}
        </h2>
        <Badge tone="out">
          <Skull />
          {t.you.badge}
        </Badge>
      </div>
      <p className="muted t1">{reason === 'smile' && verdict ? t.you.reason(verdict.meme) : whyOut(reason, cause)}</p>
      {reason === 'smile' && verdict && <SmileCurve verdict={verdict} />}
    </section>
  );
}

/** The server counts from the start of the play, whatever was before it. */
function Absence({ view, face, serverNow }: StageProps) {
  if (view.phase !== 'playing') return null;
  const elapsed = view.settings.round1Duration * 1000 - (remainingMs(view, serverNow()) ?? 0);
  return <AbsenceNote facelessMs={face.facelessMs} elapsedMs={elapsed} words={t.absence} />;
}

/** The grin stays for a beat before the reasons come. */
function useGrinOver(out: boolean): boolean {
  const [over, setOver] = useState(out);
  if (!out && over) setOver(false);
  useEffect(() => {
    if (!out) return undefined;
    const timer = setTimeout(() => setOver(true), GRIN_MS);
    return () => clearTimeout(timer);
  }, [out]);
  return out && over;
}

/** Under the stage: calibration, one's own meter, why one is out; and what keeps the detector from working, before all else. */
export function Below(props: StageProps & { duel: boolean }) {
  const { view } = props;
  const out = isOut(view, view.you);
  const grinOver = useGrinOver(out);
  const trouble = modelTrouble(props);
  if (trouble && !out) return <ModelPanel {...props} trouble={trouble} />;
  if (view.phase === 'starting' || view.phase === 'waiting') return <Calibration {...props} />;
  if (out && (grinOver || percentOf(view.you, props) === undefined)) return <Out {...props} />;
  return (
    <div className={styles.own}>
      <OwnMeter {...props} />
      {!out && <Absence {...props} />}
    </div>
  );
}
