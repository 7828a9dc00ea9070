const NAME = /\b(?:it|test|describe)(?:\.(?:each|for)(?:<[\s\S]*?>)?\([\s\S]*?\))?\s*\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;

/** Takes a test's source; returns the names of its tests and groups, of tables too, as they are written. */
export function testNames(source: string): string[] {
  return [...source.matchAll(NAME)].map(([, , name = '']) => name);
}
