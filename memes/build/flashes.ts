const COLUMNS = 8;
const ROWS = 6;
/** A change counts from a tenth of full brightness on, over a quarter of the picture. */
const STEP = 0.1;
const AREA = 0.25;
/** What moves within so many frames moves together: a cut may take an encoder two. */
const TOGETHER = 3;
/** WCAG 2.3.1: red is saturated when it is four fifths of the light, and a change of 20 of 320 in how red counts. */
const SATURATED = 0.8;
const RED_STEP = 20 / 320;

const linear = (value = 0) => (value / 255) ** 2.2;

/** Averages of each cell of a coarse grid over an RGBA picture, looking at every `every`th pixel of every `every`th line. */
function cells(
  rgba: ArrayLike<number>,
  width: number,
  height: number,
  every: number,
  of: (r: number, g: number, b: number) => number,
): number[] {
  return Array.from({ length: COLUMNS * ROWS }, (_, cell) => {
    const left = Math.floor(((cell % COLUMNS) * width) / COLUMNS);
    const top = Math.floor((Math.floor(cell / COLUMNS) * height) / ROWS);
    let sum = 0;
    let count = 0;
    for (let y = top; y < top + height / ROWS; y += every) {
      for (let x = left; x < left + width / COLUMNS; x += every) {
        const i = (y * width + x) * 4;
        sum += of(linear(rgba[i]), linear(rgba[i + 1]), linear(rgba[i + 2]));
        count++;
      }
    }
    return sum / count;
  });
}

/** Average brightness, 0 to 1, of each cell of a coarse grid over an RGBA picture. */
export const brightness = (rgba: ArrayLike<number>, width: number, height: number, every = 8): number[] =>
  cells(rgba, width, height, every, (r, g, b) => 0.2126 * r + 0.7152 * g + 0.0722 * b);

/** How red each cell is, 0 to 1: what is not saturated counts as not red at all. */
export const redness = (rgba: ArrayLike<number>, width: number, height: number, every = 8): number[] =>
  cells(rgba, width, height, every, (r, g, b) => (r > 0 && r / (r + g + b) >= SATURATED ? Math.max(0, r - g - b) : 0));

/** The most flashes within any second. A flash is a pair of opposing changes of brightness (WCAG 2.3.1: at most three). */
export const mostFlashes = (frames: readonly number[][], fps: number): number => mostPairs(frames, fps, STEP);

/** The same for saturated red, whose limit is as low and whose smallest step is smaller. */
export const mostRedFlashes = (frames: readonly number[][], fps: number): number => mostPairs(frames, fps, RED_STEP);

function mostPairs(frames: readonly number[][], fps: number, step: number): number {
  const changes = changesOf(frames, step);
  return Math.max(
    0,
    ...changes.map(({ frame }) => Math.floor(changes.filter((other) => other.frame >= frame && other.frame < frame + fps).length / 2)),
  );
}

/** When a quarter of the picture had moved by a step since its last turning point, each time the other way. */
function changesOf(frames: readonly number[][], step: number): { frame: number; up: boolean }[] {
  const changes: { frame: number; up: boolean }[] = [];
  const first = frames[0] ?? [];
  const low = [...first];
  const high = [...first];
  const moved = { up: first.map(() => -Infinity), down: first.map(() => -Infinity) };
  frames.forEach((values, frame) => {
    values.forEach((value, i) => {
      if (value - (low[i] ?? 0) >= step) {
        [moved.up[i], moved.down[i]] = [frame, -Infinity];
        low[i] = high[i] = value;
      } else if ((high[i] ?? 0) - value >= step) {
        [moved.up[i], moved.down[i]] = [-Infinity, frame];
        low[i] = high[i] = value;
      }
      low[i] = Math.min(low[i] ?? value, value);
      high[i] = Math.max(high[i] ?? value, value);
    });
    for (const up of [true, false]) {
      const recent = (up ? moved.up : moved.down).filter((at) => at > frame - TOGETHER).length;
      if (recent / values.length >= AREA && changes.at(-1)?.up !== up) changes.push({ frame, up });
    }
  });
  return changes;
}
