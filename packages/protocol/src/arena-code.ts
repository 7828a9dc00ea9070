import type { RoomId } from './ids.ts';
import { CODE_ALPHABET, CODE_LENGTH } from './limits.ts';

// Apart from the schemas: the landing page reads codes and shall not carry the schema library for it.
const CODE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);

/** Takes what a person typed or a link they pasted; returns the arena code in capitals, or null when there is none in it. */
export function parseArenaCode(text: string): RoomId | null {
  const trimmed = text.trim();
  const link = /\/(?:lobby|game)\/([^/?#]+)/i.exec(trimmed);
  const code = (link?.[1] ?? trimmed).replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}
