import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { appTexts } from '../texts/app.ts';
import { Loader } from '../ui/loader.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { FullScreen } from './full-screen.tsx';
import { Header } from './header.tsx';
import styles from './full-screen.module.css';

const fallback = (
  <FullScreen>
    <Loader>{appTexts.loading}</Loader>
  </FullScreen>
);

/** Header, page, footer. Screens bring their own `main`; the lobby has no footer, its controls stand there. The footer comes with the page: alone, it would jump. */
export function Frame({ footer = true, children }: { footer?: boolean; children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      <Header />
      <ErrorBoundary where={pathname}>
        <Suspense fallback={fallback}>
          <div id="content" tabIndex={-1} className={styles.content}>
            {children ?? <Outlet />}
          </div>
          {footer && <Footer />}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

/** The stage has no header and no footer. */
export function StageFrame({ children }: { children?: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={fallback}>{children ?? <Outlet />}</Suspense>
    </ErrorBoundary>
  );
}
