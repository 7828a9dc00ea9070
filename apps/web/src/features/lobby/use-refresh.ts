import { useCallback, useEffect, useState } from 'react';
import { limits } from '@deadpan/protocol';
import { lobbies } from '../../engine/http/api.ts';
import type { RoomSession } from '../../stage/room-session.ts';
import { lobbyTexts as t } from '../../texts/lobby.ts';
import { stageTexts } from '../../texts/stage.ts';
import { showToast } from '../../ui/toast-store.ts';

/**
 * Looks at the arena anew: by the button, when the page becomes visible again, and every 3 s while the socket is down (clients poll only then).
 * The socket brings the view by itself as soon as it is back.
 */
export function useRefresh({ room, roomId }: RoomSession): { refreshing: boolean; refresh: () => Promise<void> } {
  const [refreshing, setRefreshing] = useState(false);
  const look = useCallback(async (): Promise<boolean> => {
    setRefreshing(true);
    try {
      await lobbies.get(roomId);
      return true;
    } catch {
      return false;
    } finally {
      setRefreshing(false);
    }
  }, [roomId]);
  useEffect(() => {
    const poll = async (): Promise<void> => {
      if (room.getState().status !== 'lost') return;
      if (!(await look())) showToast({ ...stageTexts.toasts.connectionIssues, tone: 'bad' });
    };
    const timer = setInterval(() => void poll(), limits.lists.lobbyRoomMs);
    const back = (): void => {
      if (document.visibilityState === 'visible') void look();
    };
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
    };
  }, [room, look]);
  const refresh = async (): Promise<void> => {
    if (await look()) showToast({ ...t.toasts.refreshed, tone: 'good' });
    else showToast({ ...t.toasts.refreshFailed, tone: 'bad' });
  };
  return { refreshing, refresh };
}
