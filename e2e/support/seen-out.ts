/** Takes a view's word: whether somebody was out of a play in that version. Returns what is wrong about it, or null. */
export type SeenOut = (play: string, who: string, isOut: boolean, version: number) => string | null;

/**
 * Who is out of a play stays out of it: in no later version are they in again. By versions, because each node tells its own pages: one may still tell
 * what was before an elimination when another's page has already heard that it counts.
 */
export function createSeenOut(): SeenOut {
  const seen = new Map<string, { out: number; in: number }>();
  return (play, who, isOut, version) => {
    const key = `${play}/${who}`;
    const of = seen.get(key) ?? { out: Infinity, in: -Infinity };
    seen.set(key, of);
    if (isOut) of.out = Math.min(of.out, version);
    else of.in = Math.max(of.in, version);
    return of.in >= of.out ? `${who} was out of ${play} in version ${of.out} and is back in ${of.in}` : null;
  };
}
