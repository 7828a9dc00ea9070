import { expect, it } from 'vitest';
import { currentOf } from './nav-links.ts';

it('marks the page itself, and Play Game while one is in an arena', () => {
  expect(currentOf('/', '/')).toBe('page');
  expect(currentOf('/', '/play')).toBeUndefined();
  expect(currentOf('/play', '/play')).toBe('page');
  expect(currentOf('/play', '/lobby/7KQ2MX')).toBe('true');
  expect(currentOf('/generate-meme', '/lobby/7KQ2MX')).toBeUndefined();
});
