import * as z from 'zod/mini';
import { Email, NewPassword } from './accounts.ts';
import { limits } from './limits.ts';

const Nonce = z.string().check(z.regex(/^[\w-]{22,128}$/));

/**
 * spec §3, §7 `POST /auth/google`: what Google's button handed the page. A token with a `nonce` is good only with the `nonce` of which that is the
 * SHA-256, in base64url: whoever finds the token alone cannot use it. Answered with an `AuthAnswer`.
 */
export const GoogleBody = z.object({
  id_token: z.string().check(z.minLength(1), z.maxLength(3_500)),
  nonce: z.optional(Nonce),
});
export type GoogleBody = z.infer<typeof GoogleBody>;

/** Actions that the owner of an account confirms anew: a stolen token or a page left open must not suffice. */
export type ConfirmedAction = 'set-password' | 'delete-account' | 'connect-google' | 'disconnect-google';

/** How the nonce of a Google token begins that confirms an action; the token confirms no other. */
export const googleNoncePrefix = (action: ConfirmedAction): string => `${action}-`;

/** A Google token and the nonce that it was asked for with. */
export const GoogleProof = z.object({ id_token: GoogleBody.shape.id_token, nonce: Nonce });
export type GoogleProof = z.infer<typeof GoogleProof>;

/** How an owner confirms an action: by the password, or where there is none by a Google token asked for now, with a nonce of `googleNoncePrefix`. */
export const ConfirmIdentityBody = z.object({
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(limits.password.max))),
  google: z.optional(GoogleProof),
});
export type ConfirmIdentityBody = z.infer<typeof ConfirmIdentityBody>;

/** `PUT /account/google`: also the player's password where there is one (a wrong one: 403 `WRONG_PASSWORD`): whoever found the page open must not make themselves a way in. */
export const ConnectGoogleBody = z.object({
  ...GoogleBody.shape,
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(limits.password.max))),
});
export type ConnectGoogleBody = z.infer<typeof ConnectGoogleBody>;

/** `DELETE /account/google`: the player's password (a wrong one: 403 `WRONG_PASSWORD`). Answered with 204; 409 `ONLY_SIGN_IN` for who has none. */
export const DisconnectGoogleBody = z.pick(ConfirmIdentityBody, { password: true });
export type DisconnectGoogleBody = z.infer<typeof DisconnectGoogleBody>;

/** `POST /auth/forgot-password`: asks for a letter with a link to a new password. */
export const ForgotPasswordBody = z.object({ email: Email });
export type ForgotPasswordBody = z.infer<typeof ForgotPasswordBody>;

/** The answer to `ForgotPasswordBody`, the same whether the address is known or not (202). */
export const ForgotPasswordAnswer = z.object({ message: z.string() });
export type ForgotPasswordAnswer = z.infer<typeof ForgotPasswordAnswer>;

/** `POST /auth/reset-password`: the token from the letter's link (`/reset-password#token=…`) and the new password (204). */
export const ResetPasswordBody = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)), password: NewPassword });
export type ResetPasswordBody = z.infer<typeof ResetPasswordBody>;
