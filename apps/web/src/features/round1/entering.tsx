import type { CameraState } from '../../engine/camera/camera-types.ts';
import { Notice } from '../../stage/notice.tsx';
import { round1Texts as t } from '../../texts/round1.ts';
import { Loader } from '../../ui/loader.tsx';

function cameraWord(camera: CameraState | null): string {
  if (!camera || camera.status === 'idle') return t.camera.idle;
  if (camera.status === 'asking') return t.camera.asking;
  if (camera.status !== 'live') return t.camera.failed;
  return camera.health === 'black' ? t.camera.black : t.camera.working;
}

/** 'Entering Arena...' with lobby id, camera status and player count (spec §2 Round 1 screen). */
export function Entering({ roomId, camera, players }: { roomId: string; camera: CameraState | null; players?: number }) {
  return (
    <Notice>
      <Loader>{t.entering}</Loader>
      <p className="muted t1">
        {t.lobbyId} {roomId} · {t.cameraStatus} {cameraWord(camera)} · {t.playerCount} {players ?? '–'}
      </p>
    </Notice>
  );
}
