import { describe, expect, it } from 'vitest';
import { cleanName, graphemes, isPlainText, LoginBody, passwordRules, plainText, RegisterBody, Username } from './accounts.ts';

const accepted = (name: string) => Username.safeParse(name).success;

describe('a username', () => {
  it('is trimmed, its spaces single and its letters composed', () => {
    expect(Username.parse('  Ann \t Lee  ')).toBe('Ann Lee');
    expect(Username.parse('Zoe\u0308')).toBe('Zo\u00eb');
    expect(cleanName('A\u0301')).toBe('\u00c1');
  });

  it('has 1 to 24 characters as a person counts them', () => {
    expect(['', '   ', 'x'.repeat(25)].map(accepted)).toEqual([false, false, false]);
    expect(['x', 'x'.repeat(24), 'e\u0301'.repeat(24), '👩‍👩‍👧‍👦'.repeat(12), '🇨🇭'.repeat(24)].map(accepted)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(accepted('🇨🇭'.repeat(25))).toBe(false);
    expect(graphemes('👩‍👩‍👧‍👦e\u0301x')).toBe(3);
  });

  it('may be written in any script, with emoji', () => {
    expect(['Søren', 'Łukasz', 'محمد', 'שרה', '小林', 'नीरज', '🦀 Crab', "O'Neil-Smith"].map(accepted)).toEqual(Array(8).fill(true));
  });

  it('has no control, bidi or invisible characters', () => {
    const hidden = [
      '\u0000',
      '\u0007',
      '\u200b',
      '\u200e',
      '\u200f',
      '\u202a',
      '\u202e',
      '\u2066',
      '\u2069',
      '\u061c',
      '\ufeff',
      '\u00ad',
      '\u2060',
      '\ufff9',
    ];
    // A byte order mark counts as a space, and becomes one.
    expect(hidden.filter((character) => accepted(`An${character}n`))).toEqual(['\ufeff']);
    expect(Username.parse('An\ufeffn')).toBe('An n');
    expect(hidden.filter((character) => isPlainText(`An${character}n`))).toEqual([]);
    expect(isPlainText('Ann')).toBe(true);
  });

  it('does not look like another one: nothing in it is unseen', () => {
    const unseen = ['\u034f', '\u115f', '\u180b', '\u200d', '\u3164', '\uffa0', '\ufe00', '\ufe0f', '\u2800', '\u{e0041}', '\u{e0101}'];
    expect(unseen.filter((character) => accepted(character) || accepted(`An${character}n`) || accepted(`Ann${character}`))).toEqual([]);
    expect(['🦀\u200d', '🦀\ufe0f\u200d', 'Ann1\ufe0f', '\u0301', '\u0301\u0302'].filter(accepted)).toEqual([]);
    // What belongs together stays together.
    expect(['👩🏽‍🚀', '🏳️‍🌈', '❤️‍🔥', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'ශ්‍රී'].filter((name) => !accepted(name))).toEqual([]);
    expect(plainText('A\u034fnn 👩🏽‍🚀\u200d')).toBe('Ann 👩🏽‍🚀');
  });

  it('does not reach over the lines around it', () => {
    expect([`Z${'\u0336'.repeat(6)}algo`, `Zal${'\u0489'.repeat(300)}go`].filter(accepted)).toEqual([]);
    expect(['ภาษาไทย', 'Việt', 'q̃́', 'བཀྲ་ཤིས', 'हिन्दी'].filter((name) => !accepted(name))).toEqual([]);
  });

  it('is a text and not endless', () => {
    expect([undefined, null, 7, {}, ['Ann']].map((value) => Username.safeParse(value).success)).toEqual(Array(5).fill(false));
    expect(accepted('x'.repeat(100_000))).toBe(false);
    // One grapheme may be made of any number of code points.
    expect(accepted(`x${'\u0301'.repeat(1_000)}`)).toBe(false);
  });
});

describe('a password', () => {
  const register = (password: unknown) => RegisterBody.safeParse({ username: 'Ann', email: 'ann@example.org', password }).success;

  it('has at least 8 characters, an uppercase letter, a lowercase letter and a number', () => {
    expect(['Abcdefg1', 'ÄÖÜäöü12', 'pass word 1X', '🦀🦀🦀🦀🦀aB1'].map(register)).toEqual([true, true, true, true]);
    expect(['Abcdef1', 'abcdefg1', 'ABCDEFG1', 'Abcdefgh', '', '🦀🦀🦀aB1'].map(register)).toEqual(Array(6).fill(false));
  });

  it('is not endless, and a text', () => {
    expect(register(`Ab1${'x'.repeat(197)}`)).toBe(true);
    expect([`Ab1${'x'.repeat(198)}`, 12_345_678, null, undefined].map(register)).toEqual([false, false, false, false]);
  });

  it('shows one line of the checklist per rule', () => {
    const failing = (text: string) => passwordRules.filter((rule) => !rule.holds(text)).map((rule) => rule.id);
    expect([failing(''), failing('abcdefgh'), failing('ABC1'), failing('Abcdefg1')]).toEqual([
      ['length', 'upper', 'lower', 'number'],
      ['upper', 'number'],
      ['length', 'lower'],
      [],
    ]);
  });
});

describe('an e-mail address', () => {
  const login = (email: unknown) => LoginBody.safeParse({ email, password: 'x' });

  it('is trimmed and looks like one', () => {
    expect(login('  ann@example.org ').data?.email).toBe('ann@example.org');
    const wrong = [
      '',
      'ann',
      'ann@',
      '@example.org',
      'ann@example',
      'a nn@example.org',
      'Ann <ann@example.org>',
      'ann,bob@example.org',
      'ann@example.org;bob@example.org',
      'all:ann@example.org',
      'ann(bob)@example.org',
      'ann\0@example.org',
      'ann@exa\u0007mple.org',
      `${'a'.repeat(250)}@b.org`,
      7,
      null,
    ];
    expect(wrong.filter((email) => login(email).success)).toEqual([]);
  });

  it('takes any password at login but none at all', () => {
    expect(LoginBody.safeParse({ email: 'ann@example.org', password: 'short' }).success).toBe(true);
    expect(LoginBody.safeParse({ email: 'ann@example.org', password: '' }).success).toBe(false);
    expect(LoginBody.safeParse({ email: 'ann@example.org' }).success).toBe(false);
  });
});
