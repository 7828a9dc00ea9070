import { useInfiniteQuery } from '@tanstack/react-query';
import type { MatchListItem, MatchesAnswer } from '@deadpan/protocol';
import { records } from '../../engine/http/records-api.ts';
import type { TypeChoice } from './series.ts';

/** The player's matches as far as they were asked for. */
export interface History {
  matches: MatchListItem[] | undefined;
  failed: boolean;
  retry: () => void;
  /** undefined: there are no more; resolves when the next page is there, or cannot be had */
  more: (() => Promise<unknown>) | undefined;
  loadingMore: boolean;
}

/** The history of one kind of match or of all, a page at a time. */
export function useHistory(type: TypeChoice): History {
  const query = useInfiniteQuery({
    queryKey: ['matches', type],
    queryFn: ({ signal, pageParam }) => records.history({ before: pageParam, type: type === 'all' ? undefined : type }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: MatchesAnswer) => next ?? undefined,
  });
  return {
    matches: query.data?.pages.flatMap((page) => page.matches),
    failed: query.isError,
    retry: () => void (query.data ? query.fetchNextPage() : query.refetch()),
    more: query.hasNextPage ? () => query.fetchNextPage() : undefined,
    loadingMore: query.isFetchingNextPage,
  };
}
