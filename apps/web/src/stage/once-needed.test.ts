import { expect, it } from 'vitest';
import { onceNeeded } from './once-needed.ts';

/** A part whose fetching ends as the test says. */
function aPart() {
  const count = { fetched: 0, begun: 0, ended: 0 };
  const arrivals: { come: () => void; fail: () => void }[] = [];
  const part = onceNeeded(() => {
    count.fetched++;
    return new Promise((resolve, reject) => {
      const begin = (): (() => void) => {
        count.begun++;
        return () => void count.ended++;
      };
      arrivals.push({ come: () => resolve(begin), fail: () => reject(new Error('no network')) });
    });
  });
  return { count, arrivals, ...part };
}
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn++) await Promise.resolve();
};

it('is fetched and begun once, however often it is needed, and ended once', async () => {
  const { count, arrivals, need, close } = aPart();
  need();
  need();
  arrivals[0]?.come();
  await settled();
  need();
  close();
  close();
  expect(count).toEqual({ fetched: 1, begun: 1, ended: 1 });
});

it('is fetched again with the next need when it could not be', async () => {
  const { count, arrivals, need } = aPart();
  need();
  arrivals[0]?.fail();
  await settled();
  need();
  arrivals[1]?.come();
  await settled();
  expect(count).toEqual({ fetched: 2, begun: 1, ended: 0 });
});

it('does not begin where it came too late, and is not fetched any more', async () => {
  const { count, arrivals, need, close } = aPart();
  need();
  close();
  arrivals[0]?.come();
  await settled();
  need();
  expect(count).toEqual({ fetched: 1, begun: 0, ended: 0 });
});
