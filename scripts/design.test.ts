import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn } from './files.ts';
import { root } from './steps.ts';

const headings = new Set(
  [...readFileSync(join(root, 'docs/design.md'), 'utf8').matchAll(/^#{2,3} (?:\d\. )?(.+)$/gm)].map(([, name = '']) => name),
);

/** The sections a text cites: `design "Round 1", "Round 2"` in comments, `(design §3 Seats, Match)` in the rules. */
function cited(text: string): string[] {
  const quoted = [...text.matchAll(/design ((?:(?:, )?"[^"\n]+")+)/g)].flatMap(([, names = '']) => names.split(/", "|"/));
  const ruled = [...text.matchAll(/design (?:§[\d.]+,? ?)+([A-Z][^()]*)\)/g)].flatMap(([, names = '']) => names.split(', '));
  return [...quoted, ...ruled].filter((name) => name !== '');
}

it('every section of the design that is cited is in docs/design.md', async () => {
  const paths = await filesIn(['apps', 'packages', 'e2e', 'bench', 'docs'], /\.(tsx?|md)$/);
  const citations = paths.flatMap((path) => cited(readFileSync(join(root, path), 'utf8')).map((name) => ({ name, path })));
  expect(citations.length).toBeGreaterThan(150);
  expect(citations.filter(({ name }) => !headings.has(name))).toEqual([]);
});
