import * as z from 'zod/mini';
import { NewPassword, User, Username } from './accounts.ts';
import { ConfirmIdentityBody } from './sign-in.ts';

/** `GET /account`: the player's own record, and which ways in it has. */
export const AccountAnswer = z.object({
  user: User,
  hasPassword: z.boolean(),
  googleLinked: z.boolean(),
  /** Whether the picture is one of the drawn faces. */
  generatedAvatar: z.boolean(),
});
export type AccountAnswer = z.infer<typeof AccountAnswer>;

/** `PUT /account/username`: the rules of registration. Answered with the `User`; 409 `USERNAME_TAKEN`, or `MATCH_RUNNING` until the player's match is over. */
export const UsernameBody = z.object({ username: Username });
export type UsernameBody = z.infer<typeof UsernameBody>;

/** `PUT /account/password`: the present one where there is one (a wrong one: 403 `WRONG_PASSWORD`), else a confirmation by Google (403 `GOOGLE_REQUIRED`). Answered with an `AuthAnswer`; every other sign-in ends. */
export const PasswordBody = z.object({
  currentPassword: ConfirmIdentityBody.shape.password,
  google: ConfirmIdentityBody.shape.google,
  newPassword: NewPassword,
});
export type PasswordBody = z.infer<typeof PasswordBody>;

/** `DELETE /account`: the password where there is one (a wrong one: 403 `WRONG_PASSWORD`), else a confirmation by Google (403 `GOOGLE_REQUIRED`). Answered with 204. */
export const DeleteAccountBody = ConfirmIdentityBody;
export type DeleteAccountBody = z.infer<typeof DeleteAccountBody>;

/** What a drawn face is made from: the same seed is always the same face. */
export const AvatarSeed = z.string().check(z.regex(/^[a-z0-9]{1,24}$/, 'must be 1 to 24 small letters or digits'));
export type AvatarSeed = z.infer<typeof AvatarSeed>;

/** `PUT /account/avatar/generated`. Answered with the `User`. */
export const GeneratedAvatarBody = z.object({ seed: AvatarSeed });
export type GeneratedAvatarBody = z.infer<typeof GeneratedAvatarBody>;

const GENERATED = '/avatars/generated/';

/** Takes a seed; returns the path of its face, which is also the `profile_picture_url` of who chose it. */
export function generatedAvatarPath(seed: AvatarSeed): string {
  return `${GENERATED}${seed}.svg`;
}

/** Takes a `profile_picture_url`; returns whether it is one of the drawn faces. */
export function isGeneratedAvatar(path: string | null): boolean {
  return path?.startsWith(GENERATED) ?? false;
}

/** How a player is called whose account was deleted, wherever results of others name them. */
export const DELETED_PLAYER = 'Somebody who left';

const Time = z.string();

/**
 * `GET /account/export`: everything that is kept about the player, as a file. `format` is raised when a field changes its meaning;
 * fields may be added. All times are ISO 8601.
 */
export const AccountExport = z.object({
  format: z.literal(1),
  exported_at: Time,
  account: z.object({ ...User.shape, has_password: z.boolean(), google_linked: z.boolean() }),
  /** The picture itself when it was uploaded, in base64. */
  picture: z.nullable(z.object({ type: z.string(), base64: z.string() })),
  sign_ins: z.array(z.object({ opened_at: Time, expires_at: Time, ended_at: z.nullable(Time) })),
  /** The Google account that opens this one, by the only thing kept of it. */
  google: z.nullable(z.object({ subject: z.string(), linked_at: Time })),
  /** Letters about a forgotten password whose links may still be used, oldest first. */
  password_resets: z.array(z.object({ asked_at: Time, expires_at: Time })),
  /** The arena the player sits in now. */
  seat: z.nullable(z.object({ lobby_id: z.string(), name: z.string(), status: z.string() })),
  matches: z.array(
    z.object({
      match_id: z.string(),
      game_type: z.string(),
      result: z.string(),
      score: z.number(),
      wins: z.int(),
      plays: z.int(),
      ended_at: Time,
    }),
  ),
  plays: z.array(
    z.object({
      match_id: z.string(),
      play: z.int(),
      outcome: z.string(),
      out_reason: z.nullable(z.string()),
      /** ms after the play's start, and the clip that was on */
      out_after_ms: z.nullable(z.int()),
      out_over: z.nullable(z.string()),
      ended_at: Time,
    }),
  ),
  /** What else is kept, by name. */
  more: z.record(z.string(), z.unknown()),
});
export type AccountExport = z.infer<typeof AccountExport>;
