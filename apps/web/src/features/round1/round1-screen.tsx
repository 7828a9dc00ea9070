import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { RoomView } from '@deadpan/protocol';
import { Navigate, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { useCameraBack } from '../../stage/camera-back.ts';
import { ConnectionFailed } from '../../stage/connection-failed.tsx';
import { Elsewhere } from '../../stage/elsewhere.tsx';
import { playAgain } from '../../stage/play-again.ts';
import { RefusedByMatch } from '../../stage/refused-by-match.tsx';
import { RoomGate } from '../../stage/room-gate.tsx';
import { roomPath } from '../../stage/room-path.ts';
import { askToLeave, leaveRoom, reopenRoom } from '../../stage/room-sessions.ts';
import type { RoomSession } from '../../stage/room-session.ts';
import { SoundTool } from '../../stage/match-tools.tsx';
import { SoundDialog } from '../../stage/sound-dialog.tsx';
import { partActions } from '../../stage/stage-props.ts';
import type { StageActions, StageProps } from '../../stage/stage-props.ts';
import { useRefusal } from '../../stage/use-refusal.ts';
import { useSessionToasts } from '../../stage/use-session-toasts.ts';
import { appTexts } from '../../texts/app.ts';
import { round1Texts as t } from '../../texts/round1.ts';
import { useHotkeys } from '../../ui/hotkeys.ts';
import { mayCalibrate } from './calibration.tsx';
import { DebugPanel } from './debug-panel.tsx';
import { Entering } from './entering.tsx';
import { RoundResult } from './round-result.tsx';
import { Round1Stage } from './round1-stage.tsx';
import { CameraDialog, HelpDialog } from './stage-dialogs.tsx';
import { useReturn } from './use-return.ts';
import { useRoundSounds } from './use-round-sounds.ts';
import { useRoundToasts } from './use-round-toasts.ts';

/** Beside the screen, for it has to come with the same file. */
export { openAhead } from '../../stage/room-sessions.ts';

type Open = 'sound' | 'camera' | 'help' | null;

function Result({ session, ...props }: StageProps & { session: RoomSession }) {
  const { view } = props;
  const closed = useStore(session.room, (state) => state.status === 'refused');
  const closedFor = useStore(session.room, (state) => state.closed);
  const { leavesAt, stay } = useReturn(view);
  const navigate = useNavigate();
  const end = (): void => {
    void navigate('/play');
    void leaveRoom();
  };
  return (
    <RoundResult
      {...props}
      leavesAt={leavesAt}
      closed={closed}
      closedFor={closedFor}
      onStay={stay}
      onEnd={end}
      onAgain={() => void playAgain(session)}
      asked={view.rematch?.accepted.includes(view.you) ?? false}
      tools={<SoundTool sound={session.sound} />}
    />
  );
}

function Playing({ session, view }: { session: RoomSession; view: RoomView }) {
  const { room, camera, mesh, face, memes, sound, notes, serverNow, connection } = session;
  const lost = useStore(room, (state) => state.status === 'lost');
  const readings = useStore(room, (state) => state.readings);
  const cameraState = useStore(camera);
  const peers = useStore(mesh, (state) => state.peers);
  const faceState = useSyncExternalStore(face.subscribe, face.getState);
  const remembered = useStore(notes);
  const meme = useSyncExternalStore(memes.subscribe, memes.getState);
  const volumes = useSyncExternalStore(sound.subscribe, sound.getState);
  const [open, setOpen] = useState<Open>(null);
  const [debug, setDebug] = useState(false);
  const close = (): void => setOpen(null);
  const toggleMute = (): void => sound.change({ muted: !sound.getState().muted });
  useRoundSounds(session);
  useRoundToasts(session);
  const recalibrate = (): void => {
    if (mayCalibrate(view, serverNow())) face.calibrate();
  };
  useHotkeys({ m: toggleMute, c: recalibrate, d: () => setDebug((on) => !on), '?': () => setOpen('help') });

  const actions = useMemo<StageActions>(
    () => ({
      ...partActions({ memes, sound, face, camera }),
      openSound: () => setOpen('sound'),
      openCamera: () => setOpen('camera'),
      openHelp: () => setOpen('help'),
      leave: askToLeave,
      recalibrate: () => face.calibrate(),
    }),
    [memes, sound, face, camera],
  );
  const props: StageProps = {
    view,
    lost,
    face: faceState,
    readings,
    camera: cameraState,
    peers,
    notes: remembered,
    meme,
    muted: volumes.muted,
    serverNow,
    actions,
  };
  return (
    <>
      <title>{appTexts.title(t.title)}</title>
      {view.phase === 'round_ended' ? <Result key={view.match_id} {...props} session={session} /> : <Round1Stage {...props} />}
      {debug && view.phase !== 'round_ended' && (
        <DebugPanel face={faceState} memeOffset={memes.offsetMs} roundTrip={connection.clock.roundTrip} />
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
      {open === 'help' && <HelpDialog debug={debug} onDebug={setDebug} onClose={close} />}
    </>
  );
}

function Room({ session }: { session: RoomSession }) {
  const { room, camera, sound, memes } = session;
  const { status, view, error, connectionError } = useStore(room);
  const cameraState = useStore(camera);
  const decided = view?.phase === 'round_ended';
  useSessionToasts(session);
  const leaving = useRefusal(error, status === 'refused' && !decided);
  useCameraBack(session, status !== 'elsewhere' && status !== 'refused' && view && view.status !== 'waiting');
  useEffect(() => {
    const wake = (): void => {
      sound.unlock();
      if (memes.getState().needsTap) memes.unlock();
    };
    window.addEventListener('pointerup', wake);
    return () => window.removeEventListener('pointerup', wake);
  }, [sound, memes]);

  if (status === 'elsewhere') return <Elsewhere session={session} />;
  if (leaving) return null;
  if (status === 'refused' && !decided) return <RefusedByMatch roomId={session.roomId} error={error} />;
  if (!view) {
    if (connectionError) return <ConnectionFailed message={connectionError} onRefresh={reopenRoom} />;
    return <Entering roomId={session.roomId} camera={cameraState} />;
  }
  const path = roomPath(view);
  if (view.status !== 'closed' && path !== `/game/${session.roomId}/round1`) return <Navigate to={path} replace />;
  return <Playing session={session} view={view} />;
}

/** /game/{roomId}/round1 (spec §2 Round 1 screen). */
export function Round1Screen() {
  return (
    <RoomGate where="game" entering={(code) => <Entering roomId={code} camera={null} />}>
      {(session) => <Room session={session} />}
    </RoomGate>
  );
}
