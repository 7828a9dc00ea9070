import * as z from 'zod/mini';

/** `GET /config`: what the operator switched on, for the page to show or to leave out. Public, nothing secret in it. */
export const ClientConfig = z.object({
  /** Google sign-in: the client id its script is initialised with, and where that script comes from. */
  google: z.nullable(z.object({ clientId: z.string(), scriptUrl: z.string() })),
  /** The promotional badge of spec §1: an http or https address and the text that leads there. */
  badge: z.nullable(z.object({ url: z.string(), label: z.string() })),
  /** Whether letters are really sent. Without it a password reset ends in the server's outbox, and only the operator can read it. */
  mail: z.boolean(),
  /** `none`: players learn each other's network address; `offered`: a player can hide theirs behind the relay; `required`: the relay hides everybody's. */
  relay: z.enum(['none', 'offered', 'required']),
});
export type ClientConfig = z.infer<typeof ClientConfig>;
