import { Suspense, lazy } from 'react';
import { landingTexts } from '../../texts/landing.ts';
import { Hero } from './hero.tsx';
import styles from './hero.module.css';

const Below = lazy(() => import('./below.tsx').then((file) => ({ default: file.Below })));

/** / (spec §2 Landing page). The first screen paints before the rest of the page is there; its place is kept, so that nothing jumps. */
export function LandingScreen() {
  return (
    <main>
      <title>{landingTexts.title}</title>
      <Hero />
      <Suspense fallback={<div className={styles.below} />}>
        <Below />
      </Suspense>
    </main>
  );
}
