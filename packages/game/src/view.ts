import {
  limits,
  type MatchResultView,
  type Meme,
  type PlayerView,
  type PlayResultView,
  type RoomView,
  type ScheduledMeme,
  type UserId,
} from '@deadpan/protocol';
import type { Match, MatchTime, Millis, Out, Room } from './room.ts';
import { seatOf } from './roster.ts';
import { matchTimeAt, wallTimeAt } from './time.ts';

/** What is shown of a clip, by its id; the rules know only its length. */
export type Catalogue = (id: string) => Meme | undefined;

function outOf(room: Room): readonly Out[] {
  const round = room.match?.round;
  return round && 'out' in round ? round.out : [];
}

/** Players of the match, those who left it included; without a match, the seated. */
function playersOf(room: Room): PlayerView[] {
  const roster =
    room.match && room.status !== 'waiting' ? room.match.roster : room.players.map(({ id, username }) => ({ id, username, left: false }));
  const out = outOf(room);
  return roster.map(({ id, username, left }) => {
    const seat = seatOf(room, id);
    const reason = left ? 'left' : (out.find(({ who }) => who === id)?.reason ?? null);
    const wins = room.match?.wins[id] ?? 0;
    return {
      user_id: id,
      username,
      profile_picture_url: seat?.picture ?? null,
      is_host: room.hostId === id,
      is_ready: seat?.ready ?? false,
      score: wins,
      is_eliminated: reason !== null,
      is_speaking: false,
      connected: seat?.connected ?? false,
      camera_ready: seat?.camera ?? false,
      links_ready: seat?.links ?? false,
      wins,
      out_reason: reason,
      left,
    };
  });
}

function phaseEnd(match: Match): MatchTime | null {
  const { round } = match;
  switch (round.phase) {
    case 'waiting':
      return round.allReadyAt === null ? round.until : Math.min(round.until, round.allReadyAt + limits.round1.autoStartMs);
    case 'starting':
    case 'playing':
    case 'deciding':
      return round.endsAt;
    case 'play_ended':
      return round.until;
    case 'round_ended':
      return null;
    default:
      return round satisfies never;
  }
}

/** When the clips of the play begin: at its start, which during the countdown is the countdown's end. */
function playStart(match: Match): MatchTime | null {
  const { round } = match;
  if (round.phase === 'starting') return round.endsAt;
  return round.phase === 'playing' || round.phase === 'deciding' ? round.startsAt : null;
}

function memesOf(room: Room, catalogue: Catalogue): ScheduledMeme[] {
  const { match, anchor } = room;
  const start = match ? playStart(match) : null;
  if (!match || start === null || match.round.phase === 'waiting') return [];
  return match.round.schedule.flatMap(({ id, offset }) => {
    const meme = catalogue(id);
    if (!meme) return [];
    const { type: _type, ...shown } = meme;
    return [{ ...shown, offset, starts_at: anchor.running ? wallTimeAt(anchor, start + offset) : null }];
  });
}

function playResult(match: Match): PlayResultView | null {
  const { round } = match;
  if (round.phase !== 'play_ended') return null;
  const winner = match.roster.find(({ id }) => id === round.winner);
  return {
    play: round.play,
    result: winner ? 'winner' : 'draw',
    winner: winner ? { user_id: winner.id, username: winner.username } : null,
    message: winner ? `${winner.username} won the play!` : 'Nobody won the play.',
    is_final_play: round.play >= match.plays,
  };
}

const TOO_FEW_CAMERAS = 'Two plays in a row had fewer than two working cameras.';

/** R1-22: spec §2 round-end overlay and §3 Game result, in words. */
export function resultMessage(match: Match): string {
  const { result } = match;
  if (!result) return '';
  const winner = match.roster.find(({ id }) => id === result.winner);
  if (winner && result.reason === 'forfeit') return `${winner.username} is the last one here and wins the match.`;
  if (winner && result.reason === 'nobody_able') return `${TOO_FEW_CAMERAS} ${winner.username} wins with the plays won before.`;
  if (winner) return `${winner.username} wins round 1.`;
  if (result.reason === 'nobody_able' && result.result === 'complete_draw') return `${TOO_FEW_CAMERAS} The match is over without a winner.`;
  if (result.reason === 'abandoned') return 'Everybody left. The match is over without a winner.';
  if (result.result === 'draw') return "It's a tie.";
  if (match.playWinners.some((id) => id !== null)) return 'Whoever won a play has left. Nobody wins.';
  return 'Nobody won a play. A perfectly straight draw.';
}

function matchResult(match: Match, viewer: UserId): MatchResultView | null {
  const { result } = match;
  if (!result) return null;
  const wire = (id: UserId) =>
    match.roster.filter((contestant) => contestant.id === id).map((who) => ({ user_id: who.id, username: who.username }));
  const winners = result.winner === null ? result.tied : [result.winner];
  return {
    result: result.result,
    winner: result.winner === null ? null : (wire(result.winner)[0] ?? null),
    winners: winners.flatMap(wire),
    is_tie: result.winner === null,
    isCurrentPlayerWinner: result.winner === viewer,
    message: resultMessage(match),
    wins: match.wins,
    play_winners: match.playWinners,
    allPlayers: match.roster.map(({ id, username }) => ({ user_id: id, username, status: id === result.winner ? 'winner' : 'eliminated' })),
  };
}

/**
 * R0-18: the one door through which a room is seen (spec §3 Game state update). Takes the room, its version, who looks, the clips and the wall time;
 * returns everything that player may know. The arena key never leaves.
 */
export function viewFor(room: Room, version: number, viewer: UserId, catalogue: Catalogue, wall: Millis): RoomView {
  const { match, anchor } = room;
  const players = playersOf(room);
  const end = match ? phaseEnd(match) : null;
  const out = players.filter((player) => player.is_eliminated).map((player) => player.user_id);
  const active = players.filter((player) => !player.is_eliminated).map((player) => player.user_id);
  const round = match?.round;
  return {
    version,
    lobby_id: room.id,
    name: room.name,
    is_private: room.isPrivate,
    status: room.status,
    host_id: room.hostId,
    settings: room.settings,
    players,
    you: viewer,
    match_id: match?.id ?? null,
    round: match ? 1 : 0,
    phase: round?.phase ?? null,
    paused: !anchor.running,
    phase_ends_at: end !== null && anchor.running ? wallTimeAt(anchor, end) : null,
    phase_remaining_ms: end === null ? null : Math.max(0, end - matchTimeAt(anchor, wall)),
    current_play: round && 'play' in round ? round.play : 0,
    total_plays: match?.plays ?? room.settings.round1Plays,
    active_players: active,
    eliminated_players: out,
    active_players_count: active.length,
    eliminated_players_count: out.length,
    total_players: players.length,
    memes: memesOf(room, catalogue),
    play_result: match ? playResult(match) : null,
    match_result: match ? matchResult(match, viewer) : null,
    rematch: room.rematch && { accepted: room.rematch.accepted, ends_at: anchor.running ? wallTimeAt(anchor, room.rematch.until) : null },
    speed: anchor.speed,
  };
}
