/** Takes a part and the whole; returns the share in thousandths, rounded to the nearest as the boards round theirs. Of nothing it is 0. */
export function thousandths(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((2000 * part + whole) / (2 * whole));
}

/** `thousandths` in percent, to one decimal. */
export function percent(part: number, whole: number): number {
  return thousandths(part, whole) / 10;
}

/** Takes any number; returns it to one decimal. */
export function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
