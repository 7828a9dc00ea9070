import type { RoomView } from '@deadpan/protocol';
import type { CameraState } from '../../engine/camera/camera-types.ts';
import { checkTexts } from '../../texts/camera-check.ts';
import { lobbyTexts as t } from '../../texts/lobby.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { startReason } from './start-reason.ts';
import styles from './lobby.module.css';

interface ControlsProps {
  view: RoomView;
  online: boolean;
  /** the player has just made the arena */
  fresh: boolean;
  ready: boolean;
  starting: boolean;
  camera: CameraState;
  /** no round needs a microphone, or there is one */
  heard: boolean;
  onReady: (ready: boolean) => void;
  onCamera: () => void;
  onStart: () => void;
  onLeave: () => void;
}

/** The bar within reach of the thumbs: leave, camera, ready, start. The likeliest next step is the yellow one. */
export function LobbyControls({ view, online, fresh, ready, starting, camera, heard, onReady, onCamera, onStart, onLeave }: ControlsProps) {
  const live = camera.status === 'live';
  const able = live && heard;
  const wish = (next: boolean): void => {
    if (able || !next) return onReady(next);
    showToast({ ...(live ? checkTexts.requiredMicrophone : checkTexts.required), tone: 'bad' });
    onCamera();
  };
  const host = view.host_id === view.you;
  const shown = { ...view, players: view.players.map((one) => (one.user_id === view.you ? { ...one, is_ready: ready } : one)) };
  const reason = startReason(shown, online);
  return (
    <div className={styles.bar} data-toasts="above" data-camera={able ? 'on' : 'off'} role="region" aria-label={t.controls}>
      <div className={`wrap ${styles.barRow}`}>
        <Button tone="txt" className={styles.leave} onClick={onLeave}>
          <Icon name="leave" />
          <span>{t.leave}</span>
        </Button>
        <Button tone={able ? 'plain' : 'pri'} className={styles.camera} onClick={onCamera} busy={camera.status === 'asking'}>
          <Icon name={able ? 'camera' : live ? 'mic-off' : 'camera-off'} />
          <span>{able ? t.camera.on : live ? t.camera.grantMicrophone : t.camera.grant}</span>
        </Button>
        <span className="grow" />
        <span className={styles.why}>
          {fresh && view.players.length === 1 ? t.sendCode : able ? reason : live ? t.readyNeedsMicrophone : t.readyNeedsCamera}
        </span>
        <Toggle label={t.readyToggle} checked={ready} onChange={wish} />
        {host && (
          <Button
            tone={able ? 'pri' : 'plain'}
            className={styles.start}
            busy={starting}
            why={reason ?? undefined}
            whyHidden
            onClick={onStart}
          >
            {t.start}
          </Button>
        )}
      </div>
    </div>
  );
}
