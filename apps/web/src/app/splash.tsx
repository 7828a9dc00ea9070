import { useEffect, useState } from 'react';
import { Face } from '../ui/face.tsx';
import styles from './splash.module.css';

const SPLASH_MS = 1000;

/** The first second (spec §2): the face over a page that is already there beneath it. */
export function Splash() {
  // No curtain before the stage: who comes back in the middle of a play must see it at once.
  const [over, setOver] = useState(() => location.pathname.startsWith('/game/'));
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), SPLASH_MS);
    return () => clearTimeout(timer);
  }, []);
  if (over) return null;
  return (
    <div className={styles.splash} aria-hidden="true">
      <Face size={160} />
    </div>
  );
}
