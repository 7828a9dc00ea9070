import { useCallback, useEffect, useRef, useState } from 'react';
import { limits } from '@deadpan/protocol';
import type { Lobby } from '@deadpan/protocol';
import { useStore } from 'zustand';
import { lobbies } from '../../engine/http/api.ts';
import type { RoomSession } from '../../stage/room-session.ts';
import { lobbyTexts as t } from '../../texts/lobby.ts';
import { stageTexts } from '../../texts/stage.ts';
import { showToast } from '../../ui/toast-store.ts';

interface Refresh {
  /** by the button; the looks that the page takes by itself show nothing */
  refreshing: boolean;
  /** what HTTP said since the socket went down; null while the view is live */
  polled: Lobby | null;
  refresh: () => Promise<void>;
}

/**
 * Looks at the arena over HTTP: by the button, when the page becomes visible again, and at once and every 3 s while the socket is down
 * (clients poll only then). The socket brings the view by itself as soon as it is back. Of a row of looks that fail by themselves the
 * first one says so.
 */
export function useRefresh({ room, roomId }: Pick<RoomSession, 'room' | 'roomId'>): Refresh {
  const lost = useStore(room, (state) => state.status === 'lost');
  const [refreshing, setRefreshing] = useState(false);
  const [polled, setPolled] = useState<Lobby | null>(null);
  const look = useCallback(async (): Promise<boolean> => {
    try {
      // A network that swallows everything answers nothing for minutes; the next look would wait behind it.
      const seen = await lobbies.get(roomId, AbortSignal.timeout(limits.lists.lobbyRoomMs));
      // While the view is live it knows better; what is old by the time the socket goes down must not be shown then.
      if (room.getState().status === 'lost') setPolled(seen);
      return true;
    } catch {
      return false; // told by the badge, and by the button's toast
    }
  }, [room, roomId]);
  const failing = useRef(false);
  const lookByItself = useCallback(async (): Promise<void> => {
    const seen = await look();
    if (!seen && !failing.current) showToast({ ...stageTexts.toasts.connectionIssues, tone: 'bad' });
    failing.current = !seen;
  }, [look]);
  useEffect(() => {
    if (!lost) return undefined;
    failing.current = false;
    void lookByItself();
    const timer = setInterval(() => void lookByItself(), limits.lists.lobbyRoomMs);
    return () => {
      clearInterval(timer);
      setPolled(null);
    };
  }, [lost, lookByItself]);
  useEffect(() => {
    const back = (): void => {
      if (document.visibilityState === 'visible') void lookByItself();
    };
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [lookByItself]);
  const refresh = async (): Promise<void> => {
    setRefreshing(true);
    const seen = await look();
    setRefreshing(false);
    if (seen) showToast({ ...t.toasts.refreshed, tone: 'good' });
    else showToast({ ...t.toasts.refreshFailed, tone: 'bad' });
  };
  return { refreshing, polled: lost ? polled : null, refresh };
}
