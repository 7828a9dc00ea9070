import { limits } from '@deadpan/protocol';
import { accept, andThen, type Step } from '../decision.ts';
import type { Match, RoundNumber } from '../match.ts';
import type { MatchTime } from '../moment.ts';
import type { Room } from '../room.ts';
import { startComedy } from '../round2/turns.ts';
import { startWriting } from '../round3/writing.ts';
import { endMatch } from './result.ts';
import { tallyMatch } from './tally.ts';

/** R4-2: after the scores of a round, 3 s are counted down to the next one; after those of the last one the match is decided. */
export function afterScoreboard(room: Room, at: MatchTime): Step {
  const { match } = room;
  if (!match || match.round.phase !== 'scoreboard') return accept(room);
  if (match.roundNumber >= match.rounds) return endMatch(room, match, tallyMatch(match), at);
  const roundNumber = (match.roundNumber + 1) as RoundNumber;
  const next: Match = { ...match, roundNumber, round: { phase: 'countdown', until: at + limits.betweenRounds.countdownMs } };
  return accept({ ...room, match: next });
}

/** R4-2: the countdown is over, the round begins. */
export function startRound(room: Room, at: MatchTime): Step {
  const { match } = room;
  if (!match || match.round.phase !== 'countdown') return accept(room);
  const started = accept(room, [{ type: 'round_started', round: match.roundNumber }]);
  return andThen(started, (next) => (match.roundNumber === 2 ? startComedy(next, at) : startWriting(next, at)));
}
