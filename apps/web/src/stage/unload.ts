import type { RoomId } from '@deadpan/protocol';
import type { Connection } from '../engine/socket/connection-types.ts';

interface UnloadOptions {
  connection: Connection;
  roomId: RoomId;
  token: string | null;
  /** the session of the seat, from the answer to the join */
  seat: () => number | undefined;
}

/** Tells the server when the page goes away (spec §7, design "Seats"): a drop, the seat is held. Returns how to stop. */
export function tellUnload({ connection, roomId, token, seat }: UnloadOptions): () => void {
  const tell = (): void => {
    const session = seat();
    if (connection.getState().joined !== roomId || !token || session === undefined) return;
    void fetch(`/api/game/lobbies/${roomId}/leave?reason=unload`, {
      method: 'POST',
      keepalive: true,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ session }),
    }).catch(() => undefined); // the socket's own end says it too
  };
  window.addEventListener('pagehide', tell);
  return () => window.removeEventListener('pagehide', tell);
}
