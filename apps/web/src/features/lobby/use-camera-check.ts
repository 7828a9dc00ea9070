import { useCallback, useEffect, useState } from 'react';
import { isCameraAllowed, microphonePermission } from '../../engine/camera/camera-permission.ts';
import { deviceChoices } from '../../engine/camera/device-choices.ts';
import { askMicrophone } from '../../engine/camera/microphone.ts';
import { tabKept } from '../../engine/storage/kept.ts';
import { useAllowedAgain } from '../../stage/camera-back.ts';
import type { RoomSession } from '../../stage/room-session.ts';
import { checkTexts as t } from '../../texts/camera-check.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { MicrophoneState } from './check-facts.ts';

type Parts = Pick<RoomSession, 'camera' | 'shared' | 'consent'>;

interface CameraCheckState {
  open: boolean;
  /** opens the check; a picture that the others do not see yet stays unseen until it is shared */
  begin: () => void;
  /** asks the browser, from the button that explains why */
  ask: () => Promise<void>;
  /** asks for the microphone alone, where it was not given with the camera */
  askForMicrophone: () => Promise<void>;
  /** absent where no round needs one */
  microphone: MicrophoneState | undefined;
  /** shows the picture to the others and closes the check */
  share: () => void;
  /** links the player to the others without a camera and closes the check */
  watch: () => void;
  close: () => void;
}

/** Who passed the check in this tab is not asked again: not after a refresh, not in the next arena. */
const CHECKED = 'camera_checked';
const HEARD = 'microphone_checked';
const wasChecked = (): boolean => tabKept.getItem(CHECKED) === 'yes';

/** Whether the microphone is there for one's turn; asked of the browser only when `ask` is called. */
function useMicrophone(needed: boolean): { microphone: MicrophoneState; ask: () => Promise<MicrophoneState> } {
  const [microphone, setMicrophone] = useState<MicrophoneState>(() => (tabKept.getItem(HEARD) === 'yes' ? 'ok' : 'unknown'));
  // What the browser has said before counts, and so does a yes in its own settings, without a reload.
  useEffect(() => {
    if (!needed) return undefined;
    const over = new AbortController();
    void microphonePermission().then((permission) => {
      const look = (): void => {
        if (!over.signal.aborted && permission?.state === 'granted') setMicrophone('ok');
      };
      look();
      permission?.addEventListener('change', look, { signal: over.signal });
    });
    return () => over.abort();
  }, [needed]);
  const ask = useCallback(async (): Promise<MicrophoneState> => {
    const said = (await askMicrophone(deviceChoices().getState().microphone)) ?? 'ok';
    if (said === 'ok') tabKept.setItem(HEARD, 'yes');
    setMicrophone(said);
    return said;
  }, []);
  return { microphone, ask };
}

/** The check before the camera is shared, and the shortcut for those who passed it before. */
export function useCameraCheck({ camera, shared, consent }: Parts, needsMicrophone: boolean): CameraCheckState {
  const [open, setOpen] = useState(false);
  useAllowedAgain(camera);
  const { microphone, ask: askForMicrophone } = useMicrophone(needsMicrophone);

  useEffect(() => {
    let over = false;
    if (wasChecked()) {
      void isCameraAllowed().then((allowed) => {
        if (!over && allowed && camera.getState().status === 'idle') void camera.open();
      });
    }
    return () => {
      over = true;
      // A lobby that is left in the middle of the check leaves nothing half-open behind.
      if (shared.isHeld()) {
        camera.stop();
        shared.share();
      }
    };
  }, [camera, shared]);

  const ask = useCallback(async (): Promise<void> => {
    const { status } = await camera.open();
    const heard = status === 'live' && needsMicrophone ? await askForMicrophone() : null;
    if (status === 'denied' || status === 'blocked' || heard === 'denied') showToast({ ...t.denied, tone: 'bad' });
    else if (status === 'live') showToast({ ...t.granted, tone: 'good' });
  }, [camera, needsMicrophone, askForMicrophone]);

  const begin = useCallback((): void => {
    setOpen(true);
    if (camera.getState().status === 'live') return;
    shared.hold();
    // The browser has said yes already: there is nothing to explain first, the picture may show.
    void isCameraAllowed().then((allowed) => {
      if (allowed && shared.isHeld()) void camera.open();
    });
  }, [camera, shared]);

  const close = (): void => {
    setOpen(false);
    if (!shared.isHeld()) return;
    camera.stop();
    shared.share();
  };
  const share = (): void => {
    tabKept.setItem(CHECKED, 'yes');
    setOpen(false);
    shared.share();
    // Where the camera was allowed long ago nobody has asked for the microphone yet; READY would be the next to miss it.
    if (needsMicrophone && microphone === 'unknown') void askForMicrophone();
  };
  const watch = (): void => {
    close();
    consent.watch();
  };
  return {
    open,
    begin,
    ask,
    askForMicrophone: async () => void (await askForMicrophone()),
    microphone: needsMicrophone ? microphone : undefined,
    share,
    watch,
    close,
  };
}
