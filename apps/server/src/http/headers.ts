import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

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

/** The same for answers that Fastify's hooks never see: malformed addresses, and Socket.IO's own. */
export const bareHeaders = {
  'content-security-policy': Object.entries(contentSecurityPolicy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join(';'),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** Camera and microphone for ourselves, nothing else for anybody. */
const PERMISSIONS =
  'camera=(self), microphone=(self), autoplay=(self), fullscreen=(self), geolocation=(), payment=(), usb=(), display-capture=()';

/** Puts the security headers on every response of the app: pages, files, API, errors. */
export function securityHeaders(app: FastifyInstance, options: { https: boolean }): void {
  void app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy },
    strictTransportSecurity: options.https ? { maxAge: 15_552_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
  });
}
