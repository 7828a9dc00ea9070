import type { MatchResultView, PlayResultView, StandingView, UserId } from '@deadpan/protocol';
import type { EndReason, Match, Standing } from '../match.ts';
import { isLastPlay } from '../round1/last-play.ts';
import { agreed } from '../round1/witness.ts';

/** Takes a match and an id; returns that player in the wire's names, in a list, empty for a stranger. */
export function whoOf(match: Match, id: UserId | null): { user_id: string; username: string }[] {
  return match.roster.filter((contestant) => contestant.id === id).map(({ id: user_id, username }) => ({ user_id, username }));
}

/** Takes a match; returns how the play that has just ended went, or null in any other phase. */
export function playResult(match: Match): PlayResultView | null {
  const { round } = match;
  if (round.phase !== 'play_ended') return null;
  const [winner] = whoOf(match, round.winner);
  return {
    play: round.play,
    result: winner ? 'winner' : 'draw',
    winner: winner ?? null,
    message: winner ? `${winner.username} won the play!` : 'Nobody won the play.',
    is_final_play: isLastPlay(match, round.play),
  };
}

/** Takes a match and how one of its rounds was decided; returns that with names. */
export function standingView(match: Match, { round, result, winner, tied, scores, points }: Standing): StandingView {
  return { round, result, winner: whoOf(match, winner)[0] ?? null, tied: tied.flatMap((id) => whoOf(match, id)), scores, points };
}

/** What enough opponents saw, with names. */
export function witnessedView(match: Match) {
  return agreed(match.witnessed).flatMap(({ who, play, by }) =>
    whoOf(match, who).map((named) => ({ ...named, play, witnesses: by.length })),
  );
}

/** What the words about a result are made from. */
export type DecidedMatch = Pick<Match, 'result' | 'roster' | 'rounds' | 'playWinners'>;

const TOO_FEW_CAMERAS = 'Two plays in a row had fewer than two working cameras.';

function winnersMessage({ rounds }: DecidedMatch, reason: EndReason): string {
  if (reason === 'forfeit') return 'You are the last one here and win the match.';
  if (reason === 'nobody_able') return `${TOO_FEW_CAMERAS} You win with the plays won before.`;
  return rounds === 1 ? 'You win round 1.' : 'You win the match. Winner takes all.';
}

/** R1-22: spec §2 round-end overlay and §3 Game result, in words; to `viewer` about themselves, without one for everybody. */
export function resultMessage(match: DecidedMatch, viewer?: UserId): string {
  const { result } = match;
  if (!result) return '';
  const winner = match.roster.find(({ id }) => id === result.winner);
  if (winner && winner.id === viewer) return winnersMessage(match, result.reason);
  if (winner && result.reason === 'forfeit') return `${winner.username} is the last one here and wins the match.`;
  if (winner && result.reason === 'nobody_able') return `${TOO_FEW_CAMERAS} ${winner.username} wins with the plays won before.`;
  if (winner) return match.rounds === 1 ? `${winner.username} wins round 1.` : `${winner.username} wins the match. Winner takes all.`;
  if (result.reason === 'nobody_able' && result.result === 'complete_draw') return `${TOO_FEW_CAMERAS} The match is over without a winner.`;
  if (result.reason === 'abandoned') return 'Everybody left. The match is over without a winner.';
  if (result.result === 'draw') return "It's a tie.";
  if (match.rounds > 1 && match.roster.some(({ left }) => left)) return 'Nobody who stayed has won a round. Nobody wins.';
  if (match.rounds > 1) return 'Nobody won a round. A perfectly straight draw.';
  if (match.playWinners.some((id) => id !== null)) return 'Whoever won a play has left. Nobody wins.';
  return 'Nobody won a play. A perfectly straight draw.';
}

/** Takes a match and who looks; returns how it ended, with the words to that player, or null while it goes on. */
export function matchResult(match: Match, viewer: UserId): MatchResultView | null {
  const { result } = match;
  if (!result) return null;
  const winners = result.winner === null ? result.tied : [result.winner];
  // Of a tie the tied have won it together; where nobody won anything, nobody is a winner.
  const won = result.result === 'complete_draw' ? [] : winners;
  const captions = match.standings.find(({ round }) => round === 3);
  return {
    result: result.result,
    winner: whoOf(match, result.winner)[0] ?? null,
    winners: winners.flatMap((id) => whoOf(match, id)),
    is_tie: result.winner === null,
    isCurrentPlayerWinner: result.winner === viewer,
    message: resultMessage(match, viewer),
    wins: match.wins,
    play_winners: match.playWinners,
    allPlayers: match.roster.map(({ id, username }) => ({ user_id: id, username, status: won.includes(id) ? 'winner' : 'eliminated' })),
    winning_caption: match.captions.find(({ by }) => by === captions?.winner)?.text ?? null,
  };
}
