import { limits } from '@deadpan/protocol';
import type { RoomView } from '@deadpan/protocol';
import { remainingMs } from '../../stage/remaining.ts';
import type { StageProps } from '../../stage/stage-props.ts';
import { useShortcut } from '../../stage/use-shortcut.ts';
import { useTicking } from '../../stage/use-ticking.ts';
import { round1Texts as t } from '../../texts/round1.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Mouth } from '../../ui/mouth.tsx';
import { cx } from '../../ui/cx.ts';
import { ownPercent } from './happiness.ts';
import styles from './calibration.module.css';

const SAMPLES = limits.detection.calibrationSamples;
/** A calibration that begins later than this before the play would have too few samples. */
const LAST_CALIBRATION_MS = 1_500;

/** Whether one's calm face may be taken anew now: before a play, while there is time for it. */
export function mayCalibrate(view: RoomView, serverNow: number): boolean {
  if (view.phase === 'waiting') return true;
  return view.phase === 'starting' && (remainingMs(view, serverNow) ?? 0) >= LAST_CALIBRATION_MS;
}

function Samples({ progress }: { progress: number }) {
  const taken = Math.round(progress * SAMPLES);
  return (
    <div
      className={styles.samples}
      role="progressbar"
      aria-label={t.calibration}
      aria-valuenow={Math.round(progress * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      {Array.from({ length: SAMPLES }, (_, i) => (
        <i key={i} data-taken={i < taken || undefined} />
      ))}
    </div>
  );
}

function words({ view, face }: StageProps): { status: string; hint: string } {
  const { isCalibrated, progress, baseline } = face.calibration;
  const found = face.reading?.faceDetected === true;
  const counting = view.phase === 'starting';
  const status = isCalibrated ? t.calibrated(Math.round(baseline * 100)) : t.sample(Math.round(progress * SAMPLES), SAMPLES);
  if (!found) return { status, hint: t.noFaceYet };
  return { status, hint: counting || !isCalibrated ? t.look : t.measuredAgain };
}

/** Before a play: one's own line, straight as it should be, the samples taken of it, and a way to take them anew (spec §2, players ask for it). */
export function Calibration(props: StageProps & { duel: boolean }) {
  const shortcut = useShortcut('C');
  const { view, face, actions, serverNow, duel } = props;
  const tooLate = useTicking(() => !mayCalibrate(view, serverNow()));
  const percent = ownPercent(face);
  const { status, hint } = words(props);
  return (
    <section className={cx(styles.calibration, duel && styles.duel)} aria-labelledby="calibration">
      <Mouth percent={percent ?? 0} size={duel ? 'duel' : 'own'} ghost={false} className={styles.line ?? ''} />
      <div className={styles.number}>
        <b className="d t5 num">{percent === undefined ? '–' : `${Math.round(percent)}\u2009%`}</b>
        <span className="lab muted">{t.happy}</span>
      </div>
      <div className={styles.words}>
        <div className="row between">
          <h2 id="calibration" className="t3">
            {t.calibration}
          </h2>
          <span className="t1 muted num">{status}</span>
        </div>
        <Samples progress={face.calibration.progress} />
        <p className="muted">{hint}</p>
      </div>
      {actions.recalibrate && (
        <Button
          small
          className={styles.again}
          why={tooLate && t.tooLate}
          whyHidden
          aria-keyshortcuts={shortcut}
          onClick={actions.recalibrate}
        >
          <Icon name="refresh" />
          {t.recalibrate}
        </Button>
      )}
    </section>
  );
}
