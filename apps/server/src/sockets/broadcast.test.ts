import { describe, expect, it } from 'vitest';
import { frameOf } from './broadcast.ts';

describe('frameOf', () => {
  it.each([
    [125, '817d'],
    [126, '817e007e'],
    [65_535, '817effff'],
    [65_536, '817f0000000000010000'],
  ])('announces %i bytes', (length, head) => {
    const frame = frameOf('x'.repeat(length));
    expect(frame.subarray(0, frame.length - length).toString('hex')).toBe(head);
    expect(frame.subarray(-length).toString()).toBe('x'.repeat(length));
  });

  it('counts bytes, not letters', () => {
    expect(frameOf('straßfåce').toString('hex')).toBe(`810b${Buffer.from('straßfåce').toString('hex')}`);
  });
});
