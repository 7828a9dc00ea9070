import { expect, it } from 'vitest';
import { cropOf, letterbox } from './face-crop.ts';

it('fits a wide frame between black bars', () => {
  expect(letterbox(640, 480, 256)).toEqual({ scale: 0.4, left: 0, top: 32 });
});

it('cuts out a little more than the box, lower, and level with the eyes', () => {
  const points = [100, 100, 140, 140, ...Array<number>(8).fill(0)];
  const crop = cropOf({ score: 1, cx: 128, cy: 132, width: 40, height: 60, points }, letterbox(640, 480, 256));
  expect(crop.cx).toBeCloseTo(320);
  expect(crop.cy).toBeCloseTo(250 + 0.04 * 150);
  expect(crop.width).toBeCloseTo(1.15 * 100);
  expect(crop.height).toBeCloseTo(1.05 * 150);
  expect(crop.angle).toBeCloseTo(Math.PI / 4);
});
