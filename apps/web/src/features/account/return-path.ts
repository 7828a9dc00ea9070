const KEY = 'to';
const HOME_OF_PLAYERS = '/play';

const asPath = (path: string, target: string): string =>
  target === HOME_OF_PLAYERS ? path : `${path}?${KEY}=${encodeURIComponent(target)}`;

/** /login with the way back to a path of ours. */
export const loginPath = (target: string): string => asPath('/login', target);

/** /register with the way back to a path of ours. */
export const registerPath = (target: string): string => asPath('/register', target);

/** Where to go after signing in: the remembered path, or /play. Only ever a path of this site, never another address. */
export function returnPath(params: URLSearchParams): string {
  const target = params.get(KEY) ?? '';
  try {
    const url = new URL(target, location.origin);
    if (!target.startsWith('/') || url.origin !== location.origin) return HOME_OF_PLAYERS;
    return url.pathname + url.search + url.hash;
  } catch {
    return HOME_OF_PLAYERS;
  }
}

/** The arena code in a return path, to say where an invited guest will land. */
export function invitedTo(path: string): string | undefined {
  return /^\/lobby\/([^/?#]+)/.exec(path)?.[1];
}
