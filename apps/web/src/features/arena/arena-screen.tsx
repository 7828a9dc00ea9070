import { useState } from 'react';
import type { RoomView } from '@deadpan/protocol';
import { Navigate } from 'react-router';
import { useStore } from 'zustand';
import { useCameraBack } from '../../stage/camera-back.ts';
import { Elsewhere } from '../../stage/elsewhere.tsx';
import { Notice } from '../../stage/notice.tsx';
import { RefusedByMatch } from '../../stage/refused-by-match.tsx';
import { RoomGate } from '../../stage/room-gate.tsx';
import { roomPath } from '../../stage/room-path.ts';
import type { RoomSession } from '../../stage/room-session.ts';
import { reopenRoom } from '../../stage/room-sessions.ts';
import type { RoundProps } from '../../stage/round-props.ts';
import { useRefusal } from '../../stage/use-refusal.ts';
import { useSessionToasts } from '../../stage/use-session-toasts.ts';
import { appTexts } from '../../texts/app.ts';
import { arenaTexts as t } from '../../texts/arena.ts';
import { round1Texts } from '../../texts/round1.ts';
import { Loader } from '../../ui/loader.tsx';
import { Announcer } from './announcer.tsx';
import { arenaPhase } from './arena-phase.ts';
import type { MatchStages } from './stages.ts';
import { Strips } from './strips.tsx';
import { Countdown, RequestingCamera, Waiting, Wrong } from './views.tsx';

type Shown = RoundProps & { stages: MatchStages };

function Phase({ session, view, stages }: Shown) {
  const camera = useStore(session.camera);
  const phase = arenaPhase(view, camera);
  const { Scoreboard, CaptionScores, Comedy, Captions, Ceremony } = stages;
  const props = { session, view };
  switch (phase) {
    case 'waiting':
      return <Waiting roomId={session.roomId} />;
    case 'requesting_camera':
      return <RequestingCamera camera={session.camera} />;
    case 'scoreboard':
      return view.round === 3 && view.captions?.scores?.length ? <CaptionScores {...props} /> : <Scoreboard {...props} />;
    case 'countdown':
      return <Countdown {...props} />;
    case 'round1':
      return <Navigate to={roomPath(view)} replace />;
    case 'round2':
      return <Comedy {...props} />;
    case 'round3':
      return <Captions {...props} />;
    case 'finished':
      return <Ceremony {...props} />;
    case 'unknown':
      return <Wrong onRetry={reopenRoom} />;
    default:
      return phase satisfies never;
  }
}

const runs = (view: RoomView, roomId: string): boolean => view.status === 'playing' && roomPath(view) === `/game/${roomId}`;

/** What runs after round 1 needs the words for who does not see, and the strips over it all. */
function Match({ session, view, stages }: Shown) {
  const running = runs(view, session.roomId);
  return (
    <>
      <Announcer view={view} />
      {running && <Strips session={session} view={view} />}
      <Phase session={session} view={view} stages={stages} />
    </>
  );
}

function Room({ session, stages }: { session: RoomSession; stages: MatchStages }) {
  const { status, view, error, connectionError } = useStore(session.room);
  // What was decided stays on the screen when the arena closes behind it.
  const [decided, setDecided] = useState<RoomView | null>(null);
  if (view?.match_result && view !== decided) setDecided(view);
  if (view && !view.match_result && view.status !== 'closed' && decided) setDecided(null); // another match has begun
  useCameraBack(session, status !== 'elsewhere' && status !== 'refused' && !decided && view && runs(view, session.roomId));
  useSessionToasts(session);
  const leaving = useRefusal(error, status === 'refused' && decided === null);
  if (status === 'elsewhere') return <Elsewhere session={session} />;
  if (decided) return <Match session={session} view={decided} stages={stages} />;
  if (leaving) return null;
  if (status === 'refused') return <RefusedByMatch roomId={session.roomId} error={error} />;
  if (!view) return <Entering problem={connectionError} />;
  return <Match session={session} view={view} stages={stages} />;
}

function Entering({ problem = null }: { problem?: string | null }) {
  return (
    <Notice>
      <Loader>{round1Texts.entering}</Loader>
      {problem !== null && (
        <p className="muted t1" role="alert">
          {problem}
        </p>
      )}
    </Notice>
  );
}

/** /game/{roomId}: everything of a match after round 1 (spec §2 Game arena page). */
export function ArenaScreen({ stages }: { stages: MatchStages }) {
  return (
    <>
      <title>{appTexts.title(t.title)}</title>
      <RoomGate where="game" entering={() => <Entering />}>
        {(session) => <Room session={session} stages={stages} />}
      </RoomGate>
    </>
  );
}
