import { cleanName, limits, plainText } from '@deadpan/protocol';
import { uploadTexts } from '../../texts/uploads.ts';

/** Takes a file's name; returns the title it suggests: no extension, no underscores, nothing invisible, never empty, at most 80 characters. */
export function titleOf(fileName: string): string {
  const bare = fileName.replace(/\.[a-z0-9]{2,5}$/i, '').replace(/[_]+|(?<=\S)[-.]+(?=\S)/g, ' ');
  const clean = cleanName(plainText(cleanName(bare)));
  return cleanName(shortened(clean, limits.decks.title)) || uploadTexts.untitled;
}

const characters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** At most so many UTF-16 units, but no character cut in half. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = '';
  for (const { segment } of characters.segment(text)) {
    if (kept.length + segment.length > most) break;
    kept += segment;
  }
  return kept;
}
