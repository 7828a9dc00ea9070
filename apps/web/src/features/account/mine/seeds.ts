const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 10;

/** Fresh seeds for drawn faces, `count` of them, all different. */
export function freshSeeds(
  count: number,
  random: (bytes: Uint8Array) => Uint8Array = (bytes) => crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>),
) {
  const seeds = new Set<string>();
  while (seeds.size < count) {
    seeds.add(Array.from(random(new Uint8Array(LENGTH)), (byte) => LETTERS[byte % LETTERS.length]).join(''));
  }
  return [...seeds];
}
