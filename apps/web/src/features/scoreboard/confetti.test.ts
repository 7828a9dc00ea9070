import { expect, it } from 'vitest';
import { fallen, shower } from './confetti.ts';

it('every strip begins above the edge and falls straight, at its own time', () => {
  const strips = shower(['red', 'blue'], () => 0.5);
  expect(strips).toHaveLength(90);
  expect(strips.slice(0, 3).map(({ color }) => color)).toEqual(['red', 'blue', 'red']);
  const [strip] = strips;
  if (!strip) throw new Error('no strip');
  expect(fallen(strip, 0)).toBeLessThan(0);
  expect(fallen(strip, strip.delay + 1)).toBeGreaterThan(100);
});
