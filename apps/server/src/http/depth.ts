const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Takes a value as JSON made it; returns whether objects and arrays are nested in it more than `most` deep. Goes level by level and never calls itself. */
export function isDeeper(value: unknown, most: number): boolean {
  let level = [value].filter(isContainer);
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > most) return true;
    level = level.flatMap((each) => Object.values(each)).filter(isContainer);
  }
  return false;
}
