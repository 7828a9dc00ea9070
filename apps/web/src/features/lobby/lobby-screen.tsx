import { lazy, Suspense, useEffect, useState } from 'react';
import type { PlayerView, RoomView } from '@deadpan/protocol';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { Elsewhere } from '../../stage/elsewhere.tsx';
import { restoreGame } from '../../stage/kept-game.ts';
import { Notice } from '../../stage/notice.tsx';
import { RoomGate } from '../../stage/room-gate.tsx';
import { roomPath } from '../../stage/room-path.ts';
import { askToLeave } from '../../stage/room-sessions.ts';
import type { RoomSession } from '../../stage/room-session.ts';
import { takeFresh } from '../../stage/session-flags.ts';
import { useRefusal } from '../../stage/use-refusal.ts';
import { useSessionToasts } from '../../stage/use-session-toasts.ts';
import { appTexts } from '../../texts/app.ts';
import { lobbyTexts as t } from '../../texts/lobby.ts';
import { Loader } from '../../ui/loader.tsx';
import { CameraCheck } from './camera-check.tsx';
import { Door } from './doors.tsx';
import { LobbyCards } from './lobby-cards.tsx';
import { LobbyControls } from './lobby-controls.tsx';
import { LobbyHead } from './lobby-head.tsx';
import { StartingOverlay } from './starting-overlay.tsx';
import { useCameraCheck } from './use-camera-check.ts';
import { useReady } from './use-ready.ts';
import { useRefresh } from './use-refresh.ts';
import { useStart } from './use-start.ts';
import { Warriors } from './warriors.tsx';
import { withLobby } from './with-lobby.ts';
import styles from './lobby.module.css';

/** For itself: only a host who changes something needs it. */
const KickDialog = lazy(() => import('./kick-dialog.tsx').then((file) => ({ default: file.KickDialog })));
const SettingsDialog = lazy(() => import('./settings-dialog.tsx').then((file) => ({ default: file.SettingsDialog })));

/** GAME STARTING stays long enough to be read. */
const STARTING_MS = 900;

function Waiting({ session, view: live, online }: { session: RoomSession; view: RoomView; online: boolean }) {
  const { shared, consent, mesh, connection } = session;
  const camera = useStore(shared);
  const linked = useStore(consent, (state) => state.given);
  const peers = useStore(mesh, (state) => state.peers);
  const [settings, setSettings] = useState(false);
  const [fresh] = useState(() => takeFresh(live.lobby_id));
  const [kicking, setKicking] = useState<PlayerView | null>(null);
  const { refreshing, polled, refresh } = useRefresh(session);
  const view = polled ? withLobby(live, polled) : live;
  const { ready, setReady } = useReady(view, connection);
  const { starting, start } = useStart(session);
  const needsMicrophone = view.settings.maxRounds > 1;
  const check = useCameraCheck(session, needsMicrophone);
  return (
    <>
      <title>{appTexts.title(view.name)}</title>
      <main className={`wrap ${styles.lobby}`} data-seats={view.settings.maxPlayers}>
        <LobbyHead view={view} link={!online ? 'lost' : refreshing ? 'refreshing' : 'online'} onRefresh={() => void refresh()} />
        <Warriors view={view} ready={ready} camera={camera} peers={peers} linked={linked} onKick={setKicking} onCamera={check.begin} />
        <LobbyCards view={view} onChange={() => setSettings(true)} />
      </main>
      <LobbyControls
        view={view}
        online={online}
        fresh={fresh}
        ready={ready}
        starting={starting}
        camera={camera}
        heard={check.microphone === undefined || check.microphone === 'ok'}
        onReady={(next) => void setReady(next)}
        onCamera={check.begin}
        onStart={() => void start()}
        onLeave={askToLeave}
      />
      <Suspense>{settings && <SettingsDialog view={view} onClose={() => setSettings(false)} />}</Suspense>
      {check.open && (
        <CameraCheck
          session={session}
          view={view}
          microphone={check.microphone}
          onAsk={() => void check.ask()}
          onMicrophone={() => void check.askForMicrophone()}
          onShare={check.share}
          onWatch={check.watch}
          onClose={check.close}
        />
      )}
      <Suspense>{kicking && <KickDialog roomId={view.lobby_id} player={kicking} onClose={() => setKicking(null)} />}</Suspense>
    </>
  );
}

function Room({ session }: { session: RoomSession }) {
  const { status, view, error, connectionError } = useStore(session.room);
  const navigate = useNavigate();
  const [cameRunning] = useState(view !== null && view.status !== 'waiting');
  useSessionToasts(session);
  const leaving = useRefusal(error, status === 'refused', session.switched ? 'switched' : 'entered');
  const path = view && view.status !== 'waiting' && view.status !== 'closed' ? roomPath(view) : null;
  useEffect(() => {
    if (path === null) return undefined;
    const timer = setTimeout(() => void navigate(path, { replace: true }), cameRunning ? 0 : STARTING_MS);
    return () => clearTimeout(timer);
  }, [path, cameRunning, navigate]);

  if (status === 'elsewhere') return <Elsewhere session={session} />;
  if (leaving) return null;
  if (status === 'refused' && error) return <Door error={error} join={session.join} />;
  if (!view) return <Entering code={session.roomId} problem={connectionError} />;
  if (path !== null) return <StartingOverlay />;
  return <Waiting session={session} view={view} online={status === 'open'} />;
}

/** While the door opens; where the player was before, with the name on it. */
function Entering({ code, problem = null }: { code: string; problem?: string | null }) {
  const [kept] = useState(restoreGame);
  const known = kept?.id === code && typeof kept.name === 'string' ? kept.name : null;
  return (
    <Notice>
      <Loader>{t.entering}</Loader>
      {known !== null && <p className="t3 keepcase">{known}</p>}
      {problem !== null && (
        <p className="muted t1" role="alert">
          {problem}
        </p>
      )}
    </Notice>
  );
}

/** /lobby/{roomId}: the arena before the match (spec §2 Lobby room). Without a code that can be one it goes to /play. */
export function LobbyScreen() {
  return (
    <RoomGate where="lobby" entering={(code) => <Entering code={code} />}>
      {(session) => <Room session={session} />}
    </RoomGate>
  );
}
