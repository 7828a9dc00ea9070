import type { IncomingHttpHeaders } from 'node:http';

/**
 * Takes a request's headers and the origins the operator named; returns whether a page of ours may have sent it. Without an Origin header no
 * browser page did: bots and tests have to sign in like everybody else. Browsers send it on the upgrade and on polling.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
