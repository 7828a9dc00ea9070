import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FILES = /\/react-router\/dist\/production\/.*\.mjs$/;

/**
 * Bundles the router's production files without what only its server framework uses (prefetched pages, forms, fetchers, scripts): the bundler
 * keeps those because they are named after they are made, and because every link could prefetch. Almost four kilobytes of the first screen, gzip.
 * What no longer matches in a later version stays whole; `npm run check` weighs the outcome.
 */
export function leanRouter(): Plugin {
  const production = fileURLToPath(new URL('dist/production/index.mjs', import.meta.resolve('react-router/package.json')));
  return {
    name: 'deadpan:lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'react-router' ? production : undefined),
    transform(code, id) {
      if (!FILES.test(id)) return undefined;
      const lean = code
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replaceAll(/= (React\d*)\.(forwardRef|createContext|memo)\(/g, '= /* @__PURE__ */ $1.$2(')
        .replace(/^function PrefetchPageLinks\([\s\S]*?^}/m, 'function PrefetchPageLinks() { return null; }');
      return { code: lean, map: null };
    },
  };
}
