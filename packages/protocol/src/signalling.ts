import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** A session description as browsers give it. */
export const Description = z.object({
  type: z.enum(['offer', 'answer', 'pranswer', 'rollback']),
  sdp: z.string().check(z.maxLength(limits.signalling.sdpBytes)),
});
export type Description = z.infer<typeof Description>;

export const Candidate = z.object({
  candidate: z.string().check(z.maxLength(limits.signalling.candidateBytes)),
  sdpMid: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  sdpMLineIndex: z.optional(z.nullable(z.int())),
  usernameFragment: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
});
export type Candidate = z.infer<typeof Candidate>;

/** The page session of a browser tab: a random id made at page load, so that documents of an earlier page never match. */
export const PageSession = z.string().check(z.minLength(8), z.maxLength(64));

/**
 * A signalling document handed to its reader (spec §3 "Signalling documents per pair of players"). `from` is the writer's user id, `from_sid` its seat on the wire.
 * `to_session` is the reader's page session the writer wrote for; one for another page is stale.
 */
export const SignalDocument = z.object({
  path: z.string(),
  seq: z.int(),
  from: z.string(),
  from_sid: z.string(),
  from_session: z.string(),
  to_session: z.string(),
  description: z.optional(Description),
  candidates: z.optional(z.array(Candidate)),
});
export type SignalDocument = z.infer<typeof SignalDocument>;
