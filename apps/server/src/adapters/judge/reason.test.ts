import { describe, expect, it } from 'vitest';
import { scoreOf, total, worthOf, type Model } from './model.ts';
import { phrases } from './phrases.ts';
import { reasonFor } from './reason.ts';
import weights from './weights.json' with { type: 'json' };
import { wit, witNames } from './wit.ts';

const nothing = (): Model => ({ wit: {}, phrases: {}, meaning: { weights: [], mean: [] }, steps: [-1, 0, 1] });
const counted = (caption: string) => Object.fromEntries(witNames.map((name, at) => [name, wit(caption)[at]]));

describe('what is counted in a caption', () => {
  it('is plain, finite and the same for the same text', () => {
    for (const text of ['', '...', '😐', 'A', 'Why not? "No."', 'x'.repeat(200), '\ud800 \u0301']) {
      expect(wit(text)).toEqual(wit(text));
      expect(wit(text).every(Number.isFinite)).toBe(true);
      expect(wit(text)).toHaveLength(witNames.length);
    }
  });

  it('says what it is named for', () => {
    expect(counted('Well, I told you so! Why?')).toMatchObject({
      question: 1,
      exclamation: 1,
      sentences: 2,
      begins_call: 1,
      told: 1,
      i: 1,
      commas: 1,
    });
    expect(counted('Two fish in a tank')).toMatchObject({ question: 0, noPeriod: 1, alliteration: 0, brevity: 1 / 6 });
  });
});

it('phrases are words, pairs and threes with the ends of the caption, each once', () => {
  expect([...phrases('No. No, no')].toSorted()).toEqual(
    ['!', '.', ',', 'no', '< no', 'no .', '. no', 'no ,', ', no', 'no >', '< no .', 'no . no', '. no ,', 'no , no', ', no >']
      .filter((each) => each !== '!')
      .toSorted(),
  );
});

describe('a score', () => {
  it('is the share of captions that are worth less', () => {
    const model = nothing();
    expect([-5, -1, -0.5, 0, 0.5, 1, 5].map((worth) => scoreOf(model, worth))).toEqual([0, 0, 0.25, 0.5, 0.75, 1, 1]);
  });

  it('never reads a phrase off what objects inherit', () => {
    expect(total(worthOf(nothing(), 'constructor toString', []))).toBe(0);
  });
});

describe('a reason', () => {
  it('names what counted most, and whether it helped', () => {
    const why = (of: Record<string, { weight: number; mean: number }>, text: string) => {
      const model = { ...nothing(), wit: of };
      return reasonFor(text, worthOf(model, text, []), model);
    };
    expect(why({ question: { weight: 1, mean: 0.1 } }, 'Is it me?')).toMatch(/^It ends in a question\. .*\.$/);
    expect(why({ wordiness: { weight: -1, mean: 0 } }, 'word '.repeat(30))).toMatch(/^It is long\. .*\.$/);
    expect(why({ question: { weight: 1, mean: 0.1 } }, 'It is me.')).toBe('Nothing stands out. This is said without malice.');
  });

  it('is one short line for any caption', () => {
    for (const text of ['Going down?', 'I told you so.', 'a', 'He said "no", but only to the lift...']) {
      expect(reasonFor(text, worthOf(weights, text, []), weights)).toMatch(/^[A-Z].{5,139}$/);
    }
  });
});
