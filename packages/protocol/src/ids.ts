import * as z from 'zod/mini';
import { CODE_ALPHABET, CODE_LENGTH } from './limits.ts';

/** An opaque id of ours: users, matches. */
export const Id = z.string().check(z.minLength(1), z.maxLength(64));
export type UserId = string;
export type MatchId = string;
/** An arena code is the room's id: six characters, compared without case (design "Arena code"). */
export type RoomId = string;

const CODE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);

/** Takes what a person typed or a link they pasted; returns the arena code in capitals, or null when there is none in it. */
export function parseArenaCode(text: string): RoomId | null {
  const trimmed = text.trim();
  const link = /\/(?:lobby|game)\/([^/?#]+)/i.exec(trimmed);
  const code = (link?.[1] ?? trimmed).replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}

/** A room id in a message: any case on the way in, capitals inside. */
export const RoomCode = z.pipe(
  z.string().check(z.maxLength(32)),
  z.transform((text) => text.trim().toUpperCase()),
);
