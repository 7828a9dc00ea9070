import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/** Nothing but our own origin, on every response: a worker's script served without it could reach anywhere. */
const contentSecurityPolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'worker-src': ["'self'"],
  'connect-src': ["'self'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'media-src': ["'self'", 'blob:'],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
  'require-trusted-types-for': ["'script'"],
};

type Policy = Record<string, string[]>;

const asHeader = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join(';');

/** The same for answers that Fastify's hooks never see: malformed addresses, and Socket.IO's own. */
export const bareHeaders = {
  'content-security-policy': asHeader(contentSecurityPolicy),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/**
 * Takes the address of Google's sign-in script; returns what a page needs for it, as Google asks: its script, its style, its frame, and what
 * its script fetches, each by the path beside the script and not by the whole host. Its window answers the page that opened it, and its
 * frame tells by the referrer whose page it is on (an origin, no path). `require-trusted-types-for` stays: no list of policy names is
 * given, so that our loader may make its own (`google-identity`) and Google's script the one it brings.
 */
function pageHeadersFor(googleScript: string) {
  const { origin, pathname } = new URL(googleScript);
  const folder = `${origin}${pathname.slice(0, pathname.lastIndexOf('/') + 1)}`;
  const policy: Policy = {
    ...contentSecurityPolicy,
    'script-src': [...contentSecurityPolicy['script-src'], `${origin}${pathname}`],
    'connect-src': [...contentSecurityPolicy['connect-src'], folder],
    'style-src': [...contentSecurityPolicy['style-src'], `${folder}style`],
    'frame-src': [folder],
  };
  return {
    'content-security-policy': asHeader(policy),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'strict-origin',
  };
}

/** Camera and microphone for ourselves, nothing else for anybody. */
const PERMISSIONS =
  'camera=(self), microphone=(self), autoplay=(self), fullscreen=(self), geolocation=(), payment=(), usb=(), display-capture=()';

/** What helmet says with these options: the same for every answer, so that it is asked once and not for each. */
function saidBy(options: HelmetOptions): Record<string, string> {
  const said: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => void (said[name.toLowerCase()] = value),
    removeHeader: (name: string) => void delete said[name.toLowerCase()],
  };
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error !== undefined) throw error as Error;
  });
  return said;
}

/**
 * Puts the security headers on every response of the app: pages, files, API, errors. With `googleScript` (its address) pages, and only they,
 * let Google sign-in in: the worker that sees the camera stays shut off.
 */
export function securityHeaders(app: FastifyInstance, options: { https: boolean; googleScript: string | null }): void {
  const always = {
    ...saidBy({
      contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy },
      strictTransportSecurity: options.https ? { maxAge: 15_552_000 } : false,
      referrerPolicy: { policy: 'no-referrer' },
      xFrameOptions: { action: 'deny' },
    }),
    'permissions-policy': PERMISSIONS,
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always);
    // A page is always sent whole: told "you still have it", a browser would keep the policy it came with, whatever was switched on or off since.
    if (request.headers.accept?.includes('text/html')) {
      delete request.headers['if-none-match'];
      delete request.headers['if-modified-since'];
    }
    done();
  });
  if (options.googleScript === null) return;
  const forPages = pageHeadersFor(options.googleScript);
  app.addHook('onSend', async (_request, reply) => {
    if (String(reply.getHeader('content-type')).startsWith('text/html')) reply.headers(forPages);
  });
}
