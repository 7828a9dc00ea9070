import { describe, expect, it } from 'vitest';
import { anchorCentres, chooseFace, mergeBoxes, overlap, readBoxes } from './blazeface.ts';
import type { FaceBox } from './blazeface.ts';

const box = (cx: number, cy: number, width: number, score = 0.9): FaceBox => ({
  score,
  cx,
  cy,
  width,
  height: width,
  points: Array<number>(12).fill(cx),
});

describe('anchors', () => {
  it('are 512 fine and 384 coarse ones, at the cells’ centres', () => {
    const centres = anchorCentres();
    expect(centres).toHaveLength(2 * 896);
    expect([...centres.slice(0, 6)]).toEqual([8, 8, 8, 8, 24, 8]);
    expect([...centres.slice(1024, 1026)]).toEqual([16, 16]);
    expect([...centres.slice(-2)]).toEqual([240, 240]);
  });

  it('place a box relative to their centre, and drop scores up to one half', () => {
    const boxes = new Float32Array(32).fill(1, 16);
    const found = readBoxes({ scores: Float32Array.of(0, 3), boxes }, anchorCentres(), 2);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ cx: 25, cy: 9, width: 1, height: 1 });
    expect(found[0]?.points.slice(0, 2)).toEqual([25, 9]);
    expect(found[0]?.score).toBeCloseTo(0.953, 3);
  });
});

describe('boxes of one face', () => {
  it('overlap as shared over joint area', () => {
    expect(overlap(box(50, 50, 20), box(50, 50, 20))).toBe(1);
    expect(overlap(box(50, 50, 20), box(60, 50, 20))).toBeCloseTo(1 / 3);
    expect(overlap(box(50, 50, 20), box(90, 50, 20))).toBe(0);
  });

  it('merge into their mean weighted by score, and keep the best score', () => {
    const [face, ...others] = mergeBoxes([box(50, 50, 20, 0.6), box(52, 50, 20, 0.9), box(150, 50, 20, 0.7)]);
    expect(face?.cx).toBeCloseTo((50 * 0.6 + 52 * 0.9) / 1.5);
    expect(face?.points[0]).toBeCloseTo(51.2);
    expect(face?.score).toBe(0.9);
    expect(others).toHaveLength(1);
  });
});

describe('the player’s face', () => {
  it('is the largest at first', () => {
    expect(chooseFace([box(50, 50, 20), box(150, 50, 30)], null)?.cx).toBe(150);
  });

  it('stays the one followed when another grows larger', () => {
    expect(chooseFace([box(53, 50, 20), box(150, 50, 40)], box(50, 50, 20))?.cx).toBe(53);
  });

  it('is the largest again once the followed one is gone', () => {
    expect(chooseFace([box(150, 50, 40), box(220, 50, 30)], box(50, 50, 20))?.cx).toBe(150);
    expect(chooseFace([], box(50, 50, 20))).toBeNull();
  });
});
