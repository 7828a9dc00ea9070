import { serverEvents, type ServerEventName } from '@deadpan/protocol';
import { z } from 'zod';
import type { NodeMessage } from '../../ports/nodes.ts';

const Passing = z
  .object({ room: z.string(), to: z.string(), event: z.string(), payload: z.unknown() })
  .refine(({ event, payload }) => Object.hasOwn(serverEvents, event) && serverEvents[event as ServerEventName].safeParse(payload).success);

const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('saved'), room: z.string(), version: z.int() }),
  z.object({ kind: z.literal('passing'), passing: Passing }),
  z.object({ kind: z.literal('parted'), room: z.string(), pairs: z.array(z.string()).max(64) }),
  z.object({ kind: z.literal('ended'), sessions: z.array(z.string()) }),
  z.object({ kind: z.literal('changed'), who: z.object({ id: z.string(), username: z.string(), picture: z.string().nullable() }) }),
]);

/** Takes what came from another node; returns the message, or null for what is none: whatever else is on the channel, and what only later versions say. */
export function readMessage(text: string): NodeMessage | null {
  try {
    const parsed = Message.safeParse(JSON.parse(text));
    return parsed.success ? (parsed.data as NodeMessage) : null;
  } catch {
    return null;
  }
}
