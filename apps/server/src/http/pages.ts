import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentVersion } from './content-version.ts';
import { sendError } from './errors.ts';
import { HttpFailure } from './failure.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';
/** Paths that are never a page of the app: a missing one is an error, not the app. */
const NEVER_PAGES = /^\/(api|assets|models|media|ws)(\/|$)/;

/** Addresses that are a page and, with a bearer token, a route of the API: who opens them in a browser wants the page. */
const PAGES_FIRST = /^\/(account|leaderboard|decks(\/[\w-]+)?)$/;

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '/';
const navigates = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');

/** Takes the folder of the built app; serves its files, hashed ones and models for good, and the app itself on every page address. */
export function webApp(app: FastifyInstance, root: string): void {
  const built = existsSync(join(root, 'index.html'));
  if (built) {
    void app.register(serveStatic, {
      root,
      preCompressed: true,
      cacheControl: false,
      redirect: false,
      setHeaders: (response, path) => {
        const hashed = /^(assets|models)[\\/]/.test(relative(root, path));
        response.setHeader('cache-control', hashed ? FOREVER : ASK_FIRST);
      },
    });
    app.addHook('onRequest', async (request, reply) => {
      if (!navigates(request) || !PAGES_FIRST.test(pathOf(request))) return;
      reply.removeHeader('cache-control'); // the API's
      await reply.sendFile('index.html'); // only what has been sent keeps the route's own hooks from running
    });
  }
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (navigates(request) && !NEVER_PAGES.test(pathOf(request))) {
      if (built) return reply.code(200).sendFile('index.html');
      return sendError(new HttpFailure(404, 'The web app is not built yet: run "npm start".'), request, reply);
    }
    return sendError(new HttpFailure(404, 'Not found.'), request, reply);
  });
}

/**
 * Takes a folder; returns whether an address names the very content that lies there. Another version may be of a release before or after this one, or of
 * nobody: kept for good under it, ours would be shown instead of what it names.
 */
function namesContent(root: string): (file: string, version: string | null) => boolean {
  const files = new Set(readdirSync(root));
  return (file, version) => version !== null && files.has(file) && version === contentVersion(join(root, file));
}

/** Takes a folder of clips or images and where its files are served, in parts too. An address with the `?v=` of its content is kept for good. */
export function mediaFiles(app: FastifyInstance, { root, prefix }: { root: string; prefix: string }): void {
  if (!existsSync(root)) return;
  const isThis = namesContent(root);
  void app.register(async (media) => {
    media.addHook('onRequest', async (request, reply) => {
      const version = new URLSearchParams(request.url.split('?')[1] ?? '').get('v');
      reply.header('cache-control', isThis(pathOf(request).slice(prefix.length), version) ? FOREVER : ASK_FIRST);
    });
    await media.register(serveStatic, {
      root,
      prefix,
      decorateReply: false,
      cacheControl: false,
      redirect: false,
      index: false,
    });
  });
}
