import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Wish } from '@deadpan/forge';
import { memeFormats, memeStyles } from '@deadpan/protocol';
import type { Forge, Forged } from '../../src/ports/forge.ts';

export const aWish = (changes: Partial<Wish> = {}): Wish => ({
  prompt: 'my cat vs the printer',
  style: 'classic',
  format: 'square',
  variant: 0,
  family: 'mild',
  ...changes,
});
export const patience = (): AbortSignal => AbortSignal.timeout(500_000);
const same = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;

async function looksLike(bytes: Uint8Array, format: string, { width, height }: Pick<Forged, 'width' | 'height'>): Promise<void> {
  expect(await sharp(bytes).metadata()).toMatchObject({ format, width, height });
}

/** Every adapter of the `Forge` port keeps these promises. */
export function forgeContract(open: () => Forge): void {
  describe('Forge', () => {
    it('makes a meme of the format that was asked for, with and without its texts, and says who composed it', async () => {
      for (const format of memeFormats) {
        const meme = await open().make(aWish({ format }), patience());
        expect(Math.sign(meme.width - meme.height)).toBe({ square: 0, landscape: 1, portrait: -1 }[format]);
        await looksLike(meme.picture, 'webp', meme);
        await looksLike(meme.base, 'webp', meme);
        expect(same(meme.picture, meme.base)).toBe(false);
        expect(meme.texts.length).toBeGreaterThan(0);
        for (const { slot, text, x, y, width, height } of meme.texts) {
          expect(text).not.toBe('');
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(Math.min(width, height)).toBeGreaterThan(0);
          expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1.001);
          expect(meme.looks.map((look) => look.slot)).toContain(slot);
        }
        expect(meme.alt).not.toBe('');
        expect(meme.message).toMatch(/\.$/);
        expect(meme.model).toMatch(/embedded-composer\/1 \(.+\)$/);
      }
    });

    it('draws a meme again as it was, byte for byte, and as a PNG', async () => {
      const { plan, texts, background, picture, width, height } = await open().make(aWish(), patience());
      const again = await open().draw({ plan, texts, background, as: 'image/webp' }, patience());
      expect(same(again.picture, picture)).toBe(true);
      const png = await open().draw({ plan, texts, background, as: 'image/png' }, patience());
      await looksLike(png.picture, 'png', { width, height });
    });

    it('draws texts that were changed and moved, and describes what stands there now', async () => {
      const { plan, texts, background, picture } = await open().make(aWish(), patience());
      const [first, ...rest] = texts;
      if (!first) throw new Error('no text');
      const changed = [{ ...first, text: 'Nothing happened', x: 0.05, y: 0.4, width: 0.5, height: 0.2 }, ...rest];
      const drawn = await open().draw({ plan, texts: changed, background, as: 'image/webp' }, patience());
      expect(same(drawn.picture, picture)).toBe(false);
      expect(drawn.alt).toContain('Nothing happened');
    });

    it('makes a meme of whatever can be typed', async () => {
      const wishes = fc.record({
        prompt: fc.oneof(
          fc.string({ unit: 'binary', minLength: 1, maxLength: 280 }),
          fc.constantFrom('💀'.repeat(200), '<svg/onload=x>', '\u202eevil', '{subject}'),
        ),
        style: fc.constantFrom(...memeStyles),
        format: fc.constantFrom(...memeFormats),
        variant: fc.nat(9_999),
        family: fc.constant('strict' as const),
      });
      await fc.assert(
        fc.asyncProperty(wishes, async (wish) => {
          const meme = await open().make(wish, patience());
          await looksLike(meme.picture, 'webp', meme);
        }),
        { numRuns: 8 },
      );
    });

    it('makes nothing for whoever has given up', async () => {
      await expect(open().make(aWish(), AbortSignal.abort(new Error('never mind')))).rejects.toThrow('never mind');
    });
  });
}
