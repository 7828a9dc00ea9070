import { onceNeeded } from './once-needed.ts';
import type { RecorderOptions } from './smile-recorder.ts';

/** There are no smiles to record before a match, so their recorder is fetched only then, in the countdown. Returns the way out. */
export function onceAMatchBegins(parts: RecorderOptions): () => void {
  const { need, close } = onceNeeded(async () => {
    const { recordSmiles } = await import('./smile-recorder.ts');
    return () => recordSmiles(parts);
  });
  const off = parts.room.subscribe(({ view }) => {
    if (view && view.match_id !== null) need();
  });
  return () => {
    off();
    close();
  };
}
