import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '@deadpan/protocol';
import { masked } from './mask.ts';

describe('masking captions', () => {
  it.each([
    ['What the fuck is that', 'What the **** is that'],
    ['What the f u c k is that', 'What the * * * * is that'],
    ['What the F.U.C.K. is that', 'What the *******. is that'],
    ['f-u-c-k this', '******* this'],
    ['Oh, fu.ck', 'Oh, *****'],
    ['Sh1t happens', '**** happens'],
    ['$h!t happens', '**** happens'],
    ['Ｆｕｃｋ off', '**** off'],
    ['fuuuuuck', '********'],
  ])('masks %j', (typed, shown) => {
    expect(masked(typed)).toBe(shown);
  });

  it('sees through accents and what nobody sees', () => {
    expect(masked('What the fu\u200bck is that')).toBe('What the ***** is that');
    expect(masked('What the f\u0301u\u0301c\u0301k\u0301 is that')).toMatch(/^What the \*+\u0301? is that$/);
  });

  it.each([
    'Scunthorpe has a class of its own.',
    'Assistants assess assorted assassins.',
    'Push it. If it is stuck, push it again.',
    'A cocktail in the cockpit, on analysis.',
    "Titters from the shiitake. Cumin, who're you?",
    'Scat! Dickens and Moby Dick were here first.',
    'I was in Essex and Sussex, as is usual.',
    'U.S.A. or U.K., A to Z, 1 2 3 4.',
    'The therapist has an analyst. The manuscript is on Uranus.',
    'They will be here as soon as sparrows.',
    '😐 😐 😐 👨‍👩‍👧 é ñ ü',
  ])('leaves %j as it is', (text) => {
    expect(masked(text)).toBe(text);
  });

  it('never throws, keeps the length and what it does not mask, and masks once', () => {
    const parts = fc.constantFrom('fuck', 'f u c k', 's.h.i.t', ' ', '-', '.', 'a', '\u200b', '\u0301', '😐', 'it', 'push', 'ass', 'I');
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(parts, { maxLength: 40 }).map((each) => each.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const shown = masked(text);
        expect(shown).toHaveLength(text.length);
        const changed = shown.split('').filter((unit, at) => unit !== text[at]);
        expect(changed.every((unit) => unit === '*')).toBe(true);
      }),
    );
  });

  it('a caption stays within its limits', () => {
    const longest = 'shit '.repeat(limits.caption.max / 5).trim();
    expect(masked(longest).length).toBe(longest.length);
    expect(masked('shits').length).toBeGreaterThanOrEqual(limits.caption.min);
  });

  it('keeps clean text as it is', () => {
    const words = [
      'the',
      'cat',
      'pushed',
      'it',
      'over',
      'a',
      'glass',
      'of',
      'water',
      'and',
      'looked',
      'at',
      'I',
      'nobody',
      'said',
      'No.',
      'Why?',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 30 }), (each) => {
        expect(masked(each.join(' '))).toBe(each.join(' '));
      }),
    );
  });
});
