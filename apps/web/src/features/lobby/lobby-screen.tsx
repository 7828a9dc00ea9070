import { useEffect, useState } from 'react';
import { parseArenaCode } from '@deadpan/protocol';
import type { PlayerView, RoomView } from '@deadpan/protocol';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useStore } from 'zustand';
import { Elsewhere } from '../../stage/elsewhere.tsx';
import { Notice } from '../../stage/notice.tsx';
import { roomPath } from '../../stage/room-path.ts';
import { askToLeave, useRoomSession } from '../../stage/room-sessions.ts';
import type { RoomSession } from '../../stage/room-session.ts';
import { useRefusal } from '../../stage/use-refusal.ts';
import { useSessionToasts } from '../../stage/use-session-toasts.ts';
import { appTexts } from '../../texts/app.ts';
import { lobbyTexts as t } from '../../texts/lobby.ts';
import { Loader } from '../../ui/loader.tsx';
import { CameraDialog } from './camera-dialog.tsx';
import { Door } from './doors.tsx';
import { KickDialog } from './kick-dialog.tsx';
import { LobbyCards } from './lobby-cards.tsx';
import { LobbyControls } from './lobby-controls.tsx';
import { LobbyHead } from './lobby-head.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { StartingOverlay } from './starting-overlay.tsx';
import { useAutoCamera } from './use-auto-camera.ts';
import { useReady } from './use-ready.ts';
import { useRefresh } from './use-refresh.ts';
import { useStart } from './use-start.ts';
import { Warriors } from './warriors.tsx';
import { withLobby } from './with-lobby.ts';
import styles from './lobby.module.css';

/** GAME STARTING stays long enough to be read. */
const STARTING_MS = 900;

function Waiting({ session, view: live, online }: { session: RoomSession; view: RoomView; online: boolean }) {
  const { camera, mesh, connection } = session;
  const cameraState = useStore(camera);
  const peers = useStore(mesh, (state) => state.peers);
  const [open, setOpen] = useState<'settings' | 'camera' | null>(null);
  const [kicking, setKicking] = useState<PlayerView | null>(null);
  const { refreshing, polled, refresh } = useRefresh(session);
  const view = polled ? withLobby(live, polled) : live;
  const { ready, setReady } = useReady(view, connection);
  const { starting, start } = useStart(session);
  useAutoCamera(camera);
  const close = (): void => setOpen(null);
  return (
    <>
      <title>{appTexts.title(view.name)}</title>
      <main className={`wrap ${styles.lobby}`} data-seats={view.settings.maxPlayers}>
        <LobbyHead view={view} link={refreshing ? 'refreshing' : online ? 'online' : 'lost'} onRefresh={() => void refresh()} />
        <Warriors view={view} ready={ready} camera={cameraState} peers={peers} onKick={setKicking} />
        <LobbyCards view={view} onChange={() => setOpen('settings')} />
      </main>
      <LobbyControls
        view={view}
        online={online}
        ready={ready}
        starting={starting}
        camera={cameraState}
        onReady={(next) => void setReady(next)}
        onCamera={() => setOpen('camera')}
        onStart={() => void start()}
        onLeave={askToLeave}
      />
      {open === 'settings' && <SettingsDialog view={view} onClose={close} />}
      {open === 'camera' && <CameraDialog camera={camera} state={cameraState} onClose={close} />}
      {kicking && <KickDialog roomId={view.lobby_id} player={kicking} onClose={() => setKicking(null)} />}
    </>
  );
}

function Room({ session }: { session: RoomSession }) {
  const { status, view, error, connectionError } = useStore(session.room);
  const navigate = useNavigate();
  const [cameRunning] = useState(view !== null && view.status !== 'waiting');
  useSessionToasts(session);
  const leaving = useRefusal(error, status === 'refused');
  const path = view && view.status !== 'waiting' && view.status !== 'closed' ? roomPath(view) : null;
  useEffect(() => {
    if (path === null) return undefined;
    const timer = setTimeout(() => void navigate(path, { replace: true }), cameRunning ? 0 : STARTING_MS);
    return () => clearTimeout(timer);
  }, [path, cameRunning, navigate]);

  if (status === 'elsewhere') return <Elsewhere session={session} />;
  if (leaving) return null;
  if (status === 'refused' && error) return <Door error={error} join={session.join} />;
  if (!view) return <Entering problem={connectionError} />;
  if (path !== null) return <StartingOverlay />;
  return <Waiting session={session} view={view} online={status === 'open'} />;
}

function Entering({ problem = null }: { problem?: string | null }) {
  return (
    <Notice>
      <Loader>{t.entering}</Loader>
      {problem !== null && (
        <p className="muted t1" role="alert" style={{ marginTop: 16, textAlign: 'center' }}>
          {problem}
        </p>
      )}
    </Notice>
  );
}

/** /lobby/{roomId}: the arena before the match (spec §2 Lobby room). Without a code that can be one it goes to /play. */
export function LobbyScreen() {
  const { roomId = '' } = useParams();
  const code = parseArenaCode(roomId);
  return code === null ? <Navigate to="/play" replace /> : <Seat code={code} />;
}

function Seat({ code }: { code: string }) {
  const session = useRoomSession(code);
  return session ? <Room key={session.roomId} session={session} /> : <Entering />;
}
