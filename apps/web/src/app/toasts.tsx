import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { appTexts } from '../texts/app.ts';
import { toastStore } from '../ui/toast-store.ts';

type Toaster = ComponentType<{ labels: typeof appTexts.toasts }>;
const IDLE_MS = 1_500;

/**
 * The place for toasts. It is loaded when the first page has settled, not with the first toast: that one may say that the server
 * is gone. A failure is no error of the page; the next toast tries again.
 */
export function Toasts() {
  const toast = useStore(toastStore, (state) => state.toast?.id);
  const [loaded, setLoaded] = useState<{ Toaster: Toaster } | null>(null);
  const missing = loaded === null;
  useEffect(() => {
    if (!missing) return undefined;
    let over = false;
    const load = (): void => {
      import('../ui/toaster.tsx').then(
        (file) => over || setLoaded({ Toaster: file.Toaster }),
        () => undefined,
      );
    };
    const timer = setTimeout(load, toast === undefined ? IDLE_MS : 0);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [missing, toast]);
  return loaded && <loaded.Toaster labels={appTexts.toasts} />;
}
