import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { MemeGallery, MemeResult } from '@deadpan/protocol';
import { forge } from '../../../engine/http/forge-api.ts';
import { HttpError } from '../../../engine/http/http-error.ts';
import { dropMeme, galleryKey } from '../gallery-cache.ts';

/** The player's memes as far as they were asked for. */
interface Gallery {
  memes: MemeResult[] | undefined;
  total: number;
  failed: boolean;
  retry: () => void;
  /** undefined: there are no more */
  more: (() => Promise<unknown>) | undefined;
  loadingMore: boolean;
  /** Deletes one for good; rejects when it is still there. */
  remove: (id: string) => Promise<void>;
}

/** The gallery, the newest first, a page at a time (spec §2 Meme generator). */
export function useGallery(): Gallery {
  const queries = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: galleryKey,
    queryFn: ({ signal, pageParam }) => forge.list(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: MemeGallery) => next ?? undefined,
  });
  const remove = async (id: string): Promise<void> => {
    try {
      await forge.remove(id);
    } catch (error) {
      // Deleted in another tab: that is what was wanted.
      if (!(error instanceof HttpError) || error.status !== 404) throw error;
    }
    dropMeme(queries, id);
  };
  return {
    memes: query.data?.pages.flatMap(({ memes }) => memes),
    total: query.data?.pages[0]?.total ?? 0,
    failed: query.isError,
    retry: () => void (query.data ? query.fetchNextPage() : query.refetch()),
    more: query.hasNextPage ? () => query.fetchNextPage() : undefined,
    loadingMore: query.isFetchingNextPage,
    remove,
  };
}
