const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Takes a text; returns it, or when it has more than `most` characters as a person counts them, so many with an ellipsis as the last. */
export function cut(text: string, most: number): string {
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  if (characters.length <= most) return text;
  const kept = characters.slice(0, most - 1).join('');
  return `${kept.trimEnd()}…`;
}
