import type { CloseReason, MatchId, OutReason, UserId } from '@deadpan/protocol';
import type { EndReason, Laugh, ResultKind, RoundNumber } from './match.ts';

export interface Who {
  id: UserId;
  username: string;
}

/** How a play went for one player. */
export interface PlayOutcome {
  userId: UserId;
  outcome: 'won' | 'survived' | 'out';
  outReason: OutReason | null;
  /** When, ms after the play's start, and over which clip; null for who was not out, or out before the first clip. */
  outAfterMs: number | null;
  outOver: string | null;
}

/** How the match went for one player; score 0-100 (design "Statistics"). */
export interface MatchOutcome {
  userId: UserId;
  result: 'won' | 'lost' | 'draw';
  score: number;
  wins: number;
}

/** How a round went for one player; the score is 0 to 1. */
export interface RoundOutcome {
  userId: UserId;
  result: 'won' | 'lost' | 'draw';
  score: number;
  points: number;
}

export interface RoundDecided {
  result: ResultKind;
  winner: Who | null;
  tied: Who[];
  wins: Record<UserId, number>;
  playWinners: (UserId | null)[];
}

/** What happened. Results are written from `play_ended` and `match_ended`, in the transaction that saves them. */
export type RoomEvent =
  | { type: 'sat'; who: Who }
  | { type: 'presence'; who: Who; connected: boolean }
  | { type: 'left'; who: Who; during: 'lobby' | 'match' | 'finished' }
  | { type: 'kicked'; who: Who }
  | { type: 'host_changed'; who: Who }
  | { type: 'ready_changed'; who: Who; ready: boolean }
  | { type: 'settings_changed' }
  | { type: 'game_starting'; matchId: MatchId; again: boolean }
  | { type: 'round_started'; round: RoundNumber }
  | { type: 'play_starting'; play: number }
  | { type: 'play_began'; play: number }
  | { type: 'eliminated'; who: Who; play: number; reason: OutReason }
  | { type: 'play_ended'; matchId: MatchId; play: number; winner: Who | null; final: boolean; outcomes: PlayOutcome[] }
  | ({ type: 'round_decided'; matchId: MatchId; round: RoundNumber; outcomes: RoundOutcome[] } & RoundDecided)
  | ({
      type: 'match_ended';
      matchId: MatchId;
      /** how many rounds the match had been meant to have */
      rounds: RoundNumber;
      reason: EndReason;
      plays: number;
      outcomes: MatchOutcome[];
    } & RoundDecided)
  | { type: 'turn_called'; who: Who; turn: number }
  | { type: 'microphone_granted'; who: Who; turn: number }
  | { type: 'laughed'; who: Who; turn: number; reason: Laugh['reason'] }
  | { type: 'turn_ended'; who: Who; turn: number; laughs: number }
  | { type: 'caption_submitted'; who: Who }
  | { type: 'caption_revealed'; number: number }
  | { type: 'witnessed'; who: Who; play: number }
  | { type: 'rematch_accepted'; who: Who }
  | { type: 'closed'; reason: CloseReason }
  | { type: 'resumed' };
