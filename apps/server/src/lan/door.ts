import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { bareHeaders } from '../http/headers.ts';
import { cutPipelines } from '../http/pipelines.ts';
import { refuseExpectations, refuseUnreadable } from '../http/raw-answers.ts';
import { doorPage, doorScript, doorStyle } from './door-page.ts';

const FONT = /^\/fonts\/(anton|inter)\.woff2$/;

/** Where the door leads, and what it hands out. */
export interface DoorOptions {
  /** The port of the game, over HTTPS. */
  gamePort: () => number;
  /** The authority's certificate, PEM: another one when the first is about to end. */
  authority: () => string;
  /** Folder of the built web app, for its fonts. */
  webRoot: string;
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array, more: Record<string, string> = {}): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...bareHeaders,
    ...more,
  });
  response.end(body);
}

/** The host that was asked for, without its port: whoever came by a name goes on by that name. */
function hostOf(header: string | undefined): string {
  const url = `http://${header ?? 'localhost'}`;
  return URL.canParse(url) ? new URL(url).hostname : 'localhost';
}

/**
 * The way in for guests who do not trust the server yet: plain HTTP, because it hands out what HTTPS needs. It serves the authority's certificate,
 * one page, and nothing of the game.
 */
export function createDoor({ gamePort, authority, webRoot }: DoorOptions) {
  async function answer(method: string, path: string, host: string, response: ServerResponse): Promise<void> {
    if (method !== 'GET' && method !== 'HEAD') return send(response, 405, 'text/plain', 'Only GET.\n', { allow: 'GET, HEAD' });
    if (path === '/deadpan-authority.crt') {
      const disposition = 'attachment; filename="deadpan-authority.crt"';
      return send(response, 200, 'application/x-x509-ca-cert', new X509Certificate(authority()).raw, {
        'content-disposition': disposition,
      });
    }
    if (path === '/door.css') return send(response, 200, 'text/css; charset=utf-8', doorStyle);
    if (path === '/door.js') return send(response, 200, 'text/javascript; charset=utf-8', doorScript);
    if (FONT.test(path)) {
      const font = await readFile(join(webRoot, path)).catch(() => null);
      return font ? send(response, 200, 'font/woff2', font) : send(response, 404, 'text/plain', 'Not found.\n');
    }
    const game = `https://${host}:${gamePort()}/`;
    const policy = `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src ${game}; base-uri 'none'; frame-ancestors 'none'; form-action 'none'`;
    send(response, 200, 'text/html; charset=utf-8', doorPage(game), { 'content-security-policy': policy });
  }

  // Whom a guest asked for without saying it is no reason to refuse them, and Node's refusal would have no headers.
  const server = createServer({ requestTimeout: 10_000, requireHostHeader: false }, (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    answer(request.method ?? '', path, hostOf(request.headers.host), response).catch(() => response.destroy());
  });
  server.on('clientError', (error, socket) => refuseUnreadable(error, socket));
  refuseExpectations(server);
  cutPipelines(server);
  return server;
}
