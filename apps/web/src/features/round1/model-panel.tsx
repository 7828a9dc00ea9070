import { round1Texts as t } from '../../texts/round1.ts';
import { cameraText } from '../../engine/camera/camera-texts.ts';
import type { StageProps } from '../../stage/stage-props.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressLine } from '../../ui/progress-line.tsx';
import styles from './below.module.css';

/** What keeps smiles from being seen: models on their way or lost, a camera that does not work. */
export type Trouble = 'loading' | 'models' | 'camera';

/** The detector's trouble, or nothing. */
export function modelTrouble({ face, camera }: Pick<StageProps, 'face' | 'camera'>): Trouble | null {
  if (camera.status !== 'live' && camera.status !== 'idle' && camera.status !== 'asking') return 'camera';
  if (face.model.status === 'failed') return 'models';
  return face.model.status === 'ready' ? null : 'loading';
}

/** Progress of the models, or what went wrong with Retry Loading and Refresh Page (spec §2 Round 1 screen). */
export function ModelPanel({ view, trouble, face, camera, actions }: StageProps & { trouble: Trouble }) {
  if (trouble === 'loading')
    return (
      <section className={styles.model} role="status">
        <h2 className="t3">{t.model.title}</h2>
        <ProgressLine percent={face.model.progress * 100} label={t.model.title} className={styles.line ?? ''} />
        <p className="muted num">
          {t.model.loaded} {Math.round(face.model.progress * 100)}&thinsp;%. {t.model.text}
        </p>
      </section>
    );
  const refresh = <Button small onClick={() => location.reload()}>{t.model.refresh}</Button>; // prettier-ignore
  return (
    <section className={styles.model} role="alert">
      <h2 className="t3">{trouble === 'camera' ? t.model.cameraTitle : t.model.failedTitle}</h2>
      <p className="muted">{trouble === 'camera' ? cameraText(camera.status, 'round1') : t.model.failedText}</p>
      {view.phase === 'playing' && <p className="t1">{t.model.counts}</p>}
      <div className={styles.buttons}>
        <Button small tone="pri" onClick={trouble === 'camera' ? actions.retryCamera : actions.retryModels}>
          {trouble === 'camera' ? t.model.retryCamera : t.model.retry}
        </Button>
        {refresh}
      </div>
    </section>
  );
}
