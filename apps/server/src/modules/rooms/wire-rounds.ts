import { resultMessage, withOwn, type Room, type RoomEvent, type RoundNumber, type Who } from '@deadpan/game';
import { limits } from '@deadpan/protocol';
import type { Message } from '../../ports/bus.ts';
import { tagOf, toAll, toOne, wire, type SavedRoom } from './message.ts';

type EventOf<T extends RoomEvent['type']> = Extract<RoomEvent, { type: T }>;

/** When round 1 is over if everything takes as long as it may, ms of the match. */
function longestRound1({ settings }: Room): number {
  const { countdownMs, decidingMs, finalPlayWinnerMs, waitingForAllMs } = limits.round1;
  const play = countdownMs + settings.round1Duration * 1000 + decidingMs + finalPlayWinnerMs;
  return waitingForAllMs + settings.round1Plays * play;
}

/** The longest a round may take, ms of the match. */
function longest(room: Room, round: RoundNumber): number {
  const players = room.match?.roster.length ?? 0;
  const { comedy, caption } = limits;
  if (round === 2) return players * (comedy.callMs + comedy.speakingMs + comedy.turnEndedMs);
  if (round === 3) return caption.writingMs + caption.collectingMs + players * caption.revealMs + caption.judgingMs;
  return longestRound1(room);
}

const rounds = {
  1: {
    round_name: "Don't Laugh Challenge",
    instructions: 'Memes play. Whoever smiles is out. The last straight face wins the play.',
    content_type: 'video',
  },
  2: {
    round_name: 'Comedy Performance',
    instructions: 'One turn each at the microphone. Every listener who laughs is a point for the performer.',
    content_type: 'microphone',
  },
  3: {
    round_name: 'Caption Contest',
    instructions: 'One image, one caption each. Laughter decides, the judge has a fifth of a say.',
    content_type: 'meme',
  },
} as const;

/** `round_started` (spec §3 Round data): its name, what to do, and when it is over at the latest. */
export function startMessages({ round }: EventOf<'round_started'>, saved: SavedRoom): Message[] {
  const { room, wall, catalogue } = saved;
  const still = round === 3 && room.match?.still ? withOwn(catalogue, room.match.own).still(room.match.still) : undefined;
  return [
    toAll('round_started', {
      ...tagOf(saved),
      round,
      ...rounds[round],
      ...(still && { meme_url: still.url }),
      duration: round === 1 ? room.settings.round1Duration : Math.ceil(longest(room, round) / 1000),
      round_end_time: Math.ceil(wall + longest(room, round) / room.anchor.speed),
      participants: room.players.map((seat) => ({ ...wire(seat), is_eliminated: false })),
    }),
  ];
}

/** `microphone_granted` (spec §3 Microphone grant), and ours beside it. */
export function turnMessages(event: EventOf<'turn_called' | 'microphone_granted' | 'laughed' | 'turn_ended'>, saved: SavedRoom): Message[] {
  const tag = { ...tagOf(saved), ...wire(event.who), turn: event.turn };
  switch (event.type) {
    case 'microphone_granted':
      return [toAll('microphone_granted', { ...tag, speaking_time: limits.comedy.speakingMs / 1000 })];
    case 'laughed':
      return [toAll('listener_laughed', { ...tag, reason: event.reason })];
    case 'turn_called':
    case 'turn_ended':
      // The view that follows says it all.
      return [];
    default:
      return event satisfies never;
  }
}

/** Who was the last to be out of the last play. */
function lastOut({ match }: Room): Who | null {
  const last = match && 'out' in match.round ? match.round.out.at(-1)?.who : undefined;
  return match?.roster.find(({ id }) => id === last) ?? null;
}

function roundMessage({ round, result, winner, tied }: EventOf<'round_decided'>, { match }: Room): string {
  if (match?.result) return resultMessage(match);
  if (winner) return `${winner.username} wins round ${round}.`;
  return result === 'draw' ? `${tied.map(({ username }) => username).join(' and ')} share round ${round}.` : `Nobody wins round ${round}.`;
}

/** A decided round in the spec's words: each player's own, then everybody's. */
export function roundMessages(event: EventOf<'round_decided'>, saved: SavedRoom): Message[] {
  const { room } = saved;
  const tag = tagOf(saved);
  const message = roundMessage(event, room);
  const winner = event.winner && wire(event.winner);
  const show_play_again = room.status === 'finished';
  const ended = {
    ...tag,
    round: event.round,
    result: event.result,
    winner,
    tied_players: event.tied.map(wire),
    wins: event.wins,
    play_winners: event.playWinners,
    message,
  };
  const out = lastOut(room);
  const own = room.players.map(({ id }) =>
    id === event.winner?.id
      ? toOne(id, 'round_won', { ...tag, message, winner, eliminated_player: out && wire(out), show_play_again })
      : toOne(id, 'round_lost', { ...tag, message, winner, reason: event.winner ? 'fewer_wins' : event.result, show_play_again }),
  );
  return [...own, toAll('round_winner_announced', ended), toAll('round_ended', ended), toAll('game_round_ended', ended)];
}
