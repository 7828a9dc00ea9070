const PIECE = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|[?!.,]/gu;

/** Takes a caption; returns its words and marks, each pair and each three in a row, `<` and `>` for its ends: every one once. */
export function phrases(caption: string): Set<string> {
  const pieces = caption.toLowerCase().replaceAll('’', "'").match(PIECE) ?? [];
  const framed = ['<', ...pieces, '>'];
  const pairs = framed.slice(1).map((piece, at) => `${framed[at]} ${piece}`);
  const threes = pairs.slice(1).map((pair, at) => `${framed[at]} ${pair}`);
  return new Set([...pieces, ...pairs, ...threes]);
}
