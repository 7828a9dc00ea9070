import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import type { RoomView } from '@deadpan/protocol';
import { useStore } from 'zustand';
import type { CameraStatus } from '../../engine/camera/camera-types.ts';
import { DevicePickers } from '../../stage/devices/device-pickers.tsx';
import { HideAddressSwitch } from '../../stage/hide-address.tsx';
import type { RoomSession } from '../../stage/room-session.ts';
import { StreamVideo } from '../../stage/stream-video.tsx';
import { checkTexts as t } from '../../texts/camera-check.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Face as DrawnFace } from '../../ui/face.tsx';
import { CameraTrouble } from './camera-trouble.tsx';
import type { MicrophoneState } from './check-facts.ts';
import { CheckList } from './check-list.tsx';
import styles from './camera-check.module.css';

interface CameraCheckProps {
  session: Pick<RoomSession, 'camera' | 'shared' | 'consent' | 'face'>;
  view: Pick<RoomView, 'is_private'>;
  /** absent where no round needs one */
  microphone?: MicrophoneState | undefined;
  onAsk: () => void;
  onMicrophone: () => void;
  onShare: () => void;
  /** links without a picture of one's own */
  onWatch: () => void;
  onClose: () => void;
}

function Preview({ stream, status, held }: { stream: MediaStream | null; status: CameraStatus; held: boolean }) {
  return (
    <figure className={styles.preview}>
      <div className={styles.picture}>
        {stream ? (
          <StreamVideo stream={stream} mirrored label={held ? t.preview : t.shown} />
        ) : (
          <DrawnFace size={96} closed={status !== 'asking'} />
        )}
      </div>
      <figcaption className="t1 muted">{stream ? (held ? t.preview : t.shown) : status === 'asking' ? t.asking : t.off}</figcaption>
    </figure>
  );
}

/**
 * The button of the step that is due. Each step has a button of its own: a press that began on the one that asks shares nothing that was not seen
 * yet. The new one takes the focus over from the one before it, and from nothing else: who is at another button meanwhile stays there.
 */
function Step({
  at,
  words,
  busy,
  onClick,
}: {
  at: RefObject<HTMLButtonElement | null>;
  words: string;
  busy: boolean;
  onClick: () => void;
}) {
  useLayoutEffect(() => {
    // The one before is gone from the page already; had it the focus, nothing has it now.
    if (document.activeElement === null || document.activeElement === document.body) at.current?.focus();
  }, [at, words]);
  return (
    <Button key={words} ref={at} tone="pri" busy={busy} onClick={onClick}>
      {words}
    </Button>
  );
}

/**
 * The check before the others see anything (players.md 3): why the camera is needed, the mirrored picture, which camera, whether light, face
 * and detector will do, and after a refusal the way back. The one button at the right asks, then shares.
 */
export function CameraCheck({ session, view, microphone, onAsk, onMicrophone, onShare, onWatch, onClose }: CameraCheckProps) {
  const { camera, shared, consent, face } = session;
  const linked = useStore(consent, (state) => state.given);
  const needsMicrophone = microphone !== undefined;
  const state = useStore(camera);
  const faceState = useSyncExternalStore(face.subscribe, face.getState);
  const { status, stream, message, deviceId } = state;
  const held = shared.isHeld();
  const live = status === 'live';
  const trouble = status === 'idle' || status === 'asking' || live ? null : status;
  const step = useRef<HTMLButtonElement>(null);
  const primary = live ? (held ? t.share : t.done) : trouble ? t.again : t.ask;
  return (
    <Dialog
      open
      wide
      focusFirst={step}
      onOpenChange={(open) => !open && onClose()}
      title={live && !held ? t.titleShared : t.title}
      description={live && !held ? undefined : t.text}
      actions={
        <>
          {!(live && !held) && <Button onClick={onClose}>{t.later}</Button>}
          <Step at={step} words={primary} busy={status === 'asking'} onClick={live ? onShare : onAsk} />
        </>
      }
    >
      <div className={styles.check}>
        <div className="stack">
          <Preview stream={stream} status={status} held={held} />
          <HideAddressSwitch view={view} />
        </div>
        <div className="stack">
          {trouble ? (
            <CameraTrouble status={trouble} message={message} />
          ) : (
            <>
              {needsMicrophone && !live && <p>{t.askBoth}</p>}
              {live && <DevicePickers inUse={deviceId} needsMicrophone={needsMicrophone} heard={microphone === 'ok'} />}
              <CheckList camera={state} state={faceState} face={face} microphone={microphone} onMicrophone={onMicrophone} />
            </>
          )}
          {!live && !linked && (
            <div>
              <Button small onClick={onWatch}>
                {t.watch}
              </Button>
            </div>
          )}
        </div>
      </div>
    </Dialog>
  );
}
