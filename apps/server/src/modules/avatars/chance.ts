/** Takes a seed; returns a function that picks one of a list, the same picks in the same order for the same seed (FNV-1a, then mulberry32). */
export function picks(seed: string): <List extends readonly [unknown, ...unknown[]]>(list: List) => List[number] {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (list) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const n = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    return list[Math.floor(n * list.length)];
  };
}
