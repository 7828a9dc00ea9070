import { Suspense, lazy, useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router';
import { useStore } from 'zustand';
import { http, session } from '../engine/http/api.ts';
import { currentRoom } from '../stage/current-room.ts';
import { appTexts } from '../texts/app.ts';
import { Loader } from '../ui/loader.tsx';
import { showToast, toastStore } from '../ui/toast-store.ts';
import { applyTheme } from '../ui/theme.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { FullScreen } from './full-screen.tsx';
import { useRouteFocus } from './route-focus.ts';
import { AppRoutes } from './routes.tsx';
import { Splash } from './splash.tsx';

const GameHost = lazy(() => import('./game-host.tsx').then((file) => ({ default: file.GameHost })));
const Toaster = lazy(() => import('../ui/toaster.tsx').then((file) => ({ default: file.Toaster })));

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

/** The place for toasts comes with the first of them. */
function Toasts() {
  const first = useStore(toastStore, (state) => state.toast !== undefined);
  const [needed, setNeeded] = useState(false);
  if (first && !needed) setNeeded(true);
  return needed ? (
    <Suspense>
      <Toaster labels={appTexts.toasts} />
    </Suspense>
  ) : null;
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

/** What a room needs above all routes; loaded with the first room. */
function Game() {
  const inRoom = useStore(currentRoom, (state) => state.current !== null);
  return inRoom ? (
    <Suspense>
      <GameHost />
    </Suspense>
  ) : null;
}

/** The whole app. Mount it once. */
export function App() {
  useEffect(() => {
    listenToHttp();
    return applyTheme();
  }, []);
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <Splash />
        <Inside />
        <Game />
      </BrowserRouter>
      <Toasts />
    </ErrorBoundary>
  );
}
