import type { Face, FaceState } from '../../engine/face/face-types.ts';
import type { CameraState } from '../../engine/camera/camera-types.ts';
import { checkTexts as t } from '../../texts/camera-check.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { ProgressLine } from '../../ui/progress-line.tsx';
import { checkFacts, spokenCheck } from './check-facts.ts';
import type { CheckFact, MicrophoneState } from './check-facts.ts';
import styles from './camera-check.module.css';

const icons: Record<CheckFact['state'], IconName> = { ok: 'check', waiting: 'clock', warn: 'warn', bad: 'close' };

interface CheckListProps {
  camera: CameraState;
  state: FaceState;
  face: Pick<Face, 'load'>;
  /** absent where no round needs one */
  microphone?: MicrophoneState | undefined;
  onMicrophone: () => void;
}

/** Camera, light, face, detector, microphone: each with a sign and its words. What failed is tried again from here. */
export function CheckList({ camera, state, face, microphone, onMicrophone }: CheckListProps) {
  const facts = checkFacts(camera, state, microphone);
  const { model } = state;
  return (
    <div>
      <ul className={styles.facts} aria-label={t.list}>
        {facts.map((fact) => (
          <li key={fact.name} data-state={fact.state}>
            <Icon name={icons[fact.state]} />
            <b>{t.rows[fact.name]}</b>
            <span>{fact.words}</span>
          </li>
        ))}
      </ul>
      {model.status === 'loading' && <ProgressLine percent={model.progress * 100} label={t.progress} />}
      {model.status === 'failed' && (
        <Button small onClick={() => void face.load().catch(() => undefined)}>
          {t.retryLoading}
        </Button>
      )}
      {camera.status === 'live' && microphone !== undefined && microphone !== 'ok' && (
        <Button small onClick={onMicrophone}>
          <Icon name="mic" />
          {t.askMicrophone}
        </Button>
      )}
      <p role="status" className="vh">
        {spokenCheck(facts)}
      </p>
    </div>
  );
}
