const COLUMNS = 8;
const ROWS = 6;
/** A change counts from a tenth of full brightness on, over a quarter of the picture. */
const STEP = 0.1;
const AREA = 0.25;

/** Average brightness, 0 to 1, of each cell of a coarse grid over an RGBA picture. */
export function brightness(rgba: Uint8Array, width: number, height: number): number[] {
  return Array.from({ length: COLUMNS * ROWS }, (_, cell) => {
    const left = Math.floor(((cell % COLUMNS) * width) / COLUMNS);
    const top = Math.floor((Math.floor(cell / COLUMNS) * height) / ROWS);
    let sum = 0;
    let count = 0;
    for (let y = top; y < top + height / ROWS; y += 8) {
      for (let x = left; x < left + width / COLUMNS; x += 8) {
        const i = (y * width + x) * 4;
        sum += 0.2126 * linear(rgba[i]) + 0.7152 * linear(rgba[i + 1]) + 0.0722 * linear(rgba[i + 2]);
        count++;
      }
    }
    return sum / count;
  });
}

const linear = (value = 0) => (value / 255) ** 2.2;

/** The most flashes within any second. A flash is a pair of opposing changes of brightness (WCAG 2.3.1: at most three). */
export function mostFlashes(frames: readonly number[][], fps: number): number {
  const changes: { frame: number; up: boolean }[] = [];
  frames.forEach((cells, frame) => {
    const before = frames[frame - 1];
    if (!before) return;
    for (const up of [true, false]) {
      const moved = cells.filter((value, i) => (up ? value - (before[i] ?? 0) : (before[i] ?? 0) - value) >= STEP).length;
      if (moved / cells.length >= AREA && changes.at(-1)?.up !== up) changes.push({ frame, up });
    }
  });
  return Math.max(
    0,
    ...changes.map(({ frame }) => Math.floor(changes.filter((other) => other.frame >= frame && other.frame < frame + fps).length / 2)),
  );
}
