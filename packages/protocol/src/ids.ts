import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** An opaque id of ours: users, matches. Nothing in it that a database refuses to read. */
export const Id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]*$/, 'must be an id'));
export type UserId = string;
export type MatchId = string;
/** An arena code is the room's id: six characters, compared without case (design "Arena code"). */
export type RoomId = string;

/** The id of the deck that comes with the product. */
export const BUILT_IN_DECK = 'built-in';

/** A room id in a message: any case on the way in, capitals inside. */
export const RoomCode = z.pipe(
  z.string().check(z.maxLength(32)),
  z.transform((text) => text.trim().toUpperCase()),
);

/** The number of a play, from 1; in a player's summary that of the turn, of which there are fewer. */
export const PlayNumber = z.int().check(z.minimum(1), z.maximum(Math.max(...limits.round1.plays.allowed)));
