import { describe, expect, it } from 'vitest';
import { repetitions, type Mark } from './repetitions.ts';

const marks = (...pairs: [Mark['what'], number][]): Mark[] => pairs.map(([what, at]) => ({ what, at }));

describe('repetitions', () => {
  it('follows each smile to the other screen', () => {
    const smiler = marks(
      ['playing', 900],
      ['smiled', 1_000],
      ['sent', 1_300],
      ['shown', 1_310],
      ['waiting', 1_600],
      ['playing', 9_000],
      ['smiled', 21_000],
      ['sent', 21_400],
    );
    const other = marks(['told', 1_303], ['shown', 1_310], ['painted', 1_325], ['told', 21_402], ['shown', 21_404], ['painted', 21_420]);
    expect(repetitions(smiler, other)).toEqual([
      { detection: 300, wire: 3, screen: 7, paint: 15, total: 325 },
      { detection: 400, wire: 2, screen: 2, paint: 16, total: 420 },
    ]);
  });

  it('leaves out a smile between two plays, and one that was already on when the play began', () => {
    const smiler = marks(['waiting', 500], ['smiled', 1_000], ['smiled', 10_000], ['playing', 11_000], ['sent', 11_200]);
    const other = marks(['told', 11_202], ['shown', 11_204], ['painted', 11_220]);
    expect(repetitions(smiler, other)).toEqual([]);
  });
});
