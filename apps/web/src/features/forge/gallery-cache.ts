import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { MemeGallery, MemeResult } from '@deadpan/protocol';

/** Where the player's memes are kept: the pages of the gallery, and one by one. */
export const galleryKey = ['memes'] as const;
export const memeKey = (id: string) => ['meme', id] as const;

type Pages = InfiniteData<MemeGallery, string | undefined>;

/** The memes that are on the page already. */
export const memesOf = (pages: Pages | undefined): MemeResult[] => pages?.pages.flatMap(({ memes }) => memes) ?? [];

const changed = (pages: Pages, change: (page: MemeGallery, first: boolean) => MemeGallery): Pages => ({
  ...pages,
  pages: pages.pages.map((page, at) => change(page, at === 0)),
});

/** A meme that is new comes first; one that was drawn anew takes its own place. */
function withMeme(pages: Pages, meme: MemeResult): Pages {
  const known = memesOf(pages).some(({ id }) => id === meme.id);
  return changed(pages, (page, first) => {
    if (known) return { ...page, memes: page.memes.map((one) => (one.id === meme.id ? meme : one)) };
    return { ...page, total: page.total + 1, memes: first ? [meme, ...page.memes] : page.memes };
  });
}

/** The pages without a meme. */
function withoutMeme(pages: Pages, id: string): Pages {
  if (!memesOf(pages).some((one) => one.id === id)) return pages;
  return changed(pages, (page) => ({ ...page, total: Math.max(0, page.total - 1), memes: page.memes.filter((one) => one.id !== id) }));
}

/** Puts a new or changed meme everywhere it is shown. */
export function putMeme(queries: QueryClient, meme: MemeResult): void {
  queries.setQueryData(memeKey(meme.id), meme);
  queries.setQueryData<Pages>(galleryKey, (pages) => pages && withMeme(pages, meme));
}

/** Takes a deleted meme away everywhere. */
export function dropMeme(queries: QueryClient, id: string): void {
  // The panel may still show it for a moment; whoever comes back to it later is told that it is gone.
  void queries.invalidateQueries({ queryKey: memeKey(id), exact: true, refetchType: 'none' });
  queries.setQueryData<Pages>(galleryKey, (pages) => pages && withoutMeme(pages, id));
}
