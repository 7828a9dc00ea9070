// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { beginJoining, endJoining, markFresh, takeFresh } from './session-flags.ts';

beforeEach(() => sessionStorage.clear());

it('spec §4 Lobby joining: a second join during one is skipped [4.4]', () => {
  expect(beginJoining()).toBe(true);
  expect(beginJoining()).toBe(false);
  endJoining();
  expect(beginJoining()).toBe(true);
});

it('does not wait for a join of the page before', () => {
  sessionStorage.setItem('is_joining_lobby', '1');
  expect(beginJoining()).toBe(true);
});

it('knows the arena this tab has just made, once', () => {
  markFresh('7KQ2MX');
  expect(takeFresh('AAAAAA')).toBe(false);
  expect(takeFresh('7KQ2MX')).toBe(true);
  expect(takeFresh('7KQ2MX')).toBe(false);
  markFresh('7KQ2MX');
  beginJoining();
  expect(takeFresh('7KQ2MX')).toBe(false);
});
