/** Takes the state of the room's chance; returns a number in [0, 1) and the next state (mulberry32). */
function draw(seed: number): [number, number] {
  const next = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(next ^ (next >>> 15), 1 | next);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return [((t ^ (t >>> 14)) >>> 0) / 4294967296, next];
}

/** Takes a seed and items; returns them in random order (Fisher-Yates) and the next seed. */
export function shuffle<T>(seed: number, items: readonly T[]): [T[], number] {
  const shuffled = [...items];
  let state = seed;
  for (let i = shuffled.length - 1; i > 0; i--) {
    const [chance, next] = draw(state);
    state = next;
    const j = Math.floor(chance * (i + 1));
    [shuffled[i], shuffled[j]] = [shuffled[j] as T, shuffled[i] as T];
  }
  return [shuffled, state];
}
