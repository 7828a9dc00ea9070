import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** spec §3 User. The e-mail is in a player's own record only. */
export const User = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  profile_picture_url: z.nullable(z.string()),
  created_at: z.string(),
});
export type User = z.infer<typeof User>;

const Email = z
  .string()
  .check(z.trim(), z.maxLength(limits.email.max), z.regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/, 'must be an e-mail address'));

/** spec §5 Register: the rules the live checklist shows. */
export const passwordRules = [
  { id: 'length', holds: (text: string) => [...text].length >= limits.password.min },
  { id: 'upper', holds: (text: string) => /\p{Lu}/u.test(text) },
  { id: 'lower', holds: (text: string) => /\p{Ll}/u.test(text) },
  { id: 'number', holds: (text: string) => /\d/.test(text) },
] as const;

const NewPassword = z.string().check(
  z.maxLength(limits.password.max),
  z.refine(
    (text) => passwordRules.every((rule) => rule.holds(text)),
    'needs at least 8 characters, an uppercase letter, a lowercase letter and a number',
  ),
);

/** Control characters, bidi controls and other invisible format characters but the emoji joiner: none of them belongs in a name. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Co}\u00AD\u061C\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/u;

/** Takes a name as typed; returns it trimmed, NFC and with single spaces. */
export function cleanName(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ');
}

/** Takes a cleaned name; returns its length as a person counts it. */
export function graphemes(text: string): number {
  return [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].length;
}

/** Takes a cleaned text; returns whether it is free of control, bidi and invisible characters. */
export function isPlainText(text: string): boolean {
  return !FORBIDDEN.test(text);
}

/** 1-24 graphemes, NFC, no control or bidi characters. */
export const Username = z.pipe(
  z.string().check(z.maxLength(400)),
  z.pipe(
    z.transform(cleanName),
    z.string().check(
      z.refine((name) => graphemes(name) >= 1 && graphemes(name) <= limits.username.maxGraphemes, 'must be 1 to 24 characters'),
      z.refine(isPlainText, 'must not contain control characters'),
    ),
  ),
);

export const RegisterBody = z.object({ username: Username, email: Email, password: NewPassword });
export type RegisterBody = z.infer<typeof RegisterBody>;

export const LoginBody = z.object({ email: Email, password: z.string().check(z.minLength(1), z.maxLength(limits.password.max)) });
export type LoginBody = z.infer<typeof LoginBody>;

export const AuthAnswer = z.object({ access_token: z.string(), user: User });
export type AuthAnswer = z.infer<typeof AuthAnswer>;
