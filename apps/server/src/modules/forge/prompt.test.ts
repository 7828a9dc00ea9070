import { describe, expect, it } from 'vitest';
import { usablePrompt } from './prompt.ts';

const same = (text: string): string => text;

describe('a prompt', () => {
  it('is used as it was typed, without what stands around it', () => {
    expect(usablePrompt('  me: one email\nalso me: nap 😴 ', same)).toBe('me: one email\nalso me: nap 😴');
  });

  it('has no zero, which PostgreSQL refuses, no other control character and no half of one, but its lines', () => {
    expect(usablePrompt('a cat\u0000 \u001b[31mwaits\ud800\r\nthe\tdog\rdoes \u007fnot\u0085 \u{1f634}', same)).toBe(
      'a cat [31mwaits\nthe dog\ndoes not\n \u{1f634}',
    );
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
