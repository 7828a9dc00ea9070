import { tabKept } from '../engine/storage/kept.ts';

/** What Chromium, Firefox and Safari say, and Vite of styles, when a part of the page was not fetched. */
const NOT_FETCHED = /dynamically imported module|importing a module script failed|unable to preload css/i;
const AT = 'loaded_anew_at';
/** A page that fails again this soon, ms, is not helped by being loaded. */
const AGAIN_MS = 30_000;

/**
 * Takes what stopped the page. When a part of it was not fetched, because the network changed in that moment or a newer version of the product has other
 * files, it is loaded anew by itself, at once or when the machine is online again; a seat is kept meanwhile. Browsers keep a part that failed for the
 * life of a page, so it cannot be asked for again without. Returns whether the page is about to go; twice in a row it is not.
 */
export function loadAnew(error: unknown, reload: () => void = () => location.reload()): boolean {
  if (!(error instanceof Error) || !NOT_FETCHED.test(error.message)) return false;
  if (Date.now() - Number(tabKept.getItem(AT) ?? 0) < AGAIN_MS) return false;
  const go = (): void => {
    tabKept.setItem(AT, String(Date.now()));
    reload();
  };
  if (navigator.onLine) go();
  else addEventListener('online', go, { once: true });
  return navigator.onLine;
}
