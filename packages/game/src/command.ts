import type { MatchId, Settings, UserId } from '@deadpan/protocol';
import type { Shown, Verdict } from './match.ts';
import type { Millis } from './moment.ts';

/** Who asks, as the socket or the bearer token signed in. */
export interface Person {
  id: UserId;
  username: string;
  picture: string | null;
}

/** What may be asked of a room. `by` comes from the seat or the token, never from a message's body. */
export type Command =
  /** `apart`: whom this player may not share an arena with; the server knows their blocks. */
  | { type: 'sit'; by: Person; apart?: readonly UserId[] }
  | { type: 'connect'; by: UserId }
  | { type: 'drop'; by: UserId; session: number }
  | { type: 'leave'; by: UserId; close: boolean }
  | { type: 'kick'; by: UserId; who: UserId }
  | { type: 'set_ready'; by: UserId; ready: boolean }
  /** `deckName`: of `settings.deck`, which the server looked up; `name`: the arena's, as its new family level shows it. */
  | { type: 'change_settings'; by: UserId; settings: Partial<Settings>; deckName?: string | null; name?: string }
  | ({ type: 'start'; by: UserId } & Shown)
  | { type: 'set_camera'; by: UserId; ready: boolean }
  /** `streams`: how many remote streams run, or null for "all of them". */
  | { type: 'set_links'; by: UserId; streams: number | null }
  /** `capturedAt`: when the frame was taken, if the client says so (wall ms). */
  | { type: 'laugh'; by: UserId; play: number | null; capturedAt: Millis | null }
  /**
   * Asked by the server itself, which watches who can be seen. `play`: number of the play, in round 2 of the turn. `session`: of the seat that
   * was not seen, for who has sat down anew since is seen by somebody else.
   */
  | { type: 'mark_absent'; who: UserId; play: number; session: number }
  /** Round 2. A performer has one turn in a match, so there is none to name. */
  | { type: 'take_microphone'; by: UserId }
  /** `turn`: which one the player means, null for the present one. */
  | { type: 'pass_turn'; by: UserId; turn: number | null }
  | { type: 'hear_laughter'; by: UserId; turn: number | null }
  /** Round 3. `reveal`: place of the caption in the reveal, from 1. */
  | { type: 'submit_caption'; by: UserId; text: string }
  | { type: 'react'; by: UserId; reveal: number; laughter: number }
  /** Asked by the server itself, which asks the judge. */
  | { type: 'judge'; matchId: MatchId; verdict: Verdict }
  /** `by` saw `who` smile clearly for a second. */
  | { type: 'witness'; by: UserId; who: UserId; play: number }
  /**
   * `shown`: what the deck holds now, when it is a player's; without it the next match shows what the last one did. `owner`: who alone may play
   * with that deck; null when everybody may.
   */
  | { type: 'play_again'; by: UserId; apart?: readonly UserId[]; shown?: Shown; owner?: UserId | null }
  /** Asked by the server itself when a player's account has a new name or picture, or was deleted. */
  | { type: 'introduce'; by: Person }
  | { type: 'forget'; who: UserId }
  /** The process was away since `aliveUntil`; after a restart every seat is away too. */
  | { type: 'outage'; aliveUntil: Millis; allAway: boolean }
  /** Nothing but the timers that are due. */
  | { type: 'tick' };
