import { CurveBody, limits } from '@deadpan/protocol';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { HttpError } from '../engine/http/http-error.ts';
import { forgetSmiles, noRecord, readSmiles, sendSmiles, unsettled, withReading, withSettled, writeSmiles } from './smile-record.ts';

const refused = (status: number): HttpError =>
  new HttpError({ kind: 'answer', status, detail: undefined, code: undefined, retryAfterMs: undefined });
const two = withReading(withReading({ ...noRecord, matchId: 'm1' }, 1, 400, 0.2), 2, 100, 0.5);

it('keeps the widest of each step, in the order of time', () => {
  const readings: [number, number][] = [
    [0, 0.1],
    [200, 0.4],
    [400, 0.2],
    [600, 0],
    [590, 0.9],
    [-20, 1],
  ];
  const record = readings.reduce((known, [ms, happy]) => withReading(known, 1, ms, happy), noRecord);
  expect(record.plays).toEqual([
    {
      play: 1,
      settled: false,
      points: [
        [0, 0.4],
        [250, 0.2],
        [500, 0.9],
      ],
    },
  ]);
});

it('whatever the detector reads, the record is one the server takes', () => {
  const readings = fc.array(
    fc.tuple(fc.integer({ min: -500, max: limits.records.curveMs + 500 }), fc.double({ min: -1, max: 2, noNaN: true })),
  );
  fc.assert(
    fc.property(readings, (all) => {
      const record = all.reduce((known, [ms, happy]) => withReading(known, 3, ms, happy), noRecord);
      for (const { play, points } of unsettled(record)) expect(CurveBody.safeParse({ play, points }).success).toBe(true);
    }),
  );
});

it('sends each play once; what is refused is not sent again, what did not arrive is', async () => {
  const settled: number[] = [];
  const keep = vi.fn<(match: string, body: CurveBody) => Promise<void>>((_, { play }) =>
    play === 1 ? Promise.resolve() : Promise.reject(refused(503)),
  );
  expect(await sendSmiles(two, (play) => settled.push(play), keep)).toBe(false);
  expect(keep.mock.calls[0]).toEqual(['m1', { play: 1, points: [[250, 0.2]] }]);
  expect(settled).toEqual([1]);
  const rest = withSettled(two, 1);
  keep.mockRejectedValue(refused(409));
  keep.mockClear();
  expect(await sendSmiles(rest, (play) => settled.push(play), keep)).toBe(true);
  expect(keep.mock.calls.map(([, { play }]) => play)).toEqual([2]);
  expect(settled).toEqual([1, 2]);
});

it('is there after a refresh, for its own match only, until it is forgotten', () => {
  const map = new Map<string, string>();
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
  writeSmiles(two, storage);
  expect(readSmiles('m1', storage)).toEqual(two);
  expect(readSmiles('m2', storage)).toEqual({ matchId: 'm2', plays: [] });
  forgetSmiles(storage);
  expect(readSmiles('m1', storage)).toEqual({ matchId: 'm1', plays: [] });
  map.set('smile_record', '{');
  expect(readSmiles('m1', storage).plays).toEqual([]);
});
