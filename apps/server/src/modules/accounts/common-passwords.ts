import { dictionary } from '@zxcvbn-ts/language-common';
import { NewPassword, passwordRules, PasswordBody, RegisterBody, ResetPasswordBody } from '@deadpan/protocol';
import * as z from 'zod/mini';

/** Passwords compare without case and without what stands around them: "Password1!" is "password1". */
const keyOf = (password: string): string =>
  password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** The rules that hold for some way to write the password in capitals and small letters. */
const caseless = passwordRules.filter(({ id }) => id === 'length' || id === 'number');

/** Some 5,000: of the passwords that leaked most often, those that the rules for new passwords would let in. */
const common = new Set(dictionary['passwords-common'].filter((text) => /\p{L}/u.test(text) && caseless.every(({ holds }) => holds(text))));

/** Whether a password is among the first that somebody would guess. */
export const isCommonPassword = (password: string): boolean => common.has(keyOf(password));

/** `NewPassword` without the common ones. The list stays on the server: it is too large for a page. */
const UncommonPassword = NewPassword.check(
  z.refine(
    (password) => !isCommonPassword(password),
    'that is one of the most common secret codes, the first that anybody tries. Choose another one.',
  ),
);

/** The bodies that set a password, as the server takes them. */
export const NewRegisterBody = z.extend(RegisterBody, { password: UncommonPassword });
export const NewPasswordBody = z.extend(PasswordBody, { newPassword: UncommonPassword });
export const NewResetPasswordBody = z.extend(ResetPasswordBody, { password: UncommonPassword });
