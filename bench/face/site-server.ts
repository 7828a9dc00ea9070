import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { faceModels } from '../../apps/web/build/face-models.ts';
import type { AddressInfo } from 'node:net';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = join(HERE, '../..');
const OUT = join(ROOT, 'node_modules/.cache/deadpan-bench/face');

/** The policy the product is served with: the detector has to work under it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "style-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

export interface Site {
  origin: string;
  close(): Promise<void>;
}

/** Builds the bench pages and serves them at `/bench/` under the product's content policy. Port 0 takes any free one. */
export async function serveSite(port = 0): Promise<Site> {
  await build({
    configFile: false,
    root: join(HERE, 'site'),
    logLevel: 'error',
    plugins: [faceModels()],
    build: {
      outDir: OUT,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: 'es2022',
      rolldownOptions: { input: ['face', 'reference'].map((page) => join(HERE, `site/bench/${page}.html`)) },
    },
  });
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    readFile(fileOf(path)).then(
      (content) => {
        const headers = { 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream', 'Content-Security-Policy': POLICY };
        response.writeHead(200, headers).end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return { origin, close };
}

/** The file behind a path: the reference library and its models come from their packages, the rest is the built site. */
function fileOf(path: string): string {
  if (path === '/vendor/face-api.js') return join(ROOT, 'node_modules/face-api.js/dist/face-api.min.js');
  if (path.startsWith('/weights/')) return join(ROOT, 'node_modules/@vladmandic/face-api/model', path.slice('/weights/'.length));
  return join(OUT, path);
}
