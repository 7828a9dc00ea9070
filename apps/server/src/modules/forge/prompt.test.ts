import { describe, expect, it } from 'vitest';
import { usablePrompt } from './prompt.ts';

const same = (text: string): string => text;

describe('a prompt', () => {
  it('is used as it was typed, without what stands around it', () => {
    expect(usablePrompt('  me: one email\nalso me: nap 😴 ', same)).toBe('me: one email\nalso me: nap 😴');
  });

  it('is cut where a person counts 280 characters, families and flags in one piece', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(usablePrompt(family.repeat(280), same)).toBe(family.repeat(280));
    expect(usablePrompt(family.repeat(281), same)).toBe(`${family.repeat(279)}…`);
  });

  it('is masked after it was cut, so that no word is hidden behind the end', () => {
    expect(usablePrompt('darn cat', (text) => text.replaceAll('darn', '****'))).toBe('**** cat');
  });

  it.each(['', '   ', '\n\t', '\u200b\u200d\u2060', '\u0301\u0302', '\u202e\u0000'])(
    'is refused when nothing of it is seen: %j',
    (text) => {
      expect(() => usablePrompt(text, same)).toThrow('Please enter a prompt for your meme.');
    },
  );
});
