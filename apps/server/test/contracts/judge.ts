import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Still } from '@deadpan/protocol';
import type { CaptionToJudge, Judge } from '../../src/ports/judge.ts';

export const aStill: Still = { id: 'lift', url: '/media/stills/lift.webp', alt: 'Two penguins wait for a lift.', title: 'The lift' };

export const someCaptions: CaptionToJudge[] = [
  { id: 'ann', text: 'He said it would be quicker than the stairs.' },
  { id: 'bob', text: 'Going down?' },
  { id: 'cara', text: "I told you we should have taken the iceberg, but no, you wanted to see the 'mezzanine'." },
];

/** Every adapter of the `Judge` port keeps these promises. */
export function judgeContract(open: () => Judge): void {
  describe('Judge', () => {
    it('gives each caption a score of 0 to 1 and one line of reason, and says who judged', async () => {
      const { judge, fellBack, scores } = await open().judge(aStill, someCaptions);
      expect(judge).toMatch(/^\S.{0,99}$/);
      expect(fellBack).toBe(false);
      expect(Object.keys(scores).toSorted()).toEqual(['ann', 'bob', 'cara']);
      for (const { score, reason } of Object.values(scores)) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(reason).toMatch(/^\S.{0,139}$/u);
      }
    });

    it('judges the same captions the same', async () => {
      const judge = open();
      expect(await judge.judge(aStill, someCaptions)).toEqual(await judge.judge(aStill, someCaptions));
    });

    it('judges a caption that stands alone, and equal ones equally', async () => {
      const alone = await open().judge(aStill, someCaptions.slice(0, 1));
      expect(Object.keys(alone.scores)).toEqual(['ann']);
      const twice = await open().judge(aStill, [
        { id: 'ann', text: 'The same joke.' },
        { id: 'bob', text: 'The same joke.' },
      ]);
      expect(twice.scores['ann']).toEqual(twice.scores['bob']);
    });

    it('judges whatever can be typed', async () => {
      const judge = open();
      const anyText = fc.string({ unit: 'binary', minLength: 5, maxLength: 200 });
      await fc.assert(
        fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 4 }), async (texts) => {
          const { scores } = await judge.judge(
            aStill,
            texts.map((text, index) => ({ id: `player-${index}`, text })),
          );
          expect(Object.keys(scores)).toHaveLength(texts.length);
          for (const { score, reason } of Object.values(scores)) {
            expect(score).toBeGreaterThanOrEqual(0);
            expect(score).toBeLessThanOrEqual(1);
            expect(reason).not.toBe('');
          }
        }),
        { numRuns: 25 },
      );
    });
  });
}
