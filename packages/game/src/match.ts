import type { DeckEntry, MatchId, Meme, OutReason, Still, UserId } from '@deadpan/protocol';
import type { MatchTime, Millis } from './moment.ts';

export interface Contestant {
  id: UserId;
  username: string;
  /** Left the match for good: cannot win it any more. */
  left: boolean;
}

export interface Out {
  who: UserId;
  reason: OutReason;
  at: MatchTime;
}

/** One clip of a play: `offset` ms after the play's start. */
export interface Slot {
  id: string;
  offset: number;
  durationMs: number;
}

interface InPlay {
  play: number;
  schedule: Slot[];
}

/** spec §4 Round 1 phases: one phase, one shape. */
export type Round1 =
  | { phase: 'waiting'; until: MatchTime; allReadyAt: MatchTime | null }
  | ({ phase: 'starting'; endsAt: MatchTime } & InPlay)
  | ({ phase: 'playing'; startsAt: MatchTime; endsAt: MatchTime; out: Out[] } & InPlay)
  | ({ phase: 'deciding'; startsAt: MatchTime; endsAt: MatchTime; out: Out[]; until: MatchTime; firstAt: MatchTime | null } & InPlay)
  | ({ phase: 'play_ended'; out: Out[]; until: MatchTime; winner: UserId | null } & InPlay)
  | ({ phase: 'round_ended'; out: Out[] } & InPlay);

/** A listener who counts as having laughed: who really did, or who hid from the laugh meter. */
export interface Laugh {
  who: UserId;
  reason: 'laughed' | 'hid';
  at: MatchTime;
}

/** One turn at the microphone. `spokeAt`: when it was opened, null while it was not. */
export interface Turn {
  performer: UserId;
  spokeAt: MatchTime | null;
  laughs: Laugh[];
}

interface InComedy {
  /** Whose turn comes when. */
  order: UserId[];
  /** The turns so far, the current one last. */
  turns: Turn[];
}

/** design "Round 2": one phase, one shape. */
export type Round2 =
  | ({ phase: 'calling'; until: MatchTime } & InComedy)
  | ({ phase: 'speaking'; until: MatchTime } & InComedy)
  | ({ phase: 'turn_ended'; until: MatchTime } & InComedy);

export interface Caption {
  by: UserId;
  text: string;
}

/** How much a listener laughed over a caption, above their own calm face: 0 to 1. */
export interface Reaction {
  by: UserId;
  /** Place of the caption in the reveal, from 1. */
  reveal: number;
  laughter: number;
}

/** What the judge makes of the captions: a score of 0 to 1 and a line of reason for each author. */
export interface Verdict {
  judge: string;
  /** Another judge was asked first and did not answer. */
  fellBack: boolean;
  scores: Record<UserId, { score: number; reason: string }>;
}

interface InReveal {
  /** In the order of the reveal. */
  captions: Caption[];
  /** How many of them are or were shown. */
  shown: number;
  reactions: Reaction[];
  verdict: Verdict | null;
}

/** design "Round 3": one phase, one shape. */
export type Round3 =
  | { phase: 'writing'; until: MatchTime; captions: Caption[] }
  | { phase: 'collecting'; until: MatchTime; captions: Caption[] }
  | ({ phase: 'revealing'; until: MatchTime } & InReveal)
  | ({ phase: 'judging'; settlesAt: MatchTime; until: MatchTime } & InReveal);

/** Between two rounds, and after the last of several. */
export type Between = { phase: 'scoreboard'; until: MatchTime } | { phase: 'countdown'; until: MatchTime };

export type RoundNumber = 1 | 2 | 3;

/** A round that is decided. */
export interface Standing {
  round: RoundNumber;
  result: ResultKind;
  winner: UserId | null;
  tied: UserId[];
  /** 0 to 1 */
  scores: Record<UserId, number>;
  /** What the scores were made from. */
  points: Record<UserId, number>;
}

/** A caption with what it brought. */
export interface ScoredCaption extends Caption {
  laughter: number;
  /** How many listeners reacted with at least a smile. Absent in captions scored before it was counted. */
  laughed?: number;
  judge: number;
  score: number;
  reason: string;
}

/** A play that is over, as the record of the match keeps it. Times are ms after its first clip was shown. */
export interface PlayedPlay {
  play: number;
  winner: UserId | null;
  /** When its first clip was shown. */
  startedAt: Millis;
  durationMs: number;
  /** The clips that were shown. */
  shown: Slot[];
  /** `over`: the clip that was on, for who was out by a smile. */
  out: { who: UserId; reason: OutReason; afterMs: number; over: string | null }[];
  /** The match ended in the middle of it: nobody won it, and it counts for nothing. */
  unfinished?: true;
}

/** Opponents who saw a clear smile that its owner did not claim (design "Referees"). */
export interface Witnessed {
  play: number;
  who: UserId;
  by: UserId[];
}

export type ResultKind = 'winner' | 'draw' | 'complete_draw';
/** Why the match ended: all plays played, one player left over, nobody able to play, or everybody gone. */
export type EndReason = 'played' | 'forfeit' | 'nobody_able' | 'abandoned';

export interface MatchResult {
  result: ResultKind;
  reason: EndReason;
  winner: UserId | null;
  tied: UserId[];
}

/** What is shown of a player's clips and images, by id: their deck may change or go while the match runs. */
export interface OwnMemes {
  memes: Record<string, Meme>;
  stills: Record<string, Still>;
}

/** What a match shows: the clips of round 1, the images of round 3 by id, and what is shown of those that are a player's. */
export interface Shown {
  deck: DeckEntry[];
  stills: string[];
  own?: OwnMemes;
}

/** One game from start to result; results are keyed by its id. */
export interface Match {
  id: MatchId;
  startedAt: Millis;
  /** How many rounds are played. */
  rounds: RoundNumber;
  /** The one that is played now, or was played last. */
  roundNumber: RoundNumber;
  plays: number;
  durationMs: number;
  deck: DeckEntry[];
  /** Clips not shown yet; refilled when the deck is exhausted. */
  queue: string[];
  roster: Contestant[];
  wins: Record<UserId, number>;
  /** The winner of each finished play, null for none. */
  playWinners: (UserId | null)[];
  /** The plays so far, for the record of the match: the finished ones, and the one the match ended in. */
  history: PlayedPlay[];
  /** Plays in a row with fewer than two able players. */
  lowPlays: number;
  /** The images for captions, the one of this match first, and that one if the match comes to it. */
  stills: string[];
  still: string | null;
  /** Those of the deck and the stills that are not built in. */
  own: OwnMemes;
  round: Round1 | Round2 | Round3 | Between;
  standings: Standing[];
  /** The turns of round 2, once it is decided or the match is over. */
  turns: Turn[];
  /** The captions of round 3, best first, once it is decided, and who judged them. */
  captions: ScoredCaption[];
  judge: { name: string; fellBack: boolean } | null;
  witnessed: Witnessed[];
  result: MatchResult | null;
}
