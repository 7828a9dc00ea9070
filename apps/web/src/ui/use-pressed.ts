import { useEffect, useRef } from 'react';

/** Returns the ids of the pointers that are down at this moment, wherever they are on the page. */
export function usePressed(): { readonly current: ReadonlySet<number> } {
  const pressed = useRef(new Set<number>());
  useEffect(() => {
    const ending = new AbortController();
    const listen = { capture: true, signal: ending.signal };
    window.addEventListener('pointerdown', ({ pointerId }) => void pressed.current.add(pointerId), listen);
    for (const end of ['pointerup', 'pointercancel'] as const) {
      window.addEventListener(end, ({ pointerId }) => void pressed.current.delete(pointerId), listen);
    }
    // Where the system takes the pointer over, nobody says that it was let go.
    for (const end of ['blur', 'contextmenu'] as const) window.addEventListener(end, () => pressed.current.clear(), listen);
    return () => ending.abort();
  }, []);
  return pressed;
}
