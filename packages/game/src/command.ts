import type { DeckEntry, Settings, UserId } from '@deadpan/protocol';
import type { Millis } from './room.ts';

/** Who asks, as the socket or the bearer token signed in. */
export interface Person {
  id: UserId;
  username: string;
  picture: string | null;
}

/** What may be asked of a room. `by` comes from the seat or the token, never from a message's body. */
export type Command =
  | { type: 'sit'; by: Person }
  | { type: 'connect'; by: UserId }
  | { type: 'drop'; by: UserId; session: number }
  | { type: 'leave'; by: UserId; close: boolean }
  | { type: 'kick'; by: UserId; who: UserId }
  | { type: 'set_ready'; by: UserId; ready: boolean }
  | { type: 'change_settings'; by: UserId; settings: Partial<Settings> }
  | { type: 'start'; by: UserId; deck: DeckEntry[] }
  | { type: 'set_camera'; by: UserId; ready: boolean }
  /** `streams`: how many remote streams run, or null for "all of them". */
  | { type: 'set_links'; by: UserId; streams: number | null }
  /** `capturedAt`: when the frame was taken, if the client says so (wall ms). */
  | { type: 'laugh'; by: UserId; play: number | null; capturedAt: Millis | null }
  /** Asked by the server itself, which watches who can be seen. */
  | { type: 'mark_absent'; who: UserId; play: number }
  | { type: 'play_again'; by: UserId }
  /** The process was away since `aliveUntil`; after a restart every seat is away too. */
  | { type: 'outage'; aliveUntil: Millis; allAway: boolean }
  /** Nothing but the timers that are due. */
  | { type: 'tick' };
