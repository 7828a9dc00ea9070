import type { CameraState } from '../../engine/camera/camera-types.ts';
import { cameraText } from '../../engine/camera/camera-texts.ts';
import { round1Texts as t } from '../../texts/round1.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import styles from './dialogs.module.css';

interface Shown {
  onClose: () => void;
}

const close = (onClose: () => void) => (open: boolean) => {
  if (!open) onClose();
};

/** How the camera stands, which one it is, and a way to start it anew. */
export function CameraDialog({
  camera,
  onChoose,
  onRestart,
  onClose,
}: Shown & { camera: CameraState; onChoose: (deviceId: string) => void; onRestart: () => void }) {
  const named = camera.devices.filter((one) => one.label !== '');
  return (
    <Dialog
      open
      onOpenChange={close(onClose)}
      title={t.cameraDialog.title}
      description={camera.status === 'live' ? t.cameraDialog.working : (cameraText(camera.status, 'round1') ?? '')}
      actions={
        <>
          <Button onClick={onRestart} busy={camera.status === 'asking'}>
            {t.cameraDialog.restart}
          </Button>
          <DialogClose>
            <Button tone="pri">{t.cameraDialog.close}</Button>
          </DialogClose>
        </>
      }
    >
      {named.length > 1 && (
        <label className="stack">
          <span className="lab">{t.cameraDialog.choose}</span>
          <select className={styles.select} value={camera.deviceId ?? ''} onChange={(event) => onChoose(event.target.value)}>
            {named.map((one) => (
              <option key={one.deviceId} value={one.deviceId}>
                {one.label}
              </option>
            ))}
          </select>
        </label>
      )}
    </Dialog>
  );
}

/** The rules in three sentences, the keys in one. */
export function HelpDialog({ debug, onDebug, onClose }: Shown & { debug: boolean; onDebug: (on: boolean) => void }) {
  return (
    <Dialog
      open
      onOpenChange={close(onClose)}
      title={t.helpDialog.title}
      description={t.helpDialog.text}
      actions={<DialogClose><Button tone="pri">{t.helpDialog.close}</Button></DialogClose>} // prettier-ignore
    >
      <p className="t1 muted only-desk">{t.helpDialog.keys}</p>
      <Toggle label={t.debug.toggle} words={{ on: t.soundDialog.on, off: t.soundDialog.off }} checked={debug} onChange={onDebug} />
    </Dialog>
  );
}
