const DOCUMENTED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export const )?(\w+)\s*[:=]/g;

/** Takes a source text; returns what its doc comments say, by the name of the constant or key that follows. */
export function commentsOf(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, comment = '', name = ''] of source.matchAll(DOCUMENTED)) {
    const text = comment
      .split('\n')
      .map((line) => line.replace(/^\s*\*\s?/, '').trim())
      .filter(Boolean)
      .join(' ');
    found.set(name, text);
  }
  return found;
}
