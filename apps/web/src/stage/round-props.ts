import type { RoomView } from '@deadpan/protocol';
import type { RoomSession } from './room-session.ts';

/** What a screen of the match after round 1 is given; the rest it reads from the session. */
export interface RoundProps {
  session: RoomSession;
  view: RoomView;
}
