import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { appTexts } from '../texts/app.ts';
import { Loader } from '../ui/loader.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { FullScreen } from './full-screen.tsx';
import { Header } from './header.tsx';

const fallback = (
  <FullScreen>
    <Loader>{appTexts.loading}</Loader>
  </FullScreen>
);

/** Header, page, footer. Screens bring their own `main`; the lobby has no footer, its controls stand there. */
export function Frame({ footer = true }: { footer?: boolean }) {
  return (
    <>
      <Header />
      <ErrorBoundary>
        <div id="content" tabIndex={-1} style={{ flex: 1, display: 'flex', flexDirection: 'column', outline: 'none' }}>
          <Suspense fallback={fallback}>
            <Outlet />
          </Suspense>
        </div>
      </ErrorBoundary>
      {footer && <Footer />}
    </>
  );
}

/** The stage has no header and no footer. */
export function StageFrame() {
  return (
    <ErrorBoundary>
      <Suspense fallback={fallback}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}
