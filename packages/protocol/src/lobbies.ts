import * as z from 'zod/mini';
import { cleanName, isPlainText } from './accounts.ts';
import { Family } from './family.ts';
import { BUILT_IN_DECK, Id } from './ids.ts';
import { limits } from './limits.ts';

export const roomStatuses = ['waiting', 'starting', 'playing', 'finished', 'closed'] as const;
export type RoomStatus = (typeof roomStatuses)[number];

/** Why an arena was closed; `deck_gone`: its deck is private, and its owner does not play another match. */
export const closeReasons = ['host_left', 'empty', 'no_rematch', 'deck_gone'] as const;
export type CloseReason = (typeof closeReasons)[number];

const MaxPlayers = z.int().check(z.minimum(limits.players.min), z.maximum(limits.players.max));

/** spec §3 Game state settings, and ours: the deck that is shown and how much the arena spares its players (design "Settings"). */
export const Settings = z.object({
  maxPlayers: MaxPlayers,
  round1Duration: z.int().check(z.minimum(limits.round1.duration.min), z.maximum(limits.round1.duration.max)),
  round1Plays: z.union([z.literal(1), z.literal(3), z.literal(5), z.literal(7), z.literal(9)]),
  maxRounds: z.int().check(z.minimum(limits.maxRounds.min), z.maximum(limits.maxRounds.max)),
  deck: Id,
  family: Family,
});
export type Settings = z.infer<typeof Settings>;

export const defaultSettings: Settings = {
  maxPlayers: limits.players.default,
  round1Duration: limits.round1.duration.default,
  round1Plays: limits.round1.plays.default,
  maxRounds: limits.maxRounds.default,
  deck: BUILT_IN_DECK,
  family: 'mild',
};

/** spec §3 Lobby list item. */
export const LobbyItem = z.object({
  id: z.string(),
  name: z.string(),
  isPrivate: z.boolean(),
  playerCount: z.int(),
  maxPlayers: z.int(),
  status: z.enum(roomStatuses),
  hostUsername: z.string(),
});
export type LobbyItem = z.infer<typeof LobbyItem>;

/** spec §3 Player, in HTTP's camelCase; without an e-mail, which is in a player's own record only. */
export const LobbyPlayer = z.object({
  id: z.string(),
  username: z.string(),
  isHost: z.boolean(),
  isReady: z.boolean(),
  score: z.number(),
  isEliminated: z.boolean(),
  isSpeaking: z.boolean(),
  profile_picture_url: z.nullable(z.string()),
});
export type LobbyPlayer = z.infer<typeof LobbyPlayer>;

/** spec §3 Game state (lobby), as GET /game/lobbies/{id} answers. `settings.deck` is told to the host alone; to all others it is `built-in`. */
export const Lobby = z.object({
  ...LobbyItem.shape,
  hostId: z.string(),
  round: z.int(),
  maxRounds: z.int(),
  settings: Settings,
  players: z.array(LobbyPlayer),
  isMember: z.boolean(),
});
export type Lobby = z.infer<typeof Lobby>;

const LobbyName = z.pipe(
  z.string().check(z.maxLength(400)),
  z.pipe(
    z.transform(cleanName),
    z
      .string()
      .check(
        z.minLength(1, 'Please enter a lobby name'),
        z.maxLength(limits.lobbyName.max),
        z.refine(isPlainText, 'must not contain control characters'),
      ),
  ),
);

const LobbyKey = z.string().check(z.trim(), z.minLength(limits.lobbyKey.min), z.maxLength(limits.lobbyKey.max));

/** POST /game/lobbies (spec §3 Lobby create payload, §5). */
export const CreateLobbyBody = z
  .object({
    name: LobbyName,
    isPrivate: z._default(z.boolean(), false),
    password: z.optional(LobbyKey),
    settings: z.optional(z.partial(Settings)),
  })
  .check(
    z.refine((body) => !body.isPrivate || body.password !== undefined, { path: ['password'], error: 'Private lobbies require a password' }),
  );
export type CreateLobbyBody = z.infer<typeof CreateLobbyBody>;

/** `forfeit` confirms leaving a running match elsewhere (design "Seats"). */
export const JoinLobbyBody = z.object({
  password: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  forfeit: z.optional(z.boolean()),
});
export type JoinLobbyBody = z.infer<typeof JoinLobbyBody>;

export const ReadyBody = z.object({ ready: z.boolean() });
export const StartBody = z.object({ redirectTo: z.optional(z.string()) });
export const SettingsBody = z.object({ settings: z.partial(Settings) });
export type SettingsBody = z.infer<typeof SettingsBody>;
/** A host may hand over (the default) or close the arena; `reason=unload` in the query makes it a drop. */
export const LeaveBody = z.object({ close: z.optional(z.boolean()), session: z.optional(z.int()) });
export const KickBody = z.object({ user_id: z.string().check(z.minLength(1), z.maxLength(64)) });
export const Done = z.object({ success: z.literal(true) });
export type Done = z.infer<typeof Done>;

/** GET /game/seat: where the player sits now, for *Return to your match*. Ours. */
export const SeatAnswer = z.object({ lobby: z.nullable(z.object({ id: z.string(), name: z.string(), status: z.enum(roomStatuses) })) });
export type SeatAnswer = z.infer<typeof SeatAnswer>;
