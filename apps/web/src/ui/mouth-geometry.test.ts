import { describe, expect, it } from 'vitest';
import { dimples, grin, line, mouthState, sag } from './mouth-geometry.ts';

const box = { width: 56, depth: 11, y: 4, pad: 4, stroke: 4 };

describe('the mouth', () => {
  it('is still safe at 30 and still in danger at 40: only above counts', () => {
    expect([0, 30, 30.1, 40, 40.1].map(mouthState)).toEqual(['safe', 'safe', 'danger', 'danger', 'out']);
  });

  it('is straight at 0 and as deep as it can be from 40 on', () => {
    expect([-5, 0, 20, 40, 90].map((percent) => sag(percent, 12))).toEqual([0, 0, 6, 12, 12]);
    expect(line(0, box)).toBe('M4 4Q28 4 52 4');
  });

  it('keeps its ends and its commands while it bends, so that a browser can move between two readings', () => {
    expect(line(40, box)).toBe('M4 4Q28 26 52 4');
  });

  it('draws numbers only', () => {
    const { lips, teeth, gaps } = grin(80, box);
    for (const path of [lips, teeth, dimples(box), ...gaps]) expect(path).toMatch(/^[MQLHVZ\d.\s-]+$/);
  });
});
