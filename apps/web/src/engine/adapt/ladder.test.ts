import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atTheTop, climb, PATIENCE, type Ladder, type Verdict } from './ladder.ts';

const STEPS = 5;
const after = (verdicts: readonly Verdict[], from: Ladder = atTheTop): Ladder =>
  verdicts.reduce((at, verdict) => climb(at, verdict, STEPS), from);
const always = (verdict: Verdict, looks: number): Verdict[] => Array<Verdict>(looks).fill(verdict);
const anything = fc.array(fc.constantFrom<Verdict>('good', 'fair', 'bad'), { maxLength: 300 });
/** How often the step changes over a whole run, verdicts coming from a machine that can bear `bears` and no better step. */
function changesOf(bears: number, seconds: number): { changes: number; last: Ladder } {
  let [at, changes] = [atTheTop, 0];
  for (let second = 0; second < seconds; second++) {
    const next = climb(at, at.step >= bears ? 'good' : 'bad', STEPS);
    if (next.step !== at.step) changes++;
    at = next;
  }
  return { changes, last: at };
}

describe('the ladder', () => {
  it('goes down after three bad seconds, not after two, and up again after eight good ones', () => {
    expect(after(always('bad', 2)).step).toBe(0);
    expect(after(always('bad', 3)).step).toBe(1);
    expect(after([...always('bad', 3), ...always('good', 7)]).step).toBe(1);
    expect(after([...always('bad', 3), ...always('good', 8)]).step).toBe(0);
  });

  it('stays where every other second is bad, and where all are only fair', () => {
    expect(after(Array.from({ length: 100 }, (_, second) => (second % 2 ? 'bad' : 'good'))).step).toBe(0);
    expect(after([...always('bad', 3), ...always('fair', 1_000)]).step).toBe(1);
  });

  it('property: takes one step at a time and never leaves the ladder', () => {
    fc.assert(
      fc.property(anything, (verdicts) => {
        let at = atTheTop;
        for (const verdict of verdicts) {
          const next = climb(at, verdict, STEPS);
          expect(Math.abs(next.step - at.step)).toBeLessThanOrEqual(1);
          expect(next.step).toBeGreaterThanOrEqual(0);
          expect(next.step).toBeLessThan(STEPS);
          at = next;
        }
      }),
    );
  });

  it('property: the same verdict for ever moves it one way only, whatever was before', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom<Verdict>('good', 'fair', 'bad'), (before, verdict) => {
        let at = after(before);
        const ways = new Set<number>();
        for (let second = 0; second < 2_000; second++) {
          const next = climb(at, verdict, STEPS);
          ways.add(Math.sign(next.step - at.step));
          at = next;
        }
        ways.delete(0);
        expect(ways.size).toBeLessThanOrEqual(1);
        if (verdict === 'bad') expect(at.step).toBe(STEPS - 1);
      }),
    );
  });

  it('property: whatever was before, it is at the top again in so many good seconds', () => {
    fc.assert(
      fc.property(anything, (before) => {
        expect(after(always('good', STEPS * PATIENCE.most), after(before)).step).toBe(0);
      }),
    );
  });

  it.each([1, 2, 3, 4])('settles on step %i of a machine that can bear no better: it tries again ever more rarely', (bears) => {
    const HOUR = 3_600;
    const { last } = changesOf(bears, HOUR);
    expect([bears - 1, bears]).toContain(last.step);
    const [one, two] = [changesOf(bears, HOUR), changesOf(bears, 2 * HOUR)];
    // Down and up once in four minutes, for three seconds each: it has to look whether it is better.
    expect(two.changes - one.changes).toBeLessThanOrEqual((2 * HOUR) / PATIENCE.most + 2);
    expect(one.changes).toBeLessThanOrEqual(bears + 12 + (2 * HOUR) / PATIENCE.most);
  });
});
