import { useEffect } from 'react';
import type { WireError } from '@deadpan/protocol';
import { useNavigate } from 'react-router';
import { stageTexts } from '../texts/stage.ts';
import { showToast } from '../ui/toast-store.ts';
import { closeRoom } from './room-sessions.ts';

const { toasts } = stageTexts;

/** What the toast says of a refusal that sends the player to /play, or null for one the screen handles. */
function toastFor({ code, message }: WireError): { title: string; text: string } | null {
  if (/expired/i.test(message) && code !== 'AUTH_REQUIRED') return toasts.lobbyExpired;
  switch (code) {
    case 'LOBBY_NOT_FOUND':
      return toasts.lobbyNotFound;
    case 'LOBBY_CLOSED':
      return { title: toasts.arenaClosed.title, text: message };
    case 'NOT_A_MEMBER':
      return { title: toasts.kicked.title, text: message || toasts.kicked.text };
    default:
      return null;
  }
}

/** A room that is gone sends the player to /play with the reason (spec §8). Returns whether it does. */
export function useRefusal(error: WireError | null, refused: boolean): boolean {
  const navigate = useNavigate();
  const toast = refused && error ? toastFor(error) : null;
  const { title, text } = toast ?? { title: '', text: '' };
  useEffect(() => {
    if (!title) return;
    showToast({ title, text, tone: 'bad' });
    closeRoom();
    void navigate('/play', { replace: true });
  }, [title, text, navigate]);
  return toast !== null;
}
