import { expect, it } from 'vitest';
import { lanesOf, peakOver } from './lanes.ts';
import { aMatch, aMatchPlay, anOut } from './testing.ts';

const play = aMatchPlay(1, [anOut('ann', 'dog', 6_000)]);

it('draws everybody in a lane, to one scale, with the end of the play where it was', () => {
  const record = aMatch({
    plays: [play],
    curves: [
      {
        user_id: 'ann',
        play: 1,
        points: [
          [0, 0],
          [5_000, 0.3],
          [6_000, 0.45],
        ],
      },
      { user_id: 'bob', play: 2, points: [[0, 1]] },
    ],
  });
  const { lanes, limit, danger, memes } = lanesOf(play, record);
  expect(lanes).toEqual([
    { who: 'bob', curve: null, out: null },
    { who: 'ann', curve: { path: 'M0 100L50 50L60 25', peak: 45 }, out: { left: 60, bottom: 75, reason: 'smile' } },
  ]);
  expect([limit, danger]).toEqual([66.67, 50]);
  expect(memes.map(({ title, left, width }) => [title, left, width])).toEqual([
    ['Cat', 0, 50],
    ['Good Dog', 50, 50],
  ]);
});

it('leaves room above a wide smile, and shows only what was on', () => {
  const short = { ...play, durationMs: 4_000 };
  const record = aMatch({ curves: [{ user_id: 'ann', play: 1, points: [[0, 1]] }] });
  const { lanes, memes } = lanesOf(short, record);
  expect(lanes[1]?.curve?.path).toBe('M0 4.76');
  expect(memes.map((one) => one.title)).toEqual(['Cat']);
});

it('knows the widest smile over each clip', () => {
  const [cat, dog] = play.memes;
  const points: [number, number][] = [
    [0, 0.1],
    [4_999, 0.2],
    [5_000, 0.6],
  ];
  expect(cat && peakOver(points, cat)).toBe(20);
  expect(dog && peakOver(points, dog)).toBe(60);
  expect(dog && peakOver([], dog)).toBeNull();
});
