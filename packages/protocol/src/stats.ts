import * as z from 'zod/mini';

const GameTypeStats = z.object({ total_games: z.int(), wins: z.int(), win_rate: z.number() });

/** spec §3 Analytics user stats; rates are percentages 0-100, scores 0-100. */
export const UserStats = z.object({
  total_sessions: z.int(),
  average_score: z.number(),
  best_score: z.number(),
  win_rate: z.number(),
  total_wins: z.int(),
  total_losses: z.int(),
  loss_rate: z.number(),
  recent_win_rate: z.number(),
  game_type_breakdown: z.record(z.string(), GameTypeStats),
});
export type UserStats = z.infer<typeof UserStats>;

/** spec §7 POST /analytics/game-session. Ids and names in it are not looked at: a count is all that is made of it. */
export const GameSessionBody = z.object({
  user_id: z.optional(z.string().check(z.maxLength(64))),
  room_id: z.optional(z.string().check(z.maxLength(64))),
  game_type: z.string().check(z.minLength(1), z.maxLength(32)),
  action: z.string().check(z.minLength(1), z.maxLength(32)),
  round_number: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(99)))),
  elimination_reason: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
});
export type GameSessionBody = z.infer<typeof GameSessionBody>;

export const IceServersAnswer = z.object({
  success: z.literal(true),
  ice_servers: z.array(z.object({ urls: z.array(z.string()), username: z.optional(z.string()), credential: z.optional(z.string()) })),
  /** `relay`: links go over the relay only, so that no player learns another's address. */
  ice_policy: z.enum(['all', 'relay']),
  /** Seconds for which a page keeps this answer. Relay credentials in it are valid for twice as long. */
  max_age: z.int(),
});
export type IceServersAnswer = z.infer<typeof IceServersAnswer>;

export const HealthAnswer = z.object({ status: z.literal('ok'), version: z.string() });

/** `degraded`: it serves, but something it likes to have is away. */
export const ReadyAnswer = z.object({ status: z.enum(['ready', 'degraded']), version: z.string(), detail: z.optional(z.string()) });
