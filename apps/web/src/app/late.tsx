import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { session } from '../engine/http/api.ts';
import { settingsDoor } from '../stage/settings-door.ts';
import { toastStore } from '../ui/toast-store.ts';

type Overlays = ComponentType<{ decidedAt: number | null }>;

/** The page itself comes first; this is soon enough for what appears a second after it. */
const SETTLED_MS = 400;

/** When it was last known who is there, by `performance.now()`; null while it is not. */
function useDecidedAt(): number | null {
  const loading = useStore(session.store, (state) => state.loading);
  const id = useStore(session.store, (state) => state.user?.id);
  const [decidedAt, setDecidedAt] = useState<number | null>(null);
  useEffect(() => setDecidedAt(loading ? null : performance.now()), [loading, id]);
  return decidedAt;
}

/**
 * What lies over pages. It is loaded when the first page has settled, or at once for a toast or the settings, not when it is first needed: the
 * first toast may say that the server is gone. A failure is no error of the page; the next toast tries again.
 */
export function Late() {
  const decidedAt = useDecidedAt();
  const toast = useStore(toastStore, (state) => state.toast?.id);
  const settings = useStore(settingsDoor, (state) => state.open);
  const [loaded, setLoaded] = useState<{ Overlays: Overlays } | null>(null);
  const missing = loaded === null;
  const urgent = toast !== undefined || settings;
  useEffect(() => {
    if (!missing) return undefined;
    let over = false;
    const load = (): void => {
      import('./overlays.tsx').then(
        (file) => over || setLoaded({ Overlays: file.Overlays }),
        () => undefined,
      );
    };
    const timer = setTimeout(load, urgent ? 0 : SETTLED_MS);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [missing, urgent, toast]);
  return loaded && <loaded.Overlays decidedAt={decidedAt} />;
}
