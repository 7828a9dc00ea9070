import type { MemeResult } from '@deadpan/protocol';
import { fieldsOf, readFields } from '../../../engine/storage/json.ts';
import { tabKept } from '../../../engine/storage/kept.ts';
import type { Sheet } from './edits.ts';

const KEY = 'forge_edits';

/** What was changed of this very picture and not saved, in this tab; a picture that was drawn anew since has another address. */
export function readEdits({ meme_url, texts }: MemeResult, storage: Pick<Storage, 'getItem'> = tabKept): Sheet | undefined {
  const kept = readFields(storage, KEY);
  const sheet = fieldsOf(kept['sheet']);
  if (kept['url'] !== meme_url || typeof sheet['alt'] !== 'string' || !Array.isArray(sheet['texts'])) return undefined;
  const known = (text: unknown): boolean => texts.some(({ slot }) => slot === fieldsOf(text)['slot']);
  return sheet['texts'].length === texts.length && sheet['texts'].every(known) ? (kept['sheet'] as Sheet) : undefined;
}

/** Keeps what is not saved: the way back and a refresh do not ask. */
export function keepEdits(meme: MemeResult, sheet: Sheet, storage: Pick<Storage, 'setItem'> = tabKept): void {
  storage.setItem(KEY, JSON.stringify({ url: meme.meme_url, sheet }));
}

/** Nothing of this picture is unsaved any more. What is kept of another one stays. */
export function forgetEdits(meme: MemeResult, storage: Pick<Storage, 'getItem' | 'removeItem'> = tabKept): void {
  if (readEdits(meme, storage)) storage.removeItem(KEY);
}
