import { cameraPanelTexts as t } from '../../texts/camera-panel.ts';
import type { CameraState } from '../../engine/camera/camera-types.ts';
import { EMOTIONS } from '../../engine/face/face-types.ts';
import type { FaceState } from '../../engine/face/face-types.ts';
import styles from './camera-panel.module.css';

const percent = (share: number | undefined): string => (share === undefined ? t.debugRows.nothing : `${Math.round(share * 100)}\u2009%`);
const millis = (ms: number | undefined): string => (ms === undefined ? t.debugRows.nothing : `${Math.round(ms)}\u2009ms`);

/** The seven emotions as shares of one whole, the dominant one named by its weight (spec §3 Emotion reading). */
export function Emotions({ face: { reading } }: { face: FaceState }) {
  const seen = reading?.faceDetected ? reading : null;
  return (
    <section aria-labelledby="emotions">
      <h2 id="emotions" className="t3">
        {t.emotions.title}
      </h2>
      <ul className={styles.emotions}>
        {EMOTIONS.map((emotion) => (
          <li key={emotion} data-dominant={seen?.dominant === emotion || undefined}>
            <span>{t.emotions[emotion]}</span>
            <i aria-hidden="true">
              <i style={{ width: `${Math.round((seen?.[emotion] ?? 0) * 100)}%` }} />
            </i>
            <span className="num">{percent(seen?.[emotion])}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rows({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className={`${styles.rows} num`}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The rest of a reading (spec §3 Emotion reading). */
export function ReadingFigures({ face: { reading, calibration, model, watching } }: { face: FaceState }) {
  const { yes, no } = t.reading;
  const seen = reading?.faceDetected ? reading : null;
  const rows = [
    [t.reading.isDetecting, watching && model.status === 'ready' ? yes : no],
    [t.reading.faceDetected, seen ? t.reading.found : t.reading.notFound],
    [t.reading.isCalibrated, calibration.isCalibrated ? yes : no],
    [t.reading.calibrationProgress, percent(calibration.progress)],
    [t.reading.baselineHappiness, percent(calibration.isCalibrated ? calibration.baseline : undefined)],
    [t.reading.relativeHappiness, percent(seen?.relativeHappiness)],
    [t.reading.confidence, percent(seen?.confidence)],
    [t.reading.detectionTime, millis(reading?.detectionTime)],
    [t.reading.frameRate, reading ? reading.frameRate.toFixed(1) : t.debugRows.nothing],
  ] as const;
  return (
    <section aria-labelledby="reading">
      <h2 id="reading" className="t3">
        {t.reading.title}
      </h2>
      <Rows rows={rows} />
    </section>
  );
}

/** What an engineer asks when somebody says it does not work. */
export function DebugFigures({ face, camera }: { face: FaceState; camera: CameraState }) {
  const { model, status, reading, frame, facelessMs } = face;
  const names = t.debugRows;
  const rows = [
    [names.model, `${model.status} ${percent(model.progress)}`],
    [names.error, model.error ?? names.nothing],
    [names.camera, camera.status],
    [names.health, camera.health],
    [names.status, status],
    [names.dominant, reading?.dominant ?? names.nothing],
    [names.faceless, millis(facelessMs)],
    [names.bright, percent(frame?.bright)],
    [names.average, frame ? frame.average.toFixed(0) : names.nothing],
  ] as const;
  return (
    <section aria-labelledby="debug" data-testid="debug">
      <h2 id="debug" className="t3">
        {t.debug}
      </h2>
      <Rows rows={rows} />
    </section>
  );
}
