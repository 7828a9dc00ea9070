import type { CameraState } from '../../engine/camera/camera-types.ts';
import { Notice } from '../../stage/notice.tsx';
import { round1Texts as t } from '../../texts/round1.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Loader } from '../../ui/loader.tsx';

function cameraWord(camera: CameraState | null): string {
  if (!camera || camera.status === 'idle') return t.camera.idle;
  if (camera.status === 'asking') return t.camera.asking;
  if (camera.status !== 'live') return t.camera.failed;
  return camera.health === 'black' ? t.camera.black : t.camera.working;
}

/** 'Entering Arena...' with lobby id, camera status and player count (spec §2 Round 1 screen). */
export function Entering({ roomId, camera, players }: { roomId: string; camera: CameraState | null; players: number | null }) {
  return (
    <Notice>
      <Loader>{t.entering}</Loader>
      <p className="muted t1" style={{ marginTop: 16, textAlign: 'center' }}>
        {t.lobbyId} {roomId} · {t.cameraStatus} {cameraWord(camera)} · {t.playerCount} {players ?? '–'}
      </p>
    </Notice>
  );
}

/** 'Connection Error' with the message and a Refresh Page button: it begins anew with the room, the page stays (spec §2 Round 1 screen). */
export function ConnectionFailed({ message, onRefresh }: { message: string; onRefresh: () => void }) {
  return (
    <Notice>
      <div role="alert">
        <Empty
          closed
          title={<h1 className="t5">{t.error.title}</h1>}
          action={
            <Button tone="pri" onClick={onRefresh}>
              {t.error.refresh}
            </Button>
          }
        >
          {message}
        </Empty>
      </div>
    </Notice>
  );
}
