import { useEffect, useRef, useState } from 'react';
import { limits } from '@deadpan/protocol';
import { useNavigate } from 'react-router';
import { lobbies } from '../engine/http/api.ts';
import { wayBackTexts } from '../texts/way-back.ts';
import { showToast } from '../ui/toast-store.ts';
import { roomPath } from './room-path.ts';

interface WayBackOptions {
  /** the arena at whose door the player stands, if at one */
  door?: string | undefined;
  /** the seat turned out to be behind this very door: another page of the player's got in meanwhile */
  onOpen?: () => void;
  /** there is no seat any more */
  onNone: () => void;
}

interface WayBack {
  /** the server is being asked where the player's seat is */
  asking: boolean;
  /** Goes there, if there is a seat still; asked twice it asks once. A toast says when nobody answered. */
  go: () => Promise<void>;
  /** The player chose another way: the answer leads nowhere. */
  cancel: () => void;
}

/**
 * The way back to the player's own match for who was refused elsewhere because of it. The refusal does not name that match, and what the page knows
 * may be old, for it may have begun on another device: so the server is asked.
 */
export function useWayBack({ door, onOpen, onNone }: WayBackOptions): WayBack {
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
      if (!lobby) return onNone();
      if (lobby.id === door) return onOpen?.();
      if (lobby.status === 'closed') return onNone();
      await navigate(roomPath({ lobby_id: lobby.id, status: lobby.status }));
    } catch {
      if (!asked.signal.aborted) showToast({ ...wayBackTexts.notAsked, tone: 'bad' });
    } finally {
      if (question.current === asked) cancel();
    }
  };
  return { asking, go, cancel };
}
