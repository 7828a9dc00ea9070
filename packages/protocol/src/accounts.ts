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

/** One address and no list, comment or quotation: a letter to it goes to one person. No control characters: PostgreSQL has no place for a zero. */
const EMAIL = /^[^\s\p{Cc}@<>"(),:;[\]\\]+@[^\s\p{Cc}@<>"(),:;[\]\\]+\.[^\s\p{Cc}@<>"(),:;[\]\\]+$/u;

/** An e-mail address as typed, trimmed. */
export const Email = z.string().check(z.trim(), z.maxLength(limits.email.max), z.regex(EMAIL, 'must be an e-mail address'));

/** Takes an e-mail address; returns what two spellings of it have in common: case, and whether an accent is a character of its own. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** spec §5 Register: the rules the live checklist shows. */
export const passwordRules = [
  { id: 'length', holds: (text: string) => [...text].length >= limits.password.min },
  { id: 'upper', holds: (text: string) => /\p{Lu}/u.test(text) },
  { id: 'lower', holds: (text: string) => /\p{Ll}/u.test(text) },
  { id: 'number', holds: (text: string) => /\d/.test(text) },
] as const;

/** A password to be: the rules of `passwordRules`. */
export const NewPassword = z.string().check(
  z.maxLength(limits.password.max),
  z.refine(
    (text) => passwordRules.every((rule) => rule.holds(text)),
    'needs at least 8 characters, an uppercase letter, a lowercase letter and a number',
  ),
);

/**
 * Control characters, bidi controls and everything else nobody sees: with one of them a name is another one and looks the same. First, and
 * kept, what is seen by way of them: keycaps, flags of regions, emoji in colours and joined ones, a letter joined after its vowel killer.
 */
const HIDDEN =
  /([#*\d]\uFE0F\u20E3|\u{1F3F4}[\u{E0020}-\u{E007F}]+|\p{ExtPict}[\uFE0F\p{EMod}]?(?:\u200D\p{ExtPict}[\uFE0F\p{EMod}]?)*|(?!\p{DI})\p{Mn}\u200D)|[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u2800\uFFF9-\uFFFB]|\p{DI}/gu;

/** Takes a name as typed; returns it trimmed, NFC and with single spaces. */
export function cleanName(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ');
}

/** Takes a cleaned name; returns its length as a person counts it. */
export function graphemes(text: string): number {
  return [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].length;
}

/** Takes a text; returns it without control, bidi and invisible characters. */
export function plainText(text: string): string {
  return text.replace(HIDDEN, '$1');
}

/** Takes a cleaned text; returns whether it is free of control, bidi and invisible characters. */
export function isPlainText(text: string): boolean {
  return plainText(text) === text;
}

/** Something to see, and no pile of marks over the lines above and below. */
const isLegible = (name: string): boolean => !/^\p{M}+$|\p{M}{6}/u.test(name);

/** 1-24 graphemes, NFC, no control, bidi or invisible characters. */
export const Username = z.pipe(
  z.string().check(z.maxLength(400)),
  z.pipe(
    z.transform(cleanName),
    z.string().check(
      z.refine((name) => graphemes(name) >= 1 && graphemes(name) <= limits.username.maxGraphemes, 'must be 1 to 24 characters'),
      z.refine(isPlainText, 'must not contain control characters'),
      z.refine(isLegible, 'must be legible'),
    ),
  ),
);

export const RegisterBody = z.object({ username: Username, email: Email, password: NewPassword });
export type RegisterBody = z.infer<typeof RegisterBody>;

export const LoginBody = z.object({ email: Email, password: z.string().check(z.minLength(1), z.maxLength(limits.password.max)) });
export type LoginBody = z.infer<typeof LoginBody>;

export const AuthAnswer = z.object({ access_token: z.string(), user: User });
export type AuthAnswer = z.infer<typeof AuthAnswer>;
