import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';

/** Serves the page with the two ends of a link. */
export async function serveLinks(): Promise<ViteDevServer> {
  const site = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('site', import.meta.url)),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false, fs: { strict: false } },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  return site.listen();
}

/** The page's address; `ice`: over which servers its link goes. */
export const linksPage = (site: ViteDevServer, ice: object = {}): string =>
  `${site.resolvedUrls?.local[0] ?? ''}links.html?ice=${encodeURIComponent(JSON.stringify(ice))}`;
