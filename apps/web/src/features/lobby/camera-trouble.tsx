import type { CameraProblem, CameraState } from '../../engine/camera/camera-types.ts';
import { CameraHelp } from '../../stage/camera-help.tsx';
import { checkTexts as t } from '../../texts/camera-check.ts';
import styles from './camera-check.module.css';

/** What stands in the camera's way, in the words of spec §8, and the way out of it in this browser. */
export function CameraTrouble({ status, message }: { status: CameraProblem; message: CameraState['message'] }) {
  return (
    <div role="alert" className={styles.trouble}>
      <p>
        <b>{message}</b>
      </p>
      {status === 'denied' ? <CameraHelp /> : <p className="muted">{t.other[status]}</p>}
    </div>
  );
}
