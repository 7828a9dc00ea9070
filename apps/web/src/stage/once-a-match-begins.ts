import { onceNeeded } from './once-needed.ts';
import type { MatchParts } from './with-a-match.ts';

/** There are no smiles to record before a match and nobody speaks, so what does it is fetched only then, in the countdown. Returns the way out. */
export function onceAMatchBegins(parts: MatchParts): () => void {
  const { need, close } = onceNeeded(async () => {
    const { withAMatch } = await import('./with-a-match.ts');
    return () => withAMatch(parts);
  });
  const off = parts.room.subscribe(({ view }) => {
    if (view && view.match_id !== null) need();
  });
  return () => {
    off();
    close();
  };
}
