/* As much of QR codes (ISO/IEC 18004) as it takes to read a short text out of one that is printed without a fault: versions 2 and 3, one block, bytes. */

type Modules = boolean[][];

/** Upper and lower half of a character, true for black. */
const HALVES: Record<string, [boolean, boolean]> = { '█': [false, false], '▀': [false, true], '▄': [true, false], ' ': [true, true] };

const MASKS: ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_x, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** The modules within the border. */
function modulesOf(lines: readonly string[]): Modules {
  const rows = lines.flatMap((line) => [0, 1].map((half) => [...line].map((sign) => HALVES[sign]?.[half] ?? false)));
  // The first row that has ink in it begins and ends with the corner of a pattern.
  const top = rows.findIndex((row) => row.includes(true));
  const [left, right] = [rows[top]?.indexOf(true) ?? 0, rows[top]?.lastIndexOf(true) ?? 0];
  return rows.slice(top, top + right - left + 1).map((row) => row.slice(left, right + 1));
}

/** The places of patterns, which hold no text. */
function isPattern(x: number, y: number, size: number): boolean {
  const [isLeft, isUp] = [x <= 8, y <= 8];
  if ((isLeft && isUp) || (isUp && x >= size - 8) || (isLeft && y >= size - 8) || x === 6 || y === 6) return true;
  return Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2;
}

/** The bits in their order: columns of two, from the right, up and down in turn. */
function bitsOf(modules: Modules): number[] {
  const size = modules.length;
  const format = [2, 3, 4].map((x) => Number(modules[8]?.[x] ?? false));
  const mask = MASKS[Number.parseInt(format.join(''), 2) ^ 0b101];
  const columns = Array.from({ length: (size - 1) / 2 }, (_, pair) => size - 1 - 2 * pair).map((right) => (right <= 6 ? right - 1 : right));
  return columns.flatMap((right, pair) => {
    const down = Array.from({ length: size }, (_, y) => y);
    const order = pair % 2 === 0 ? down.toReversed() : down;
    const places = order.flatMap((y) => [right, right - 1].map((x) => [x, y] as const));
    return places.filter(([x, y]) => !isPattern(x, y, size)).map(([x, y]) => Number(modules[y]?.[x] ?? false) ^ Number(mask?.(x, y) === 0));
  });
}

/** Takes the lines of a code of half blocks, white on black; returns what a phone would read. */
export function readQr(lines: readonly string[]): string {
  const bits = bitsOf(modulesOf(lines)).join('');
  const number = (at: number, length: number): number => Number.parseInt(bits.slice(at, at + length), 2);
  if (number(0, 4) !== 0b0100) throw new Error('These are no bytes.');
  return Buffer.from(Array.from({ length: number(4, 8) }, (_, index) => number(12 + 8 * index, 8))).toString();
}
