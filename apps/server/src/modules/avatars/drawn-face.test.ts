import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawFace } from './drawn-face.ts';

const seeds = Array.from({ length: 500 }, (_, n) => `seed${n}`);

describe('a drawn face', () => {
  it('is always the same for the same seed', () => {
    expect(drawFace('ann')).toBe(drawFace('ann'));
    expect(drawFace('ann')).not.toBe(drawFace('bob'));
  });

  it('stays what it is once it was published, for browsers keep it for good', () => {
    const all = createHash('sha256').update(seeds.map(drawFace).join('')).digest('hex');
    expect(all).toBe('322ae87a5cc90a0b4d7a84f87c2b46703fdead7e299225f4bffdc99baefc16b9');
  });

  it('is hardly ever somebody else’s', () => {
    expect(new Set(seeds.map(drawFace)).size).toBeGreaterThan(490);
  });

  it('has two dots of the same size at the same height, and one straight line', () => {
    for (const seed of seeds) {
      const svg = drawFace(seed);
      const dots = [...svg.matchAll(/<circle cx="([\d.]+)" cy="126" r="([\d.]+)" fill="#17161a"\/>/g)].slice(0, 2);
      const [left, right] = dots.map(([, x, r]) => ({ x: Number(x), r }));
      expect([seed, (left?.x ?? 0) + (right?.x ?? 0), left?.r]).toEqual([seed, 256, right?.r]);
      expect(svg).toMatch(/<path d="M\d+ 184H\d+" stroke="#17161a" stroke-width="10" stroke-linecap="round"\/><\/svg>$/);
    }
  });

  it('is nothing but shapes: no text, style, script, link or name in it, whatever the seed', () => {
    for (const seed of [...seeds, 'script', 'onload', 'zzzzzzzzzzzzzzzzzzzzzzzz']) {
      const svg = drawFace(seed);
      expect(
        [...svg.matchAll(/<([a-z]+)/g)].map(([, name]) => name).filter((name) => !['svg', 'path', 'circle', 'rect'].includes(name ?? '')),
      ).toEqual([]);
      const attributes = [...svg.matchAll(/ ([a-zA-Z:-]+)=/g)].map(([, name]) => name);
      const known = 'xmlns width height viewBox d fill stroke stroke-width stroke-linecap stroke-linejoin cx cy r x y rx'.split(' ');
      expect(attributes.filter((name) => !known.includes(name ?? ''))).toEqual([]);
      expect(svg).not.toContain(seed);
      expect(svg).not.toMatch(/NaN|undefined|null/);
      expect(svg.length).toBeLessThan(4_000);
    }
  });
});
