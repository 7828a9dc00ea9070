import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aPage } from './testing.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

/** A machine: what one reading takes of a second, and what sending its picture does, at its full size. */
interface Machine {
  readingMs: number;
  encoding: number;
}
/** What else takes of every second of the machine, and for how long (s). */
interface Weather {
  taken: number;
  seconds: number;
}
/** As whole numbers: arbitrary doubles are mostly next to nothing. */
const hundredths = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max }).map((each) => each / 100);
const machine = fc.record({ readingMs: fc.integer({ min: 5, max: 140 }), encoding: hundredths(2, 25) });
const weather = fc.array(fc.record({ taken: hundredths(0, 95), seconds: fc.integer({ min: 1, max: 120 }) }), {
  maxLength: 4,
});
/** What is left of the work of encoding on the steps of a picture. */
const SIZES = [1, 0.3, 0.12];
/** How much of every second it takes the machine to read so often and to send its picture on a step. */
const needsOf = ({ readingMs, encoding }: Machine, rate: number, picture: number): number =>
  (readingMs * rate) / 1000 + encoding * (SIZES[picture] ?? 1);
const LONGEST_MS = 400;
const FULL = '200/0';

/** One second after the other of such a machine; tells where it stands after each. */
async function live(its: Machine, weathers: readonly Weather[], see: (stands: string, second: number) => void): Promise<void> {
  const { given, done, pass, end } = aPage();
  let second = 0;
  for (const { taken, seconds } of weathers) {
    for (let left = seconds; left > 0; left--) {
      const wanted = 1000 / done.interval;
      const share = Math.min(1, (1 - taken) / needsOf(its, wanted, done.picture));
      given.rate = wanted * share;
      given.tookMs = its.readingMs / share;
      given.line.limitedBy = share < 0.5 ? 'cpu' : 'none';
      await pass(1);
      see(`${done.interval}/${done.picture}`, ++second);
    }
  }
  end();
}

it('property: whatever the machine and whatever else it does, the detector gives way first, and all comes back when it is over', async () => {
  await fc.assert(
    fc.asyncProperty(machine, weather, async (its, before) => {
      let last = '';
      await live(its, [...before, { taken: 0, seconds: 1_100 }], (stands) => {
        const [interval, picture] = stands.split('/').map(Number);
        if ((picture ?? 0) > 0) expect(interval).toBe(LONGEST_MS);
        last = stands;
      });
      // Room for a reading at the full rate, and for pictures: it had that before.
      expect(last).toBe(FULL);
    }),
    { numRuns: 25 },
  );
});

it('property: under a load that stays the same it settles: it tries for more ever more rarely', async () => {
  await fc.assert(
    fc.asyncProperty(machine, hundredths(10, 64), async (its, kept) => {
      // So much of its work that it gets this share of the readings it should.
      const taken = Math.max(0, 1 - kept * needsOf(its, 1000 / 200, 0));
      const changes: number[] = [];
      let last = FULL;
      await live(its, [{ taken, seconds: 1_500 }], (stands, second) => {
        if (stands !== last) changes.push(second);
        last = stands;
      });
      // Down and up again once in four minutes at most, each a change.
      expect(changes.filter((second) => second > 500).length).toBeLessThanOrEqual(2 * Math.ceil(1_000 / 240));
    }),
    { numRuns: 25 },
  );
});
