import { limits, UploadMetadata } from '@deadpan/protocol';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { titleOf } from './clean-title.ts';

it.each([
  ['cat_at_desk.mp4', 'cat at desk'],
  ['cat-at-desk.v2.webm', 'cat at desk v2'],
  ['  Two   spaces .PNG', 'Two spaces'],
  ['- no - mercy -.jpg', '- no - mercy -'],
  ['Über café.jpeg', 'Über café'],
  ['evil\u202egnp.exe.png', 'evilgnp exe'],
  ['.png', 'Untitled'],
  ['____.mp4', 'Untitled'],
])('the file %j suggests %j', (file, title) => expect(titleOf(file)).toBe(title));

it('cuts a long name between characters', () => {
  expect(titleOf(`${'👩‍🚀'.repeat(40)}.png`)).toBe('👩‍🚀'.repeat(Math.floor(limits.decks.title / 5)));
});

it('whatever a file is called, the title may be sent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
      expect(UploadMetadata.safeParse({ deck: 'd', title: titleOf(name) }).success).toBe(true);
    }),
  );
});
