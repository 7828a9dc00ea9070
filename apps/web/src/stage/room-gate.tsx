import { Fragment, type ReactNode } from 'react';
import { parseArenaCode } from '@deadpan/protocol';
import { useParams } from 'react-router';
import { NoSuchRoom } from './no-such-room.tsx';
import { useRoomSession } from './room-sessions.ts';
import type { RoomSession } from './room-session.ts';

interface Gate {
  /** The door or the game is asked for. */
  where: 'lobby' | 'game';
  /** What stands until the arena of this code is opened. */
  entering: (code: string) => ReactNode;
  /** What stands in it; another arena's begins anew. */
  children: (session: RoomSession) => ReactNode;
}

function Seat({ code, entering, children }: Omit<Gate, 'where'> & { code: string }) {
  const session = useRoomSession(code);
  return session ? <Fragment key={session.roomId}>{children(session)}</Fragment> : entering(code);
}

/** The way into the arena that the address names (spec §2 Routes). Where that can be no code it says so and goes to /play. */
export function RoomGate({ where, ...seat }: Gate) {
  const { roomId = '' } = useParams();
  const code = parseArenaCode(roomId);
  return code === null ? <NoSuchRoom where={where} /> : <Seat code={code} {...seat} />;
}
