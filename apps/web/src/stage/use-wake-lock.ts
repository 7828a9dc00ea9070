import { useEffect } from 'react';

/** Keeps the screen from falling asleep while `wanted`; browsers without the lock do as they please. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const take = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const taken = await navigator.wakeLock.request('screen').catch(() => null); // low battery
      if (over) void taken?.release();
      else lock = taken;
    };
    const again = (): void => void take();
    document.addEventListener('visibilitychange', again);
    void take();
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, [wanted]);
}
