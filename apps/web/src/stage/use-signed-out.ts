import { useEffect } from 'react';
import type { User } from '@deadpan/protocol';
import { useStore } from 'zustand';
import { http, tokens } from '../engine/http/api.ts';
import { currentRoom } from './current-room.ts';
import type { RoomSession } from './room-session.ts';
import { reopenRoom } from './room-sessions.ts';

/** Another tab that has just changed the secret code has its new token in a moment: asked at once, the old one would end the session of both. */
const WRITTEN_MS = 1_000;

type Refused = Pick<RoomSession, 'me' | 'token'>;

/**
 * Asks over HTTP, with the token of now, who is signed in; nobody is a 401, which leads to /login. Resolves with whether the room can be entered with
 * it: it is the player's own and newer than the one that the socket showed. A second look at the same one would only be refused again.
 */
async function isSignedInAnew({ me, token }: Refused): Promise<boolean> {
  for (;;) {
    const shown = tokens.read();
    try {
      const { id } = await http.call<User>('/auth/me', { ownToast: true });
      return id === me && shown !== token;
    } catch {
      const now = tokens.read();
      if (now === null || now === shown) return false;
      // Another tab was just changing it: what was refused was the old one.
    }
  }
}

/**
 * The socket was told that nobody is signed in any more (signed out elsewhere, suspended, another secret code): one call over HTTP finds out. When
 * another tab has brought a new token for the same player, the room is opened again with it; once for each token, however often that is refused.
 */
export function useSignedOut(session: RoomSession): void {
  const signedOut = useStore(session.room, ({ error }) => error?.code === 'AUTH_REQUIRED');
  useEffect(() => {
    if (!signedOut) return;
    const lookUp = async (): Promise<void> => {
      if ((await isSignedInAnew(session)) && currentRoom.getState().current === session) reopenRoom();
    };
    const timer = setTimeout(() => void lookUp(), WRITTEN_MS);
    return () => clearTimeout(timer);
  }, [signedOut, session]);
}
