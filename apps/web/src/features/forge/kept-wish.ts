import type { MemeFormat, MemeStyle } from '@deadpan/protocol';
import { readFields } from '../../engine/storage/json.ts';
import { tabKept } from '../../engine/storage/kept.ts';

/** What is wished for. */
export interface Wish {
  prompt: string;
  style: MemeStyle;
  format: MemeFormat;
}

const KEY = 'forge_wish';

/** As spec §5 lists them. */
export const styles: readonly MemeStyle[] = ['classic', 'modern', 'vintage', 'minimalist'];
export const formats: readonly MemeFormat[] = ['square', 'landscape', 'portrait'];

const nothing: Wish = { prompt: '', style: 'classic', format: 'square' };

/** The player's wish as it was left in this tab, or an empty one. Another player's is not shown. */
export function readWish(user: string, storage: Pick<Storage, 'getItem'> = tabKept): Wish {
  const kept = readFields(storage, KEY);
  if (kept['user'] !== user) return nothing;
  return {
    prompt: typeof kept['prompt'] === 'string' ? kept['prompt'] : '',
    style: styles.find((one) => one === kept['style']) ?? nothing.style,
    format: formats.find((one) => one === kept['format']) ?? nothing.format,
  };
}

/** Keeps the wish, in this tab only. */
export function keepWish(user: string, wish: Wish, storage: Pick<Storage, 'setItem'> = tabKept): void {
  storage.setItem(KEY, JSON.stringify({ user, ...wish }));
}
