import { expect, it } from 'vitest';
import { causeOf, createSpell } from './absence.ts';

const window = { lostMs: 0, hiddenMs: 0, pageMs: 60_000, windowMs: 8_000 };

it('names the connection when the socket was down for most of the time, or when the page has only just come', () => {
  expect(causeOf({ ...window, lostMs: 7_400 })).toBe('connection');
  expect(causeOf({ ...window, pageMs: 900 })).toBe('connection');
});

it('names the hidden page, and the face when nothing else explains it', () => {
  expect(causeOf({ ...window, hiddenMs: 8_000 })).toBe('hidden');
  expect(causeOf({ ...window, lostMs: 1_000, hiddenMs: 1_000 })).toBe('face');
});

it('a spell counts what of it lies in the window, also while it runs and after it', () => {
  const spell = createSpell();
  expect(spell.within(8_000, 1_000)).toBe(0);
  spell.note(true, 10_000);
  expect(spell.within(8_000, 15_000)).toBe(5_000);
  spell.note(false, 20_000);
  expect(spell.within(8_000, 22_000)).toBe(6_000);
  expect(spell.within(8_000, 40_000)).toBe(0);
});
