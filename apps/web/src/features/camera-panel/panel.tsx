import { useState } from 'react';
import { limits } from '@deadpan/protocol';
import { cameraText } from '../../engine/camera/camera-texts.ts';
import type { FaceState } from '../../engine/face/face-types.ts';
import { CameraHelp } from '../../stage/camera-help.tsx';
import { StreamVideo } from '../../stage/stream-video.tsx';
import { cameraPanelTexts as t } from '../../texts/camera-panel.ts';
import { stageTexts } from '../../texts/stage.ts';
import { Button } from '../../ui/button.tsx';
import { Face } from '../../ui/face.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Meter } from '../../ui/meter.tsx';
import { ProgressLine } from '../../ui/progress-line.tsx';
import { DebugFigures, Emotions, ReadingFigures } from './figures.tsx';
import { TrialCard } from './trial-card.tsx';
import { useCameraPanel } from './use-camera-panel.ts';
import type { CameraPanel, PanelParts } from './use-camera-panel.ts';
import styles from './camera-panel.module.css';

const LIMIT = limits.smile.limit * 100;

/** As in a play: one reading above the limit waits at it, until the rule has called the smile. */
function shownPercent({ reading, status }: FaceState, peak: number | undefined): number | undefined {
  if (peak !== undefined) return peak;
  if (!reading?.faceDetected) return undefined;
  const percent = reading.relativeHappiness * 100;
  return status === 'eliminated' ? percent : Math.min(LIMIT, percent);
}

function noteOf({ model, reading, calibration }: FaceState): string {
  if (model.status !== 'ready') return '';
  if (!reading?.faceDetected) return t.noFace;
  return calibration.isCalibrated ? '' : t.calibrating(Math.round(calibration.progress * 100));
}

/** The same for who does not see it, without the figures that move: each is said as it begins, and as it is over. */
function saidOf({ model, reading, calibration }: FaceState): string {
  if (model.status === 'loading') return t.said.loading;
  if (model.status !== 'ready') return '';
  if (!reading?.faceDetected) return t.noFace;
  return calibration.isCalibrated ? t.said.calibrated : t.said.calibrating;
}

function Trouble({ panel }: { panel: CameraPanel }) {
  const camera = cameraText(panel.camera.status, 'round1');
  const failed = panel.face.model.status === 'failed';
  if (camera === null && !failed) return null;
  return (
    <div className={styles.trouble} role="alert">
      <Icon name="warn" />
      <div>
        <b>{camera === null ? t.detectionError : t.cameraError}</b>
        <p>{camera ?? t.detectionText}</p>
        {panel.camera.status === 'denied' && <CameraHelp />}
      </div>
      <Button small tone="pri" onClick={camera === null ? panel.retryModels : panel.retryCamera}>
        {camera === null ? t.retryModels : t.retryCamera}
      </Button>
    </div>
  );
}

function Picture({ panel: { camera, face, trial } }: { panel: CameraPanel }) {
  const peak = trial.status === 'out' ? trial.verdict?.peak : undefined;
  const live = camera.stream !== null;
  return (
    <div className={`onstage ${styles.stage}`}>
      <div className={styles.picture} data-state={face.status}>
        {camera.stream && <StreamVideo stream={camera.stream} mirrored label={t.you} />}
        {!camera.stream && (
          <div className={styles.dark}>
            <Face size={96} closed />
            <p className="muted">{t.off}</p>
          </div>
        )}
        {live && face.model.status === 'loading' && (
          <div className={styles.loading}>
            <ProgressLine percent={face.model.progress * 100} label={t.said.loading} />
            <span className="t1 num" aria-hidden>
              {t.loading(Math.round(face.model.progress * 100))}
            </span>
          </div>
        )}
      </div>
      <Meter percent={live ? shownPercent(face, peak) : undefined} texts={stageTexts.meter} className={styles.meter ?? ''} />
      <p className={`t1 muted ${styles.note}`} aria-hidden>
        {live ? noteOf(face) : ''}
      </p>
      <p className="vh" role="status">
        {live ? saidOf(face) : ''}
      </p>
    </div>
  );
}

function Buttons({ panel, debug, onDebug }: { panel: CameraPanel; debug: boolean; onDebug: () => void }) {
  const { camera, face } = panel;
  const live = camera.status === 'live';
  // What is wrong brings its own button, which is the next step then.
  const troubled = cameraText(camera.status, 'round1') !== null || face.model.status === 'failed';
  return (
    <div className={styles.buttons}>
      <Button tone={live || troubled ? 'plain' : 'pri'} busy={camera.status === 'asking'} onClick={live ? panel.stop : panel.start}>
        <Icon name={live ? 'camera-off' : 'camera'} />
        {live ? t.stop : t.start}
      </Button>
      <Button onClick={panel.reset} why={!live && t.needsCamera} whyHidden>
        {t.reset}
      </Button>
      <Button onClick={panel.retryModels} why={face.model.status === 'ready' ? t.modelsLoaded : !live && t.needsCamera} whyHidden>
        {t.retryModels}
      </Button>
      <Button onClick={onDebug} aria-pressed={debug}>
        {t.debug}
      </Button>
    </div>
  );
}

/** Picture, meter, trial and figures over a camera and a detector. */
export function Panel({ parts }: { parts: PanelParts }) {
  const panel = useCameraPanel(parts);
  const [debug, setDebug] = useState(false);
  const { face, camera, trial } = panel;
  return (
    <div className={styles.panel}>
      <div className={styles.left}>
        <Picture panel={panel} />
        <Trouble panel={panel} />
        <Buttons panel={panel} debug={debug} onDebug={() => setDebug((on) => !on)} />
        <p className="muted t1">{t.privacy}</p>
      </div>
      <div className={styles.right}>
        <TrialCard trial={trial} onAgain={panel.again} />
        <Emotions face={face} />
        <ReadingFigures face={face} />
        {debug && <DebugFigures face={face} camera={camera} />}
      </div>
    </div>
  );
}
