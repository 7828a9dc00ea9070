import { seatOf, settingsFor, viewFor, type Catalogue, type Room } from '@deadpan/game';
import type { ErrorCode, Lobby, UserId } from '@deadpan/protocol';

/** The list of arenas shows neither clips nor images. */
const NOTHING_SHOWN: Catalogue = { meme: () => undefined, still: () => undefined };

/** Takes a room and who looks; returns it as GET /game/lobbies/{id} answers. Who has no seat in a private arena sees no players; the deck's id is the host's. */
export function lobbyOf(room: Room, viewer: UserId): Lobby {
  const isMember = seatOf(room, viewer) !== undefined;
  const { players } = viewFor(room, 0, viewer, NOTHING_SHOWN, room.changedAt);
  return {
    id: room.id,
    name: room.name,
    isPrivate: room.isPrivate,
    playerCount: room.players.length,
    maxPlayers: room.settings.maxPlayers,
    status: room.status,
    hostUsername: seatOf(room, room.hostId)?.username ?? '',
    hostId: room.hostId,
    round: room.match?.roundNumber ?? 0,
    maxRounds: room.settings.maxRounds,
    settings: settingsFor(room, viewer),
    players:
      room.isPrivate && !isMember
        ? []
        : players.map((player) => ({
            id: player.user_id,
            username: player.username,
            isHost: player.is_host,
            isReady: player.is_ready,
            score: player.score,
            isEliminated: player.is_eliminated,
            isSpeaking: player.is_speaking,
            profile_picture_url: player.profile_picture_url,
          })),
    isMember,
  };
}

const statuses: Partial<Record<ErrorCode, number>> = {
  LOBBY_NOT_FOUND: 404,
  KEY_REQUIRED: 403,
  WRONG_KEY: 403,
  NOT_HOST: 403,
  BLOCKED: 403,
  NOT_A_MEMBER: 403,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  BAD_SETTINGS: 400,
  NOT_ALL_READY: 400,
  NOT_ENOUGH_PLAYERS: 400,
};

/** Takes why something was refused; returns the HTTP status that says so: 409 when only the moment was wrong. */
export function statusOf(code: ErrorCode): number {
  return statuses[code] ?? 409;
}
