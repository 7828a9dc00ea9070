import { useEffect, useState } from 'react';
import type { DemoRoom } from './match/demo-room.ts';

/** Stops the demo while somebody wants it, and while nobody looks at the page. Returns whether the guest has paused it, and the switch. */
export function usePause(room: DemoRoom, covered: boolean): { paused: boolean; toggle: () => void } {
  const [paused, setPaused] = useState(false);
  const [hidden, setHidden] = useState(document.visibilityState === 'hidden');
  useEffect(() => {
    const look = (): void => setHidden(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const stands = paused || hidden || covered;
  useEffect(() => {
    if (stands) room.pause();
    else room.resume();
  }, [room, stands]);
  return { paused, toggle: () => setPaused((on) => !on) };
}
