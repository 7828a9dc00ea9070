import { useEffect } from 'react';
import type { WireError } from '@deadpan/protocol';
import { useNavigate } from 'react-router';
import { isClosing } from '../engine/socket/connection-texts.ts';
import { connectionTexts } from '../texts/connection.ts';
import { stageTexts } from '../texts/stage.ts';
import { showToast } from '../ui/toast-store.ts';
import { forgetGame } from './kept-game.ts';
import { closeRoom } from './room-sessions.ts';

const { toasts } = stageTexts;

type Entry = 'entered' | 'switched' | 'back';

/** What the toast says of a refusal that sends the player to /play, or null for one the screen handles. */
function toastFor({ code, message }: WireError, entry: Entry): { title: string; text: string } | null {
  if (message === connectionTexts.lobbyExpired) return toasts.lobbyExpired;
  if (isClosing(message)) return { title: toasts.arenaClosed.title, text: message };
  switch (code) {
    case 'LOBBY_NOT_FOUND':
      return toasts.lobbyNotFound;
    case 'LOBBY_CLOSED':
      return { title: toasts.arenaClosed.title, text: message };
    case 'NOT_A_MEMBER':
      return { title: toasts.kicked.title, text: message };
    case 'VALIDATION':
      if (entry === 'back') return null; // who plays there waits until the server can answer again
      return entry === 'switched' ? toasts.switchFailed : toasts.joinFailed;
    case 'UNAVAILABLE':
      // The server cannot, and the code is not to blame: who came by one stays at the door, where it can be tried again.
      return entry === 'switched' ? toasts.switchFailed : null;
    default:
      return null;
  }
}

/**
 * A room that is gone, or could not be entered, sends the player to /play with the reason (spec §8). Returns whether it does.
 * `entry` tells how the player came: by a code, out of another arena, or back into a match.
 */
export function useRefusal(error: WireError | null, refused: boolean, entry: Entry = 'back'): boolean {
  const navigate = useNavigate();
  const toast = refused && error ? toastFor(error, entry) : null;
  const { title, text } = toast ?? { title: '', text: '' };
  useEffect(() => {
    if (!title) return;
    showToast({ title, text, tone: 'bad' });
    closeRoom();
    forgetGame();
    void navigate('/play', { replace: true });
  }, [title, text, navigate]);
  return toast !== null;
}
