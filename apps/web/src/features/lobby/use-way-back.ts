import { useEffect, useRef, useState } from 'react';
import { limits } from '@deadpan/protocol';
import { useNavigate } from 'react-router';
import { lobbies } from '../../engine/http/api.ts';
import { roomPath } from '../../stage/room-path.ts';
import { lobbyTexts as t } from '../../texts/lobby.ts';
import { showToast } from '../../ui/toast-store.ts';

interface WayBackOptions {
  /** the arena at whose door the player stands */
  door: string | undefined;
  /** the seat turned out to be behind this very door: another page of the player's got in meanwhile */
  onOpen: () => void;
}

interface WayBack {
  /** the server is being asked where the player's seat is */
  asking: boolean;
  /** Goes there, or to /play when there is no seat any more; asked twice it asks once. A toast says when nobody answered. */
  go: () => Promise<void>;
  /** The player chose another way: the answer leads nowhere. */
  cancel: () => void;
}

/** The way from a shut door back to the player's own match. The refusal names the arena behind the door and not the other one, so the server is asked. */
export function useWayBack({ door, onOpen }: WayBackOptions): WayBack {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const question = useRef<AbortController>(undefined);
  const cancel = (): void => {
    question.current?.abort();
    question.current = undefined;
    setAsking(false);
  };
  useEffect(() => () => question.current?.abort(), []);

  const go = async (): Promise<void> => {
    if (question.current) return;
    const asked = new AbortController();
    question.current = asked;
    setAsking(true);
    try {
      // A network that swallows everything answers nothing for minutes.
      const { lobby } = await lobbies.seat(AbortSignal.any([asked.signal, AbortSignal.timeout(limits.socket.joinTimeoutMs)]));
      if (asked.signal.aborted) return;
      if (lobby?.id === door) return onOpen();
      const there = lobby && lobby.status !== 'closed';
      await navigate(there ? roomPath({ lobby_id: lobby.id, status: lobby.status }) : '/play');
    } catch {
      if (!asked.signal.aborted) showToast({ ...t.forfeit.notAsked, tone: 'bad' });
    } finally {
      if (question.current === asked) cancel();
    }
  };
  return { asking, go, cancel };
}
