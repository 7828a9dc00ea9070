import { useState } from 'react';
import type { Camera, CameraState } from '../../engine/camera/camera-types.ts';
import { lobbyTexts as t } from '../../texts/lobby.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** Explains before the browser asks; after a refusal it tells the way back, without a reload. */
export function CameraDialog({ camera, state, onClose }: { camera: Camera; state: CameraState; onClose: () => void }) {
  const [failed, setFailed] = useState(false);
  const asked = state.message !== null;
  const ask = async (): Promise<void> => {
    const { status, message } = await camera.open();
    if (status === 'live') {
      showToast({ ...t.toasts.granted, tone: 'good' });
      onClose();
      return;
    }
    setFailed(true);
    const title = status === 'denied' || status === 'blocked' ? t.toasts.denied : { title: t.toasts.required.title, text: message ?? '' };
    showToast({ ...title, tone: 'bad' });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.camera.title}
      description={t.camera.text}
      actions={
        <>
          <DialogClose>
            <Button>{t.camera.later}</Button>
          </DialogClose>
          <Button tone="pri" autoFocus busy={state.status === 'asking'} onClick={() => void ask()}>
            {asked ? t.camera.retry : t.camera.allow}
          </Button>
        </>
      }
    >
      {asked && (
        <div role="alert" className="stack">
          <p>
            <b>{state.message}</b>
          </p>
          {(failed || state.status === 'denied') && <p className="muted">{state.status === 'denied' ? t.camera.denied : t.camera.lost}</p>}
        </div>
      )}
    </Dialog>
  );
}
