import * as z from 'zod/mini';

/** An opaque id of ours: users, matches. Nothing in it that a database refuses to read. */
export const Id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]*$/, 'must be an id'));
export type UserId = string;
export type MatchId = string;
/** An arena code is the room's id: six characters, compared without case (design "Arena code"). */
export type RoomId = string;

/** A room id in a message: any case on the way in, capitals inside. */
export const RoomCode = z.pipe(
  z.string().check(z.maxLength(32)),
  z.transform((text) => text.trim().toUpperCase()),
);
