// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { invitedTo, loginPath, registerPath, returnPath } from './return-path.ts';

const back = (path: string): string => returnPath(new URL(path, 'https://deadpan.example').searchParams);

it('brings back to the arena of an invite link, from login and from registration', () => {
  expect(back(loginPath('/lobby/7KQ2MX'))).toBe('/lobby/7KQ2MX');
  expect(back(registerPath('/lobby/7KQ2MX?x=1#y'))).toBe('/lobby/7KQ2MX?x=1#y');
  expect(invitedTo('/lobby/7KQ2MX?x=1')).toBe('7KQ2MX');
});

it('goes to /play without a target', () => {
  expect(loginPath('/play')).toBe('/login');
  expect(back('/login')).toBe('/play');
});

it.each([
  '//evil.example/x',
  'https://evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/x/..//evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/x/..\\\\evil.example',
  'javascript:alert(1)',
  'play',
])('never leaves the site: %j', (target) => {
  expect(back(`/login?to=${encodeURIComponent(target)}`)).toBe('/play');
});

it('leads to this site from any target, and to the same page as the target where that is of this site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '\t',
    '\n',
    '\u0000',
    ' ',
    ':',
    '@',
    '?',
    '#',
    'evil.example',
    'https:',
    'play',
    '？',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 8 }), (pieces) => {
      const target = `/${pieces.join('')}`;
      const path = back(`/login?to=${encodeURIComponent(target)}`);
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(new URL(path, location.origin).origin).toBe(location.origin);
      if (path !== '/play') expect(new URL(path, location.origin).href).toBe(new URL(target, location.origin).href);
    }),
  );
});
