// @vitest-environment jsdom
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

it.each(['//evil.example/x', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', 'play'])(
  'never leaves the site: %s',
  (target) => {
    expect(back(`/login?to=${encodeURIComponent(target)}`)).toBe('/play');
  },
);
