import { useEffect, useRef, useState } from 'react';
import { lessMotion } from '../../engine/preferences/appearance.ts';
import { rain } from './confetti.ts';
import styles from './ceremony.module.css';

const names = ['--spot', '--text', '--safe', '--danger'];

/** Confetti for a winner: straight lines. Nothing for who wants less motion (spec players §12). Decoration, in nobody's way. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [still] = useState(() => lessMotion());
  useEffect(() => {
    if (still || !canvas.current) return undefined;
    const style = getComputedStyle(canvas.current);
    return rain(
      canvas.current,
      names.map((name) => style.getPropertyValue(name)),
    );
  }, [still]);
  return still ? null : <canvas ref={canvas} className={styles.confetti} aria-hidden="true" data-testid="confetti" />;
}
