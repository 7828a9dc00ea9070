/** Numbers from 0 to 1 that follow from a seed (mulberry32), so that a plan always gives the same picture. */
export function chanceFrom(seed: number): () => number {
  let state = (Number.isFinite(seed) ? Math.floor(seed) : 0) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of a list; the list must not be empty. */
export const oneOf = <T>(chance: () => number, list: readonly [T, ...T[]]): T => list[Math.floor(chance() * list.length)] ?? list[0];
