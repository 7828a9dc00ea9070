import { useCallback, useEffect, useState } from 'react';
import { lessMotion } from '../../engine/preferences/appearance.ts';

const BEFORE_MS = 1800;
const HOLD_MS = 420;
const TWITCH_PERCENT = 9;

/** The hero's happiness: 0, with one small twitch to show that the line can bend. It stops for good once somebody takes over, and with reduced motion it never starts. */
export function useTwitch(): [percent: number, set: (percent: number) => void] {
  const [percent, setPercent] = useState(0);
  const [taken, setTaken] = useState(false);

  useEffect(() => {
    if (taken || lessMotion()) return;
    const timers = [setTimeout(() => setPercent(TWITCH_PERCENT), BEFORE_MS), setTimeout(() => setPercent(0), BEFORE_MS + HOLD_MS)];
    return () => timers.forEach(clearTimeout);
  }, [taken]);

  const take = useCallback((next: number) => {
    setTaken(true);
    setPercent(next);
  }, []);
  return [percent, take];
}
