import { leadVoice } from './lead-voice.ts';
import { recordSmiles, type RecorderOptions } from './smile-recorder.ts';

export type MatchParts = RecorderOptions & Parameters<typeof leadVoice>[0];

/** What only a match needs: its smiles are recorded, and its voices led. Returns the way out. */
export function withAMatch(parts: MatchParts): () => void {
  const offs = [recordSmiles(parts), leadVoice(parts)];
  return () => {
    for (const off of offs.splice(0)) off();
  };
}
