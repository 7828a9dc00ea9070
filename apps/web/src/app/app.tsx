import { Suspense, lazy, useEffect } from 'react';
import { BrowserRouter } from 'react-router';
import { useStore } from 'zustand';
import { http, session } from '../engine/http/api.ts';
import { applyAppearance } from '../engine/preferences/appearance.ts';
import { currentRoom } from '../stage/current-room.ts';
import { appTexts } from '../texts/app.ts';
import { Loader } from '../ui/loader.tsx';
import { showToast } from '../ui/toast-store.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { FullScreen } from './full-screen.tsx';
import { Late } from './late.tsx';
import { useRouteFocus } from './route-focus.ts';
import { AppRoutes } from './routes.tsx';
import { Splash } from './splash.tsx';
import { usePageEvents } from './use-page-events.ts';

const GameHost = lazy(() => import('./game-host.tsx').then((file) => ({ default: file.GameHost })));

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

/** Until it is known who is here. A server that does not answer is asked again, and that is said: the page would seem to hang. */
function Deciding() {
  const unreached = useStore(session.store, (state) => state.unreached);
  return (
    <FullScreen>
      <div style={{ padding: '0 16px', textAlign: 'center' }}>
        <Loader>{appTexts.deciding}</Loader>
        {unreached !== null && (
          <p className="muted t1" role="alert">
            {unreached} {appTexts.tryingAgain}
          </p>
        )}
      </div>
    </FullScreen>
  );
}

function Inside() {
  useRouteFocus();
  usePageEvents();
  const undecided = useStore(session.store, (state) => state.loading && !state.user);
  return undecided ? <Deciding /> : <AppRoutes />;
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
    return applyAppearance();
  }, []);
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <Splash />
        <Inside />
        <Game />
        <Late />
      </BrowserRouter>
    </ErrorBoundary>
  );
}
