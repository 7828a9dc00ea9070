import { useEffect } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { useStore } from 'zustand';
import { http, session } from '../engine/http/api.ts';
import { appTexts } from '../texts/app.ts';
import { Loader } from '../ui/loader.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { showToast } from '../ui/toast-store.ts';
import { applyTheme } from '../ui/theme.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { FullScreen } from './full-screen.tsx';
import { AppRoutes } from './routes.tsx';
import { useRouteFocus } from './route-focus.ts';

const queries = new QueryClient({
  // The HTTP client decides what is worth a second try, and a page that is offline should say so instead of waiting.
  defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
});

/** Ties the HTTP client's events to what the visitor sees: toasts, and the end of a session. */
function listenToHttp(): void {
  http.listen({
    onNotice: (notice) => showToast({ ...notice, tone: 'bad' }),
    onSessionExpired: (notice) => {
      session.expire();
      showToast({ ...notice, tone: 'bad' });
    },
  });
}

/** Nobody sees what was loaded for somebody else. */
function forgetOnChange(): () => void {
  return session.store.subscribe((now, before) => {
    if (now.user?.id !== before.user?.id) queries.clear();
  });
}

function Inside() {
  useRouteFocus();
  const undecided = useStore(session.store, (state) => state.loading && !state.user);
  if (undecided) {
    return (
      <FullScreen>
        <Loader>{appTexts.deciding}</Loader>
      </FullScreen>
    );
  }
  return <AppRoutes />;
}

/** The whole app. Mount it once. */
export function App() {
  useEffect(() => {
    listenToHttp();
    const stops = [applyTheme(), forgetOnChange()];
    return () => stops.forEach((stop) => stop());
  }, []);
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queries}>
        <BrowserRouter>
          <Inside />
        </BrowserRouter>
        <Toaster labels={appTexts.toasts} />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
