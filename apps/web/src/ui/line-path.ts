/** Takes points in percent of a box, from its lower left corner; returns the line through them as an SVG path in a box of 100 by 100. */
export function linePath(points: readonly (readonly [left: number, bottom: number])[]): string {
  return points.map(([left, bottom], at) => `${at === 0 ? 'M' : 'L'}${left} ${Math.round((100 - bottom) * 100) / 100}`).join('');
}
