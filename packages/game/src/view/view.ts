import { BUILT_IN_DECK, limits, type PlayerView, type RoomView, type ScheduledMeme, type Settings, type UserId } from '@deadpan/protocol';
import type { Match, Out } from '../match.ts';
import type { MatchTime, Millis } from '../moment.ts';
import type { Room } from '../room.ts';
import { seatOf } from '../roster.ts';
import { matchTimeAt, wallTimeAt } from '../time.ts';
import { captionsView } from './captions.ts';
import { withOwn, type Catalogue } from './catalogue.ts';
import { comedyView } from './comedy.ts';
import { matchResult, playResult, standingView, witnessedView } from './result.ts';

function outOf(room: Room): readonly Out[] {
  const round = room.match?.round;
  return round && 'out' in round ? round.out : [];
}

/** Players of the match, those who left it included; without a match, the seated. */
function playersOf(room: Room): PlayerView[] {
  const speaker = room.match && comedyView(room.match)?.speaker;
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
      is_speaking: id === speaker,
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
    case 'calling':
    case 'speaking':
    case 'turn_ended':
    case 'writing':
    case 'collecting':
    case 'revealing':
    case 'judging':
    case 'scoreboard':
    case 'countdown':
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

/** Takes a room and the clips; returns those of the play that is about to begin or runs, and when each begins. */
export function memesOf(room: Room, catalogue: Catalogue): ScheduledMeme[] {
  const { match, anchor } = room;
  const start = match ? playStart(match) : null;
  if (!match || start === null || !('schedule' in match.round)) return [];
  const known = withOwn(catalogue, match.own);
  return match.round.schedule.flatMap(({ id, offset }) => {
    const meme = known.meme(id);
    if (!meme) return [];
    const { type: _type, ...shown } = meme;
    return [{ ...shown, offset, starts_at: anchor.running ? wallTimeAt(anchor, start + offset) : null }];
  });
}

/**
 * Takes a room and who looks; returns its settings as that player may know them. Whoever has the id of a shared deck sees the deck, so it is the
 * host's alone, whose form shows what is chosen; all others are told the built-in one's. What the deck is called is for everybody there.
 */
export function settingsFor({ settings, hostId }: Pick<Room, 'settings' | 'hostId'>, viewer: UserId): Settings {
  return viewer === hostId ? settings : { ...settings, deck: BUILT_IN_DECK };
}

/** What each player sees in their own way; all else of a view is the same for everybody. */
export type OwnView = Pick<RoomView, 'you' | 'settings' | 'captions' | 'match_result'>;
export type SharedView = Omit<RoomView, keyof OwnView>;

/** Takes the room, its version, the clips and the wall time; returns what everybody may know. The arena key never leaves. */
export function sharedView(room: Room, version: number, catalogue: Catalogue, wall: Millis): SharedView {
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
    deck_name: room.deckName,
    players,
    match_id: match?.id ?? null,
    round: match?.roundNumber ?? 0,
    rounds: match?.rounds ?? room.settings.maxRounds,
    phase: round?.phase ?? null,
    paused: !anchor.running,
    phase_ends_at: end !== null && anchor.running ? wallTimeAt(anchor, end) : null,
    phase_remaining_ms: end === null ? null : Math.max(0, end - matchTimeAt(anchor, wall)),
    current_play: round && 'play' in round ? round.play : (match?.playWinners.length ?? 0),
    total_plays: match?.plays ?? room.settings.round1Plays,
    active_players: active,
    eliminated_players: out,
    active_players_count: active.length,
    eliminated_players_count: out.length,
    total_players: players.length,
    memes: memesOf(room, catalogue),
    play_result: match ? playResult(match) : null,
    standings: match?.standings.map((standing) => standingView(match, standing)) ?? [],
    comedy: match && comedyView(match),
    witnessed: match ? witnessedView(match) : [],
    rematch: room.rematch && { accepted: room.rematch.accepted, ends_at: anchor.running ? wallTimeAt(anchor, room.rematch.until) : null },
    speed: anchor.speed,
  };
}

/** Takes the room, who looks, and the images; returns what is seen in that player's own way. */
export function ownView(room: Room, viewer: UserId, catalogue: Catalogue): OwnView {
  const { match } = room;
  return {
    you: viewer,
    settings: settingsFor(room, viewer),
    captions: match && captionsView(match, viewer, catalogue),
    match_result: match ? matchResult(match, viewer) : null,
  };
}

/**
 * R0-18: the one door through which a room is seen (spec §3 Game state update). Takes the room, its version, who looks, the clips and the wall time;
 * returns everything that player may know.
 */
export function viewFor(room: Room, version: number, viewer: UserId, catalogue: Catalogue, wall: Millis): RoomView {
  return { ...sharedView(room, version, catalogue, wall), ...ownView(room, viewer, catalogue) };
}
