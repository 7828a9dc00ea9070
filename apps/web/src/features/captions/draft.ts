import { limits } from '@deadpan/protocol';
import { tabKept } from '../../engine/storage/kept.ts';

const KEY = 'caption_draft';
const { min, max } = limits.caption;

/** The draft of this match as it was left, or nothing: a refresh must not cost a line. */
export function readDraft(matchId: string, storage: Pick<Storage, 'getItem'> = tabKept): string {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as { matchId?: unknown; text?: unknown } | null;
    return kept?.matchId === matchId && typeof kept.text === 'string' ? kept.text : '';
  } catch {
    return ''; // somebody else's text
  }
}

/** Keeps the draft, in this tab only, until another match's takes its place. */
export function keepDraft(matchId: string, text: string, storage: Pick<Storage, 'setItem'> = tabKept): void {
  storage.setItem(KEY, JSON.stringify({ matchId, text }));
}

/** What would be sent of a draft, and what is wrong with it: as the server counts, without the space around it (spec §5). */
export function checkDraft(text: string): { caption: string; length: number; problem: 'short' | 'long' | null } {
  const caption = text.trim();
  const { length } = caption;
  return { caption, length, problem: length < min ? 'short' : length > max ? 'long' : null };
}
