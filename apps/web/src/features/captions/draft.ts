import { captionProblem, cleanCaption, graphemes } from '@deadpan/protocol';
import { readFields } from '../../engine/storage/json.ts';
import { tabKept } from '../../engine/storage/kept.ts';

const KEY = 'caption_draft';

/** The draft of this match as it was left, or nothing: a refresh must not cost a line. */
export function readDraft(matchId: string, storage: Pick<Storage, 'getItem'> = tabKept): string {
  const kept = readFields(storage, KEY);
  return kept['matchId'] === matchId && typeof kept['text'] === 'string' ? kept['text'] : '';
}

/** Keeps the draft, in this tab only, until another match's takes its place. */
export function keepDraft(matchId: string, text: string, storage: Pick<Storage, 'setItem'> = tabKept): void {
  storage.setItem(KEY, JSON.stringify({ matchId, text }));
}

/** What would be sent of a draft, how long that is and what is wrong with it: as the server takes it and counts it (spec §5). */
export function checkDraft(text: string): { caption: string; length: number; problem: ReturnType<typeof captionProblem> } {
  const caption = cleanCaption(text);
  return { caption, length: graphemes(caption), problem: captionProblem(caption) };
}
