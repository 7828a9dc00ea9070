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

/** Takes a text that came from another node; returns the messages in it, without what is none: whatever else is on the channel, and what only later versions say. */
export function readMessages(text: string): NodeMessage[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return [];
  }
  return (Array.isArray(parsed) ? parsed : []).flatMap((each) => {
    const message = Message.safeParse(each);
    return message.success ? [message.data as NodeMessage] : [];
  });
}
