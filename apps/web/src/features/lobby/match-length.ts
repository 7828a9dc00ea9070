import { limits } from '@deadpan/protocol';
import type { RoomView } from '@deadpan/protocol';

const { round1, comedy, caption, betweenRounds } = limits;

type Settings = Pick<RoomView['settings'], 'round1Duration' | 'round1Plays' | 'maxRounds'>;

const memesMs = ({ round1Duration, round1Plays }: Settings): number =>
  round1.autoStartMs + round1Plays * (round1.countdownMs + round1Duration * 1_000 + round1.decidingMs + round1.playWinnerMs);
const comedyMs = (players: number): number => players * (comedy.callMs + comedy.speakingMs + comedy.turnEndedMs);
const captionsMs = (players: number): number =>
  caption.writingMs + caption.collectingMs + players * caption.revealMs + caption.reactionsMs + caption.judgingMs;

/**
 * How long a match takes when every play, turn and deadline is used up: what a host sets and what a player has to stay for.
 * Takes the settings and how many may play; returns whole minutes, rounded up.
 */
export function longestMinutes(settings: Settings, players: number): number {
  const rounds = [memesMs(settings), comedyMs(players), captionsMs(players)].slice(0, settings.maxRounds);
  const between = (rounds.length - 1) * (betweenRounds.scoreboardMs + betweenRounds.countdownMs);
  const end = rounds.length === 3 ? betweenRounds.captionScoresMs : round1.resultMs;
  return Math.ceil(rounds.reduce((sum, ms) => sum + ms, between + end) / 60_000);
}
