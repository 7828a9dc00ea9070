import type { RoomView } from '@deadpan/protocol';
import type { CameraState } from '../../engine/camera/camera-types.ts';
import { lobbyTexts as t } from '../../texts/lobby.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { startReason } from './start-reason.ts';
import styles from './lobby.module.css';

interface ControlsProps {
  view: RoomView;
  online: boolean;
  ready: boolean;
  starting: boolean;
  camera: CameraState;
  onReady: (ready: boolean) => void;
  onCamera: () => void;
  onStart: () => void;
  onLeave: () => void;
}

/** The bar within reach of the thumbs: leave, camera, ready, start. The likeliest next step is the yellow one. */
export function LobbyControls({ view, online, ready, starting, camera, onReady, onCamera, onStart, onLeave }: ControlsProps) {
  const live = camera.status === 'live';
  const host = view.host_id === view.you;
  const shown = { ...view, players: view.players.map((one) => (one.user_id === view.you ? { ...one, is_ready: ready } : one)) };
  const reason = startReason(shown, online);
  return (
    <div className={styles.bar} data-toasts="above" role="region" aria-label={t.controls}>
      <div className={`wrap ${styles.barRow}`}>
        <Button tone="txt" className={styles.leave} onClick={onLeave}>
          <Icon name="leave" />
          <span>{t.leave}</span>
        </Button>
        <Button
          tone={live ? 'plain' : 'pri'}
          className={styles.camera}
          onClick={onCamera}
          busy={camera.status === 'asking'}
          aria-pressed={live}
        >
          <Icon name={live ? 'camera' : 'camera-off'} />
          <span>{live ? t.camera.on : t.camera.grant}</span>
        </Button>
        <span className="grow" />
        <span className={styles.why}>{live ? reason : t.readyNeedsCamera}</span>
        <Toggle label={t.readyToggle} checked={ready} disabled={!live && !ready} onChange={onReady} />
        {host && (
          <Button
            tone={live ? 'pri' : 'plain'}
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
