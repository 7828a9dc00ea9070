import { useEffect, useState } from 'react';
import { limits } from '@deadpan/protocol';
import type { RoomView } from '@deadpan/protocol';
import { useNavigate } from 'react-router';
import { isRematchOn } from '../../stage/rematch-note.tsx';

const { resultMs, afterResultMs } = limits.round1;

/**
 * The way back to /play: 7 s of result and 1 s more (spec §9), unless one stays or somebody wants another match.
 * @returns when the countdown on the screen ends (`Date.now` ms), or null when nobody is sent away, and how to stay
 */
export function useReturn(view: RoomView): { leavesAt: number | null; stay: () => void } {
  const navigate = useNavigate();
  const [staying, setStaying] = useState(false);
  const [since] = useState(() => Date.now());
  const leavesAt = staying || isRematchOn(view) ? null : since + resultMs / view.speed;
  useEffect(() => {
    if (leavesAt === null) return undefined;
    const timer = setTimeout(() => void navigate('/play'), leavesAt + afterResultMs / view.speed - Date.now());
    return () => clearTimeout(timer);
  }, [leavesAt, view.speed, navigate]);
  return { leavesAt, stay: () => setStaying(true) };
}
