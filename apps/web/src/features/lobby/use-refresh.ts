import { useCallback, useEffect, useState } from 'react';
import { limits } from '@deadpan/protocol';
import type { Lobby } from '@deadpan/protocol';
import { useStore } from 'zustand';
import { lobbies } from '../../engine/http/api.ts';
import type { RoomSession } from '../../stage/room-session.ts';
import { lobbyTexts as t } from '../../texts/lobby.ts';
import { showToast } from '../../ui/toast-store.ts';

interface Refresh {
  refreshing: boolean;
  /** what HTTP said since the socket went down; null while the view is live */
  polled: Lobby | null;
  refresh: () => Promise<void>;
}

/**
 * Looks at the arena over HTTP: by the button, when the page becomes visible again, and every 3 s while the socket is down
 * (clients poll only then). The socket brings the view by itself as soon as it is back.
 */
export function useRefresh({ room, roomId }: RoomSession): Refresh {
  const lost = useStore(room, (state) => state.status === 'lost');
  const [refreshing, setRefreshing] = useState(false);
  const [polled, setPolled] = useState<Lobby | null>(null);
  const look = useCallback(async (): Promise<boolean> => {
    setRefreshing(true);
    try {
      setPolled(await lobbies.get(roomId));
      return true;
    } catch {
      return false; // told by the badge, and by the button's toast
    } finally {
      setRefreshing(false);
    }
  }, [roomId]);
  useEffect(() => {
    if (!lost) return undefined;
    const timer = setInterval(() => void look(), limits.lists.lobbyRoomMs);
    return () => clearInterval(timer);
  }, [lost, look]);
  useEffect(() => {
    const back = (): void => {
      if (document.visibilityState === 'visible') void look();
    };
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [look]);
  const refresh = async (): Promise<void> => {
    if (await look()) showToast({ ...t.toasts.refreshed, tone: 'good' });
    else showToast({ ...t.toasts.refreshFailed, tone: 'bad' });
  };
  return { refreshing, polled: lost ? polled : null, refresh };
}
