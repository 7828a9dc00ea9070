import type { MemeResult, MemeText } from '@deadpan/protocol';
import { tabKept } from '../../../engine/storage/kept.ts';
import type { Sheet } from './edits.ts';

const KEY = 'forge_edits';

/** What was changed of this very picture and not saved, in this tab; a picture that was drawn anew since has another address. */
export function readEdits({ meme_url, texts }: MemeResult, storage: Pick<Storage, 'getItem'> = tabKept): Sheet | undefined {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as { url?: unknown; sheet?: Sheet } | null;
    if (kept?.url !== meme_url || typeof kept.sheet?.alt !== 'string' || !Array.isArray(kept.sheet.texts)) return undefined;
    const known = (text: MemeText): boolean => texts.some(({ slot }) => slot === text.slot);
    return kept.sheet.texts.length === texts.length && kept.sheet.texts.every(known) ? kept.sheet : undefined;
  } catch {
    return undefined; // somebody else's text
  }
}

/** Keeps what is not saved: the way back and a refresh do not ask. */
export function keepEdits(meme: MemeResult, sheet: Sheet, storage: Pick<Storage, 'setItem'> = tabKept): void {
  storage.setItem(KEY, JSON.stringify({ url: meme.meme_url, sheet }));
}

/** Nothing of this picture is unsaved any more. What is kept of another one stays. */
export function forgetEdits(meme: MemeResult, storage: Pick<Storage, 'getItem' | 'removeItem'> = tabKept): void {
  if (readEdits(meme, storage)) storage.removeItem(KEY);
}
