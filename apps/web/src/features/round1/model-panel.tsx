import { round1Texts as t } from '../../texts/round1.ts';
import { cameraText } from '../../engine/camera/camera-texts.ts';
import { CameraHelpButton } from '../../stage/camera-help.tsx';
import type { StageProps } from '../../stage/stage-props.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
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
      <section className={styles.model}>
        <h2 className="t3">
          <span role="status">{t.model.title}</span>
        </h2>
        <ProgressLine percent={face.model.progress * 100} label={t.model.title} className={styles.line ?? ''} />
        <p className="muted num">
          <span aria-hidden>
            {t.model.loaded} {Math.round(face.model.progress * 100)}&thinsp;%.
          </span>{' '}
          {t.model.text}
        </p>
      </section>
    );
  const refresh = <Button small onClick={() => location.reload()}>{t.model.refresh}</Button>; // prettier-ignore
  return (
    <section className={styles.model} role="alert">
      {/* In a play the box of a phone holds the words and the whole buttons, or this. */}
      <h2 className={cx('t3', view.phase === 'playing' && 'only-desk')}>
        {trouble === 'camera' ? t.model.cameraTitle : t.model.failedTitle}
      </h2>
      <p>
        <span className="muted">{trouble === 'camera' ? cameraText(camera.status, 'round1') : t.model.failedText}</span>{' '}
        {view.phase === 'playing' && <span className="t1">{t.model.counts}</span>}
      </p>
      <div className={styles.buttons}>
        {trouble === 'camera' && camera.status === 'denied' ? (
          <CameraHelpButton tone="pri" onRetry={actions.retryCamera} />
        ) : (
          <Button small tone="pri" onClick={trouble === 'camera' ? actions.retryCamera : actions.retryModels}>
            {trouble === 'camera' ? t.model.retryCamera : t.model.retry}
          </Button>
        )}
        {refresh}
      </div>
    </section>
  );
}
