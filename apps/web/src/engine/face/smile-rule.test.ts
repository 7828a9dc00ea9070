import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as rules from './smile-rule.ts';
import type { RuleState } from './smile-rule.ts';

const STEP = 200;

/** Readings 200 ms apart from `from` on; null is a frame without a face. */
const after = (state: RuleState, happy: readonly (number | null)[], from = 0): RuleState =>
  happy.reduce<RuleState>((next, value, index) => rules.look(next, { t: from + index * STEP, happy: value }), state);
const calibrated = (baseline = 0): RuleState => after(rules.createRule(), Array<number>(5).fill(baseline));
const playing = (baseline = 0): RuleState => rules.startPlay(calibrated(baseline), 1000);

describe('calibration', () => {
  it('spec §4 Round 1: the baseline is the median of the first five readings with a face [4.28 9.3]', () => {
    const state = after(rules.createRule(), [0.1, null, 0.9, 0.05, 0.12, null, 0.2, 0.99]);
    expect(rules.calibrationOf(state)).toEqual({ isCalibrated: true, progress: 1, baseline: 0.12 });
  });

  it('tells how far it is', () => {
    expect(rules.calibrationOf(after(rules.createRule(), [0.1, null, 0.2]))).toMatchObject({ isCalibrated: false, progress: 0.4 });
  });

  it('caps the baseline at 0.30, so that grinning through it brings nothing', () => {
    expect(rules.calibrationOf(calibrated(0.95)).baseline).toBe(0.3);
  });

  it('ends with a baseline of 0 when no face was seen', () => {
    const state = rules.endCalibration(after(rules.createRule(), [null, null]));
    expect(rules.calibrationOf(state)).toEqual({ isCalibrated: true, progress: 1, baseline: 0 });
  });

  it('ends with what there is when the countdown is shorter than five readings', () => {
    const state = rules.endCalibration(after(rules.createRule(), [0.1, 0.2]));
    expect(rules.calibrationOf(state).baseline).toBeCloseTo(0.15);
  });

  it('ignores frames captured before it began', () => {
    const state = rules.look(rules.startCalibration(calibrated(), 5000), { t: 4990, happy: 0.2 });
    expect(rules.calibrationOf(state).progress).toBe(0);
  });

  it('is over once a play begins', () => {
    const state = after(rules.startPlay(after(rules.createRule(), [0.1]), 1000), [0.9, 0.9, 0.9, 0.9], 1000);
    expect(rules.calibrationOf(state).baseline).toBeCloseTo(0.1);
  });
});

describe('limits', () => {
  it('spec §4 Round 1: happiness is measured as a share of what lies above the baseline [4.28]', () => {
    expect(rules.relativeTo(0.2, 0.6)).toBeCloseTo(0.5);
    expect(rules.relativeTo(0.2, 0.1)).toBe(0);
    expect(rules.relativeTo(0.3, 1)).toBe(1);
  });

  it.each([
    [0.3, 'safe'],
    [0.31, 'danger'],
    [0.4, 'danger'],
  ])('shows %s as %s', (happy, status) => {
    expect(after(playing(), [happy, happy], 1000).status).toBe(status);
  });

  it('spec §5 Validation: above 0.40 in two readings in a row is out, from the first of them on [5.23 9.3]', () => {
    expect(after(playing(), [0, 0.41, 0.41], 1000)).toMatchObject({ status: 'eliminated', smiledAt: 1200 });
  });

  it('forgives one reading: a flash is not a smile', () => {
    expect(after(playing(), [0, 0.99, 0, 0.99, 0.39, 0.99], 1000).smiledAt).toBeNull();
  });

  it('does not count across a frame without a face', () => {
    expect(after(playing(), [0.9, null, 0.9], 1000).smiledAt).toBeNull();
  });

  it('measures from the baseline: a face that always looks a little happy is not out', () => {
    expect(after(playing(0.25), [0.5, 0.5, 0.5], 1000).status).toBe('danger');
    expect(after(playing(0.25), [0.6, 0.6], 1000).status).toBe('eliminated');
  });

  it('spec §5 Validation: detection eliminates nobody outside a play [5.17]', () => {
    expect(after(calibrated(), [0.9, 0.9, 0.9], 1000)).toMatchObject({ status: 'danger', smiledAt: null });
  });

  it('does not count a frame captured before the play began', () => {
    expect(after(playing(), [0.9, 0.9, 0], 900).smiledAt).toBeNull();
    expect(after(playing(), [0.9, 0.9, 0.9], 900).smiledAt).toBe(1100);
  });

  it('stays eliminated until the play ends, whatever the face does', () => {
    const out = after(playing(), [0.9, 0.9, 0, null], 1000);
    expect(out).toMatchObject({ status: 'eliminated', smiledAt: 1000 });
    expect(rules.endPlay(out)).toMatchObject({ status: 'safe', smiledAt: null });
  });

  it('starts every play anew', () => {
    const second = rules.startPlay(after(playing(), [0.9, 0.9], 1000), 5000);
    expect(second).toMatchObject({ status: 'safe', smiledAt: null });
    expect(after(second, [0.9], 5000).smiledAt).toBeNull();
  });
});

describe('the smile curve', () => {
  it('keeps ten seconds, oldest first', () => {
    const { curve } = after(playing(), Array<number>(120).fill(0.1), 1000);
    expect(curve).toHaveLength(50);
    expect((curve.at(-1)?.t ?? 0) - (curve[0]?.t ?? 0)).toBeLessThan(rules.CURVE_MS);
    expect(curve.map(({ t }) => t)).toEqual(curve.map(({ t }) => t).toSorted((a, b) => a - b));
  });
});

describe('for all readings', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const readings = fc.array(fc.option(share, { nil: null }), { maxLength: 60 });

  it('the baseline lies between 0 and 0.30, relative happiness between 0 and 1', () => {
    fc.assert(
      fc.property(readings, (values) => {
        const state = after(rules.createRule(), values);
        const { baseline } = rules.calibrationOf(state);
        expect(baseline).toBeGreaterThanOrEqual(0);
        expect(baseline).toBeLessThanOrEqual(0.3);
        for (const { relative } of state.curve) expect(relative >= 0 && relative <= 1).toBe(true);
      }),
    );
  });

  it('a smile is called exactly when two neighbouring readings lie above the limit, at the first such pair', () => {
    fc.assert(
      fc.property(share, readings, (baseline, values) => {
        const state = playing(baseline);
        const limit = (value: number | null | undefined): boolean =>
          typeof value === 'number' && rules.relativeTo(rules.calibrationOf(state).baseline, value) > rules.ELIMINATED;
        const first = values.findIndex((value, index) => limit(value) && limit(values[index + 1]));
        expect(after(state, values, 1000).smiledAt).toBe(first < 0 ? null : 1000 + first * STEP);
      }),
    );
  });

  it('a higher baseline never makes anybody smile earlier', () => {
    fc.assert(
      fc.property(share, share, readings, (a, b, values) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const at = (baseline: number): number => after(playing(baseline), values, 1000).smiledAt ?? Infinity;
        expect(at(high)).toBeGreaterThanOrEqual(at(low));
      }),
    );
  });
});
