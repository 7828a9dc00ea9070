import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { boards, periods } from '@deadpan/protocol';
import type { Board, LeaderboardAnswer, Period } from '@deadpan/protocol';
import { useSearchParams } from 'react-router';
import { records } from '../../engine/http/records-api.ts';

/** Which board, and what is known of it. */
export interface BoardState {
  board: Board;
  period: Period;
  /** what is shown; while another board is on its way, still the former one */
  answer: LeaderboardAnswer | undefined;
  /** the answer is of another board, or not there yet */
  pending: boolean;
  failed: boolean;
  retry: () => void;
  choose: (change: { board?: Board; period?: Period }) => void;
}

/** The board the address names (`?board=&period=`), so that it can be passed on; anything else there counts as not named. */
export function useBoard(): BoardState {
  const [params, setParams] = useSearchParams();
  const board = boards.find((one) => one === params.get('board')) ?? 'wins';
  const period = periods.find((one) => one === params.get('period')) ?? 'week';
  const { data, isError, isPlaceholderData, isPending, refetch } = useQuery({
    queryKey: ['leaderboard', board, period],
    queryFn: ({ signal }) => records.leaderboard(board, period, signal),
    placeholderData: keepPreviousData,
  });
  return {
    board,
    period,
    answer: data,
    pending: isPending || isPlaceholderData,
    failed: isError,
    retry: () => void refetch(),
    choose: (change) => setParams({ board, period, ...change }, { replace: true }),
  };
}
