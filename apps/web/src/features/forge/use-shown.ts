import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import type { MemeGallery, MemeResult } from '@deadpan/protocol';
import { useSearchParams } from 'react-router';
import { forge } from '../../engine/http/forge-api.ts';
import { HttpError } from '../../engine/http/http-error.ts';
import { galleryKey, memeKey, memesOf } from './gallery-cache.ts';

const PARAM = 'meme';

/** What the result panel has to show. */
export type Shown =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'gone' }
  | { status: 'failed'; retry: () => void }
  | { status: 'there'; meme: MemeResult };

/** Which meme is in the result panel: the one the address names, so that it outlives a refresh. `show(null)` empties the panel. */
export function useShown(): { shown: Shown; show: (id: string | null, how?: { replace: boolean }) => void } {
  const [params, setParams] = useSearchParams();
  const queries = useQueryClient();
  const id = params.get(PARAM);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: memeKey(id ?? ''),
    queryFn: ({ signal }) => forge.get(id ?? '', signal),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    initialData: () =>
      memesOf(queries.getQueryData<InfiniteData<MemeGallery, string | undefined>>(galleryKey)).find((meme) => meme.id === id),
  });
  const show = (next: string | null, how = { replace: false }): void => setParams(next === null ? {} : { [PARAM]: next }, how);
  return { shown: shownOf(), show };

  function shownOf(): Shown {
    if (id === null) return { status: 'none' };
    if (error instanceof HttpError && error.status === 404) return { status: 'gone' };
    if (data) return { status: 'there', meme: data };
    if (isFetching) return { status: 'loading' };
    return { status: 'failed', retry: () => void refetch() };
  }
}
