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
export const POLICY = [
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
export async function serveSite(port = 0, extra: Record<string, string> = {}): Promise<Site> {
  await build({
    configFile: false,
    root: join(HERE, 'site'),
    logLevel: 'warn',
    plugins: [faceModels()],
    build: {
      outDir: OUT,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: 'es2022',
      rolldownOptions: { input: join(HERE, 'site/bench/face.html') },
    },
  });
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file =
      extra[path] ??
      Object.entries(extra).flatMap(([at, folder]) =>
        at.endsWith('/') && path.startsWith(at) ? [join(folder, path.slice(at.length))] : [],
      )[0];
    readFile(file ?? join(OUT, path)).then(
      (content) => {
        const headers = { 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream', 'Content-Security-Policy': POLICY };
        response.writeHead(200, headers).end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))) };
}
