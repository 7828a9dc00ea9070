/**
 * What players' pages tell each other without the server: figures to look at while they are fresh. They decide nothing, so nothing is lost
 * with one that gets lost. `happy`: how happy this player looks, 0 to 1, as the rule of round 2 measures it.
 */
export interface PeerMessage {
  t: 'laugh';
  happy: number;
}

/** Nothing that is sent is longer; whatever is was not sent by a page of ours. */
const MAX_CHARS = 100;

/** Takes a message; returns it as it goes over a link. */
export const writeMessage = ({ t, happy }: PeerMessage): string => JSON.stringify({ t, happy: Math.round(happy * 1_000) / 1_000 });

/** Takes whatever came over a link; returns the message in it, or null: another page may send anything at all. */
export function readMessage(data: unknown): PeerMessage | null {
  if (typeof data !== 'string' || data.length > MAX_CHARS) return null;
  try {
    const { t, happy } = (JSON.parse(data) ?? {}) as Record<string, unknown>;
    if (t !== 'laugh' || typeof happy !== 'number' || !(happy >= 0 && happy <= 1)) return null;
    return { t, happy };
  } catch {
    return null;
  }
}
