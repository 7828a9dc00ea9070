import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { limits } from '@deadpan/protocol';
import { isFitFor, masked as maskedAt, ratingOf } from './masked.ts';
import { matchers } from './words.ts';

const masked = (text: string) => maskedAt(text, 'mild');

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

  it.each(['". ', 'a. ', '. a', 'a a a bb ', 'f.u '])('searches a text of nothing but %j as often as any other', (piece) => {
    const search = vi.spyOn(matchers.mild!, 'getAllMatches');
    masked(piece.repeat(limits.forge.textUnits / piece.length));
    expect(search.mock.calls.length).toBeLessThanOrEqual(3);
    search.mockRestore();
  });

  it.each(['He got an a a f, or is c k k any better', 'An f. ck. g. ngbang.', 'a a s bb s b b', 'sh. .it'])(
    'finds no word across two pieces of %j',
    (text) => {
      expect(masked(text)).toBe(text);
    },
  );

  it.each([
    ['fu.ck it, f.ine, sh.it', '***** it, f.ine, *****'],
    ['f u c k the s h i t of it', '* * * * the * * * * of it'],
    ['. . fu.ck . fu.ck', '. . ***** . *****'],
  ])('finds every one in %j', (typed, shown) => {
    expect(masked(typed)).toBe(shown);
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

describe('the levels of an arena', () => {
  const at = (level: 'off' | 'mild' | 'strict') => (text: string) => maskedAt(text, level);

  it.each(['What the fuck is that', 'What the f u c k', 'Damn this printer', 'A sexy crab, naked'])(
    'off leaves %j to those who wrote it',
    (text) => {
      expect(at('off')(text)).toBe(text);
    },
  );

  it.each([
    ['Damn this printer', '**** this printer'],
    ['Goddamn printer', '******* printer'],
    ['What the hell', 'What the ****'],
    ['What the h e l l', 'What the * * * *'],
    ['That is c.r.a.p', 'That is *******'],
    ['This is crappy', 'This is ******'],
    ['Bugger off', '****** off'],
    ['So SEXY', 'So ****'],
    ['A nude crab', 'A **** crab'],
    ['d4mn it', '**** it'],
    ['What the fuck', 'What the ****'],
  ])('strict makes %j %j, mild not more than it must', (typed, shown) => {
    expect(at('strict')(typed)).toBe(shown);
    if (!typed.includes('fuck')) expect(at('mild')(typed)).toBe(typed);
  });

  it.each([
    'Hello from the shell of Hellen the hellebore.',
    'Sussex, Middlesex, a sextet with a sextant.',
    'But the button and the butter are in the buttonhole.',
    'Scunthorpe, Arsenal, Penistone, Cockermouth and Clitheroe.',
    'A scrap of crape paper; the pissaladière is a Pissarro.',
    'Condominium with condor, denuded of trees.',
    'Method, methane, heroine, Kmart, 5 kms of damson.',
    'Album, bumblebee, bumper, autumn.',
    'Git push. Virgin olive oil. Weed the garden.',
  ])('strict leaves %j as it is', (text) => {
    expect(at('strict')(text)).toBe(text);
  });

  it('what is fit for a level is fit for every laxer one', () => {
    expect([ratingOf('A calm cat'), ratingOf('A calm cat', 'Damn'), ratingOf('A calm cat', 'F u c k')]).toEqual(['strict', 'mild', 'off']);
    const shown = (['off', 'mild', 'strict'] as const).map((rating) =>
      (['off', 'mild', 'strict'] as const).map((level) => isFitFor(rating, level)),
    );
    expect(shown).toEqual([
      [true, false, false],
      [true, true, false],
      [true, true, true],
    ]);
  });
});
