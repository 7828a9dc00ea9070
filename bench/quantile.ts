/** Takes values in any order and a share from 0 to 1; returns the value that this share of all values does not exceed, NaN without values. */
export function quantile(values: Iterable<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

export const median = (values: Iterable<number>): number => quantile(values, 0.5);
