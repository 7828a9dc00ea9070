// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAnew } from './load-anew.ts';

const lost = new TypeError('Failed to fetch dynamically imported module: https://deadpan.example/assets/lobby.js');
const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  sessionStorage.clear();
  reload.mockReset();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it.each([
  lost.message,
  'error loading dynamically imported module: https://deadpan.example/assets/lobby.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/lobby.css',
])('loads a page anew of which a part was not fetched, as browsers say it: %s', (message) => {
  expect(loadAnew(new TypeError(message), reload)).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

it('leaves alone what is broken itself', () => {
  for (const error of [new Error('a screen broke'), new TypeError('x is undefined'), 'a word', null])
    expect(loadAnew(error, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('does it once: who fails again at once is told, who fails later gets another chance', () => {
  loadAnew(lost, reload);
  vi.advanceTimersByTime(29_999);
  expect(loadAnew(lost, reload)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(loadAnew(lost, reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('waits until the machine is online, and says so meanwhile', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(loadAnew(lost, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});
