import { join } from 'node:path';
import { memeFormats, memeStyles } from '@deadpan/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { ids, inkOf, openTools, planOf, words } from '../testing/ink.ts';
import type { Tools } from '../testing/ink.ts';

/* Every text in every layout, style and format; `artist.test.ts` meets one in each of them. */

let tools: Tools;
beforeAll(async () => {
  tools = await openTools(join(import.meta.dirname, '../../art'));
});

describe.each(memeStyles)('%s', (style) => {
  describe.each(memeFormats)('%s', (format) => {
    test.each(ids)('%s writes into its boxes and nowhere else, in every script and length', async (layout) => {
      for (const [name, text] of words) {
        const { outside, inside, worst } = await inkOf(tools, planOf(layout, text, { style, format }));
        expect(outside, `outside of its boxes with ${name}`).toBe(0);
        for (const count of inside) expect(count, name).toBeGreaterThan(10);
        expect(worst, `${name} can be read`).toBeGreaterThan(name === 'emoji' ? 1.2 : 3);
      }
    });
  });
});
