import * as z from 'zod/mini';
import { Email, NewPassword } from './accounts.ts';
import { limits } from './limits.ts';

/**
 * spec §3, §7 `POST /auth/google`: what Google's button handed the page. A token with a `nonce` is good only with the `nonce` of which that is the
 * SHA-256, in base64url: whoever finds the token alone cannot use it. Answered with an `AuthAnswer`.
 */
export const GoogleBody = z.object({
  id_token: z.string().check(z.minLength(1), z.maxLength(3_500)),
  nonce: z.optional(z.string().check(z.regex(/^[\w-]{22,128}$/))),
});
export type GoogleBody = z.infer<typeof GoogleBody>;

/** `PUT /account/google`: also the player's password where there is one (a wrong one: 403 `WRONG_PASSWORD`): whoever found the page open must not make themselves a way in. */
export const ConnectGoogleBody = z.object({
  ...GoogleBody.shape,
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(limits.password.max))),
});
export type ConnectGoogleBody = z.infer<typeof ConnectGoogleBody>;

/** `POST /auth/forgot-password`: asks for a letter with a link to a new password. */
export const ForgotPasswordBody = z.object({ email: Email });
export type ForgotPasswordBody = z.infer<typeof ForgotPasswordBody>;

/** The answer to `ForgotPasswordBody`, the same whether the address is known or not (202). */
export const ForgotPasswordAnswer = z.object({ message: z.string() });
export type ForgotPasswordAnswer = z.infer<typeof ForgotPasswordAnswer>;

/** `POST /auth/reset-password`: the token from the letter's link (`/reset-password#token=…`) and the new password (204). */
export const ResetPasswordBody = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)), password: NewPassword });
export type ResetPasswordBody = z.infer<typeof ResetPasswordBody>;
