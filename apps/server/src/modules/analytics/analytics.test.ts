import { expect, it } from 'vitest';
import { createAnalytics } from './analytics.ts';

it('counts pages, and a load of the app once however many pages it opens', () => {
  const analytics = createAnalytics();
  expect([analytics.pageView('landing', 'session-1'), analytics.pageView('play', 'session-1')]).toEqual([1, 1]);
  expect(analytics.pageView('landing', 'session-2')).toBe(2);
  expect([[...analytics.pages], analytics.visits()]).toEqual([
    [
      ['landing', 2],
      ['play', 1],
    ],
    2,
  ]);
});

it('counts game sessions of known kinds apart and all others together', () => {
  const analytics = createAnalytics();
  for (const action of ['start', 'end', 'end', 'my mother’s name']) analytics.gameSession({ game_type: 'full', action });
  analytics.gameSession({ game_type: 'chess', action: 'end' });
  expect(Object.fromEntries(analytics.games)).toEqual({ 'full/start': 1, 'full/end': 2, other: 2 });
});

it('remembers only so many loads of the app', () => {
  const analytics = createAnalytics();
  for (let load = 0; load <= 10_000; load++) analytics.pageView('landing', `session-${load}`);
  analytics.pageView('landing', 'session-10000');
  expect(analytics.visits()).toBe(10_001);
  analytics.pageView('landing', 'session-0');
  expect(analytics.visits()).toBe(10_002);
});
