import type { WireError } from '@deadpan/protocol';
import { Navigate } from 'react-router';
import { ConnectionFailed } from './connection-failed.tsx';
import { reopenRoom } from './room-sessions.ts';

/** Who is refused by a match that is only out of reach waits where it is. Any other refusal is for the lobby, which has the doors: keys, forfeits, full arenas. */
export function RefusedByMatch({ roomId, error }: { roomId: string; error: WireError | null }) {
  const isOutOfReach = error?.code === 'LOBBY_RECOVERY_FAILED' || error?.code === 'UNAVAILABLE';
  return isOutOfReach ? <ConnectionFailed message={error.message} onRefresh={reopenRoom} /> : <Navigate to={`/lobby/${roomId}`} replace />;
}
