const KEY = 'to';
const HOME_OF_PLAYERS = '/play';

const asPath = (path: string, target: string): string =>
  target === HOME_OF_PLAYERS ? path : `${path}?${KEY}=${encodeURIComponent(target)}`;

/** /login with the way back to a path of ours. */
export const loginPath = (target: string): string => asPath('/login', target);

/** /register with the way back to a path of ours. */
export const registerPath = (target: string): string => asPath('/register', target);

/**
 * Where to go after signing in: the remembered path, or /play. Only ever a path of this site. A path may resolve to one that begins with two
 * slashes (`/x/..//evil.example`), which names another site, so the result must resolve to the same address once more.
 */
export function returnPath(params: URLSearchParams): string {
  const target = params.get(KEY) ?? '';
  if (!target.startsWith('/') || !URL.canParse(target, location.origin)) return HOME_OF_PLAYERS;
  const url = new URL(target, location.origin);
  const path = url.pathname + url.search + url.hash;
  const staysHere =
    url.origin === location.origin && URL.canParse(path, location.origin) && new URL(path, location.origin).href === url.href;
  return staysHere ? path : HOME_OF_PLAYERS;
}

/** The arena code in a return path, to say where an invited guest will land. */
export function invitedTo(path: string): string | undefined {
  return /^\/lobby\/([^/?#]+)/.exec(path)?.[1];
}
