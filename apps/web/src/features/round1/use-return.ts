import { useEffect, useReducer, useState } from 'react';
import { limits } from '@deadpan/protocol';
import type { RoomView } from '@deadpan/protocol';
import { useNavigate } from 'react-router';
import { isRematchOn } from '../../stage/rematch-note.tsx';
import { useTicking } from '../../stage/use-ticking.ts';
import { isPageLocked } from '../../ui/page-lock.ts';

const { resultMs, afterResultMs } = limits.round1;
const now = (): number => Date.now();

/**
 * The way back to /play: 7 s of result and 1 s more (spec §9), unless one stays, opens a dialog, or somebody wants another match. When nobody wants
 * one any more, because whoever did has left, the time begins anew.
 * @returns when the countdown on the screen ends (`Date.now` ms), or null when nobody is sent away, and how to stay
 */
export function useReturn(view: RoomView): { leavesAt: number | null; stay: () => void } {
  const navigate = useNavigate();
  const [staying, setStaying] = useState(false);
  const isOn = isRematchOn(view);
  const [wasOn, setWasOn] = useState(isOn);
  const [since, beginAnew] = useReducer(now, null, now);
  if (isOn !== wasOn) {
    setWasOn(isOn);
    beginAnew();
  }
  // Whoever has a dialog open is busy on this page, and may be when it is closed again.
  const isBusy = useTicking(isPageLocked);
  if (isBusy && !staying) setStaying(true);
  const leavesAt = staying || isOn ? null : since + resultMs / view.speed;
  useEffect(() => {
    if (leavesAt === null) return undefined;
    const timer = setTimeout(() => void navigate('/play'), leavesAt + afterResultMs / view.speed - Date.now());
    return () => clearTimeout(timer);
  }, [leavesAt, view.speed, navigate]);
  return { leavesAt, stay: () => setStaying(true) };
}
