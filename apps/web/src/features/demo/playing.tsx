import { useMemo, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { settingsDoor } from '../../stage/settings-door.ts';
import { partActions } from '../../stage/stage-props.ts';
import type { StageActions } from '../../stage/stage-props.ts';
import { useWakeLock } from '../../stage/use-wake-lock.ts';
import { useHotkeys } from '../../ui/hotkeys.ts';
import { demoTexts } from '../../texts/demo.ts';
import { round1Texts } from '../../texts/round1.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { Question } from '../../ui/question.tsx';
import { DemoControls } from './controls.tsx';
import { EndBar } from './end-bar.tsx';
import type { DemoSession } from './match/demo-session.ts';
import type { StageParts } from './stage-parts.ts';
import { useBotPeers } from './use-bot-peers.ts';
import { useDemoToasts } from './use-demo-toasts.ts';
import { usePause } from './use-pause.ts';
import { Watching } from './watching.tsx';

type Open = 'sound' | 'camera' | 'help' | 'leave' | 'join' | null;

function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const t = demoTexts.leave;
  return <Question title={t.title} text={t.text} yes={t.leave} onYes={onLeave} no={t.stay} onNo={onStay} />;
}

function JoinDialog({ onStay, onJoin }: { onStay: () => void; onJoin: () => void }) {
  const t = demoTexts.join;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={t.title}
      description={t.text}
      actions={
        <>
          <Button onClick={onStay}>{t.stay}</Button>
          <Button tone="pri" onClick={onJoin}>
            {t.join}
          </Button>
        </>
      }
    />
  );
}

function HelpDialog({ onClose }: { onClose: () => void }) {
  const t = round1Texts.helpDialog;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.title}
      description={t.text}
      actions={<DialogClose><Button tone="pri">{t.close}</Button></DialogClose>} // prettier-ignore
    >
      <p className="t1 muted only-desk">{demoTexts.help.keys}</p>
    </Dialog>
  );
}

interface PlayingProps {
  session: DemoSession;
  stage: StageParts;
  signedIn: boolean;
  /** plays from the beginning, with a camera */
  onJoin: () => void;
  onLeave: () => void;
}

/** The demo on the stage of round 1. */
export function Playing({ session, stage: { Stage, Result, SoundDialog, CameraDialog }, signedIn, onJoin, onLeave }: PlayingProps) {
  const { room, camera, face, memes, sound, plays } = session;
  const { view, readings } = useStore(room);
  const cameraState = useStore(camera);
  const faceState = useSyncExternalStore(face.subscribe, face.getState);
  const notes = useStore(session.notes);
  const meme = useSyncExternalStore(memes.subscribe, memes.getState);
  const volumes = useSyncExternalStore(sound.subscribe, sound.getState);
  const peers = useBotPeers(room);
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  const settings = useStore(settingsDoor, (state) => state.open);
  const { paused, toggle } = usePause(room, open !== null || settings);
  const over = view?.phase === 'round_ended';
  useDemoToasts(session);
  useWakeLock(!over);
  const toggleMute = (): void => sound.change({ muted: !sound.getState().muted });
  useHotkeys(over ? {} : { m: toggleMute, p: toggle, '?': () => setOpen('help') });
  const actions = useMemo<StageActions>(
    () => ({
      ...partActions({ memes, sound, face, camera }),
      openSound: () => setOpen('sound'),
      openCamera: () => setOpen(plays ? 'camera' : 'join'),
      openHelp: () => setOpen('help'),
      leave: () => setOpen('leave'),
    }),
    [memes, sound, face, camera, plays],
  );
  if (!view) return null;
  const known = { view, camera: cameraState, peers, notes, serverNow: room.clock.now };
  return (
    <>
      {over ? (
        <Result
          {...known}
          key={view.match_id}
          leavesAt={null}
          closed={false}
          asked={false}
          onStay={close}
          onEnd={onLeave}
          onAgain={room.again}
          bar={<EndBar signedIn={signedIn} plays={plays} onAgain={room.again} onJoin={onJoin} onLeave={onLeave} />}
        />
      ) : (
        <Stage
          {...known}
          lost={false}
          face={faceState}
          readings={readings}
          meme={meme}
          muted={volumes.muted}
          actions={actions}
          controls={<DemoControls view={view} paused={paused} onPause={toggle} onSkip={room.skip} />}
          {...(!plays && { below: <Watching onJoin={() => setOpen('join')} /> })}
        />
      )}
      {open === 'sound' && <SoundDialog volumes={volumes} onChange={sound.change} onClose={close} />}
      {open === 'camera' && (
        <CameraDialog
          camera={cameraState}
          onChoose={(id) => void camera.choose(id)}
          onRestart={() => void camera.refresh()}
          onClose={close}
        />
      )}
      {open === 'help' && <HelpDialog onClose={close} />}
      {open === 'join' && <JoinDialog onStay={close} onJoin={onJoin} />}
      {open === 'leave' && <LeaveDialog onStay={close} onLeave={onLeave} />}
    </>
  );
}
