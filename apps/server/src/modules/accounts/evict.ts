/** How many entries are remembered of each kind. */
const MOST = 10_000;

/** Takes what is remembered, in the order it came; forgets the oldest entry when there are too many. Called with every entry that is added. */
export function evictOldest(entries: Map<string, unknown> | Set<string>): void {
  if (entries.size <= MOST) return;
  const oldest = entries.keys().next().value;
  if (oldest !== undefined) entries.delete(oldest);
}
