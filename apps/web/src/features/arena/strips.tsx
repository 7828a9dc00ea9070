import { useStore } from 'zustand';
import { cameraText } from '../../engine/camera/camera-texts.ts';
import { CameraHelpButton } from '../../stage/camera-help.tsx';
import type { RoundProps } from '../../stage/round-props.ts';
import { arenaTexts } from '../../texts/arena.ts';
import { round1Texts } from '../../texts/round1.ts';
import { Button } from '../../ui/button.tsx';
import { Face } from '../../ui/face.tsx';
import styles from './strips.module.css';

const t = arenaTexts.cameraLost;

/** What stands in the match's way, over whatever is on: a lost connection, a clock that stands still, a camera that is gone. */
export function Strips({ session, view }: RoundProps) {
  const lost = useStore(session.room, (state) => state.status === 'lost');
  const { status } = useStore(session.camera);
  const problem = status === 'idle' || status === 'asking' || status === 'live' ? null : cameraText(status, 'round1');
  const retry = (): void => void session.camera.refresh();
  const { reconnecting, paused } = round1Texts;
  return (
    <div className={`onstage ${styles.strips}`}>
      {lost && (
        <div className={styles.strip} role="alert">
          <Face size={48} closed />
          <p>
            <b>{reconnecting.title}</b> <span className="muted">{reconnecting.text}</span>
          </p>
        </div>
      )}
      {!lost && view.paused && (
        <div className={styles.strip} role="alert">
          <Face size={48} />
          <p>
            <b>{paused.title}.</b> <span className="muted">{paused.text}</span>
          </p>
        </div>
      )}
      {problem !== null && view.status === 'playing' && (
        <div className={styles.strip} role="alert">
          <Face size={48} closed />
          <p className="grow">
            <b>{t.title}</b> <span className="muted">{problem}</span>
          </p>
          {status === 'denied' ? (
            <CameraHelpButton onRetry={retry} />
          ) : (
            <Button small onClick={retry}>
              {t.retry}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
