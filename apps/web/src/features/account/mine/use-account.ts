import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountAnswer } from '@deadpan/protocol';
import { account } from '../../../engine/http/account-api.ts';

const KEY = ['account'];

/** The player's own account as the server has it, and how to say what has changed without asking again. */
export function useAccount() {
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => account.get(signal), staleTime: 0 });
  return {
    data,
    isError,
    refetch: () => void refetch(),
    patch: (change: Partial<AccountAnswer>) => {
      queries.setQueryData<AccountAnswer>(KEY, (before) => before && { ...before, ...change });
    },
  };
}

/** How a part of the screen tells what it has changed. */
export type Patch = ReturnType<typeof useAccount>['patch'];
