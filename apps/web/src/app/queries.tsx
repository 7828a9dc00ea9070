import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { session } from '../engine/http/api.ts';

const queries = new QueryClient({
  // The HTTP client decides what is worth a second try, and a page that is offline should say so instead of waiting.
  defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
});

// Nobody sees what was loaded for somebody else.
session.store.subscribe((now, before) => {
  if (now.user?.id !== before.user?.id) queries.clear();
});

/** What players load from the server, for the pages inside; guests do not pay for it. */
export function Queries() {
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  );
}
