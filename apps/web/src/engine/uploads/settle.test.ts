import type { DeckItem } from '@deadpan/protocol';
import { expect, it, vi } from 'vitest';
import { settleItem } from './settle.ts';
import type { UploadEntry } from './upload-types.ts';

const file = new Blob(['clip']);
const picture = new Blob(['picture']);
const item = (change: Partial<DeckItem> = {}) => ({ id: 'i1', kind: 'clip', title: 'cat', poster_url: null, ...change }) as DeckItem;
const entry = (change: Partial<UploadEntry> = {}) => ({ deck: 'd1', title: 'cat', kind: 'clip', item: item(), ...change }) as UploadEntry;

function parts() {
  return {
    deck: vi.fn<(id: string) => Promise<{ items: DeckItem[] }>>(async () => ({
      items: [item({ id: 'old' }), item({ id: 'new' }), item({ id: 'x', title: 'dog' })],
    })),
    changeItem: vi.fn<(deck: string, id: string, body: { title: string }) => Promise<DeckItem>>(async (_deck, id, { title }) =>
      item({ id, title }),
    ),
    setPoster: vi.fn<(deck: string, id: string, picture: Blob) => Promise<DeckItem>>(async (_deck, id) =>
      item({ id, poster_url: '/media/decks/p.webp' }),
    ),
    posterOf: vi.fn<(file: Blob) => Promise<Blob | null>>(async () => picture),
  };
}

it('gives a clip its poster', async () => {
  const all = parts();
  expect(await settleItem(all, file, entry())).toMatchObject({ id: 'i1', poster_url: '/media/decks/p.webp' });
  expect(all.setPoster).toHaveBeenCalledExactlyOnceWith('d1', 'i1', picture);
  expect(all.deck).not.toHaveBeenCalled();
});

it('makes no poster of a picture, nor of a clip that has one, nor of one nobody can play', async () => {
  const all = parts();
  await settleItem(all, file, entry({ kind: 'still', item: item({ kind: 'still' }) }));
  await settleItem(all, file, entry({ item: item({ poster_url: '/media/decks/a.webp' }) }));
  expect(all.posterOf).not.toHaveBeenCalled();
  all.posterOf.mockResolvedValue(null);
  expect(await settleItem(all, file, entry())).toMatchObject({ poster_url: null });
  expect(all.setPoster).not.toHaveBeenCalled();
});

it('gives the title that was written meanwhile', async () => {
  const all = parts();
  await settleItem(all, file, entry({ title: 'A cat' }));
  expect(all.changeItem).toHaveBeenCalledExactlyOnceWith('d1', 'i1', { title: 'A cat' });
});

it('finds the item when the answer that told of it was lost', async () => {
  const all = parts();
  expect(await settleItem(all, file, entry({ item: null }))).toMatchObject({ id: 'new' });
  expect(await settleItem(all, file, entry({ item: null, title: 'horse' }))).toBeNull();
});

it('an item without poster or new title is still an item', async () => {
  const all = parts();
  all.setPoster.mockRejectedValue(new Error('no'));
  all.changeItem.mockRejectedValue(new Error('no'));
  expect(await settleItem(all, file, entry({ title: 'A cat' }))).toMatchObject({ id: 'i1', title: 'cat', poster_url: null });
});
