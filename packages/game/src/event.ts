import type { MatchId, OutReason, UserId } from '@deadpan/protocol';
import type { EndReason, ResultKind } from './room.ts';

export interface Who {
  id: UserId;
  username: string;
}

/** How a play went for one player. */
export interface PlayOutcome {
  userId: UserId;
  outcome: 'won' | 'survived' | 'out';
  outReason: OutReason | null;
}

/** How the match went for one player; score 0-100 (design "Statistics"). */
export interface MatchOutcome {
  userId: UserId;
  result: 'won' | 'lost' | 'draw';
  score: number;
  wins: number;
}

export interface RoundDecided {
  result: ResultKind;
  winner: Who | null;
  tied: Who[];
  wins: Record<UserId, number>;
  playWinners: (UserId | null)[];
}

export type CloseReason = 'host_left' | 'empty' | 'no_rematch';

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
  | { type: 'round_started' }
  | { type: 'play_starting'; play: number }
  | { type: 'play_began'; play: number }
  | { type: 'eliminated'; who: Who; play: number; reason: OutReason }
  | { type: 'play_ended'; matchId: MatchId; play: number; winner: Who | null; final: boolean; outcomes: PlayOutcome[] }
  | ({ type: 'round_decided' } & RoundDecided)
  | ({ type: 'match_ended'; matchId: MatchId; reason: EndReason; plays: number; outcomes: MatchOutcome[] } & RoundDecided)
  | { type: 'rematch_accepted'; who: Who }
  | { type: 'closed'; reason: CloseReason }
  | { type: 'resumed' };
