import * as z from 'zod/mini';

/** Why something was refused; the text beside it is for people. */
export const errorCodes = [
  'AUTH_REQUIRED',
  'AUTH_FAILED',
  'ACCOUNT_EXISTS',
  'GOOGLE_TAKEN',
  'ONLY_SIGN_IN',
  'RESET_INVALID',
  'WRONG_PASSWORD',
  'GOOGLE_REQUIRED',
  'USERNAME_TAKEN',
  'BAD_PICTURE',
  'VALIDATION',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'LOBBY_NOT_FOUND',
  'LOBBY_RECOVERY_FAILED',
  'LOBBY_FULL',
  'LOBBY_CLOSED',
  'MATCH_RUNNING',
  'IN_ANOTHER_MATCH',
  'KEY_REQUIRED',
  'WRONG_KEY',
  'NOT_A_MEMBER',
  'NOT_HOST',
  'NOT_WAITING',
  'NOT_ENOUGH_PLAYERS',
  'NOT_ALL_READY',
  'NOT_PLAYING',
  'NOT_YOUR_TURN',
  'CAPTION_SENT',
  'STALE_PLAY',
  'TOO_LATE',
  'NOT_FINISHED',
  'BAD_SETTINGS',
  'UNKNOWN_PLAYER',
  'PLAYING_ELSEWHERE',
  'NO_SUCH_PEER',
  'NOT_YET',
  'BLOCKED',
  'SUSPENDED',
  'BAD_PROMPT',
  'BAD_UPLOAD',
  'DECK_NOT_FOUND',
  'MEME_NOT_FOUND',
  'QUOTA',
  'UPLOADS_OFF',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export const WireError = z.object({ code: z.enum(errorCodes), message: z.string(), lobby_id: z.optional(z.string()) });
export type WireError = z.infer<typeof WireError>;

/** The answer to every client event (design "Wire"). */
export const Ack = z.union([z.looseObject({ ok: z.literal(true) }), z.object({ ok: z.literal(false), error: WireError })]);
export type Ack = { ok: true; [extra: string]: unknown } | { ok: false; error: WireError };

/** Every HTTP failure: a text, or for 422 a list of fields (design "Wire"). */
export const HttpError = z.object({
  detail: z.union([z.string(), z.array(z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string(), type: z.string() }))]),
  code: z.optional(z.enum(errorCodes)),
});
export type HttpError = z.infer<typeof HttpError>;
