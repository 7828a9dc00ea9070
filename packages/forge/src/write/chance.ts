/** Takes a text; returns 32 bits that stand for it (FNV-1a with a last stir, so that similar texts lie far apart). */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Takes two hashes; returns a number from 0 to 1 that is always the same for both. */
export function mixed(a: number, b: number): number {
  let h = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** Takes a seed and a name; returns a number from 0 to 1 that is always the same for both. */
export function chance(seed: number, name: string): number {
  return hash(`${seed} ${name}`) / 0x1_0000_0000;
}

/** Takes a list that is not empty, a seed and a name; returns one of its things, always the same for all three. */
export function choose<T>(list: readonly T[], seed: number, name: string): T {
  const chosen = list[Math.floor(chance(seed, name) * list.length)];
  if (chosen === undefined) throw new Error('Nothing to choose from.');
  return chosen;
}
