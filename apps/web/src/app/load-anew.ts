/** What Chromium, Firefox and Safari say, and Vite of styles, when a part of the page was not fetched. */
const NOT_FETCHED = /dynamically imported module|importing a module script failed|unable to preload css/i;
const MARK = 'loaded_anew';
/** How often it is looked whether the server is there, ms, and how long its answer may take. */
const AGAIN_MS = 5_000;
/** A page that is still here after so long, ms, may not go at all: something is under way, and the visitor chose to stay. */
const STILL_HERE_MS = 2_000;

/** A page that was loaded anew and has worked for so long, ms, may be loaded anew for another part: a newer version may have come. */
const WORKED_MS = 30_000;

/** Leaves word for the page that comes, of what was not fetched. Returns whether it will find it: without it, pages that forget would load themselves anew for ever. */
function leaveMark(lost: string): boolean {
  try {
    sessionStorage.setItem(MARK, lost);
    return sessionStorage.getItem(MARK) === lost;
  } catch {
    return false; // forbidden or full
  }
}

/** Returns what the page before missed when it went by itself, or null. It is said once: whoever reloads by hand begins afresh. */
function takeMark(): string | null {
  try {
    const found = sessionStorage.getItem(MARK);
    sessionStorage.removeItem(MARK);
    return found;
  } catch {
    return null;
  }
}

const lostBefore = takeMark();

/** However late the same part fails to come again, loading the page once more does not help. */
const isHopeless = (lost: string): boolean => lostBefore !== null && (lostBefore === lost || performance.now() < WORKED_MS);

/** Asks for the page as loading it would. Being online says nothing of the server, and without it the browser would put its own error in the page's place. */
async function pageAnswers(): Promise<boolean> {
  try {
    const headers = { accept: 'text/html' };
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store', headers, signal: AbortSignal.timeout(AGAIN_MS) })).ok;
  } catch {
    return false;
  }
}

/**
 * Takes what stopped the page. When a part of it was not fetched, because the network changed in that moment or a newer version of the product has other
 * files, it is loaded anew by itself, once for each part, as soon as the server answers; a seat is kept meanwhile. Browsers keep a part that failed for the life of a
 * page, so it cannot be asked for again without. `going` is told whether the page is about to go; as long as it was told nothing, it is not. Returns how
 * to give it up; twice is fine.
 */
export function loadAnew(error: unknown, going: (going: boolean) => void, reload: () => void = () => location.reload()): () => void {
  if (!(error instanceof Error) || !NOT_FETCHED.test(error.message) || isHopeless(error.message)) return () => undefined;
  const lost = error.message;
  const over = new AbortController();
  let stillHere: ReturnType<typeof setTimeout> | undefined;
  const aboutToGo = (): void => {
    clearTimeout(stillHere);
    stillHere = setTimeout(() => going(false), STILL_HERE_MS);
    going(true);
  };
  const look = async (): Promise<void> => {
    const answers = await pageAnswers();
    if (over.signal.aborted) return;
    if (!answers) return going(false);
    stop();
    if (!leaveMark(lost)) return going(false);
    aboutToGo();
    reload();
  };
  const again = setInterval(() => void look(), AGAIN_MS);
  const stop = (): void => {
    over.abort();
    clearInterval(again);
    clearTimeout(stillHere);
  };
  addEventListener('online', () => void look(), over);
  aboutToGo();
  void look();
  return stop;
}
