import { describe, expect, it } from 'vitest';
import { callsPeer, isNewer, linkName, newPage, numberOf, pageOf, patienceFor } from './sessions.ts';

describe('pages and links', () => {
  it('names every page anew, within the limits of the protocol', () => {
    expect(newPage()).toMatch(/^[0-9a-f]{24}$/);
    expect(newPage()).not.toBe(newPage());
  });

  it('names a link after its caller and a number', () => {
    expect([pageOf(linkName('page', 3)), numberOf(linkName('page', 3))]).toEqual(['page', 3]);
  });

  it('takes a link of a reloaded page or a later number for newer', () => {
    expect(isNewer('page~1', null)).toBe(true);
    expect(isNewer('page~2', 'page~1')).toBe(true);
    expect(isNewer('page~1', 'page~2')).toBe(false);
    expect(isNewer('page~2', 'page~2')).toBe(false);
    expect(isNewer('reloaded~1', 'page~7')).toBe(true);
  });

  it('spec §4 Round 1: has exactly one caller in every pair [4.32]', () => {
    const ids = ['b', 'a', '10', '9', 'B'];
    for (const one of ids) for (const other of ids) if (one !== other) expect(callsPeer(one, other)).toBe(!callsPeer(other, one));
  });

  it('waits five seconds first and fifteen at most', () => {
    expect([0, 1, 2, 9].map(patienceFor)).toEqual([5_000, 7_500, 10_000, 15_000]);
  });
});
