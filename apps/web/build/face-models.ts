import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const VIRTUAL = 'virtual:face-models';
const RESOLVED = `\0${VIRTUAL}`;
const KERNELS = '@tensorflow/tfjs-backend-wasm';

/** The packages' files that the detector loads, by the names its worker knows them by. */
const SOURCES = {
  detectorGraph: ['@vladmandic/human', 'models/blazeface.json'],
  detectorWeights: ['@vladmandic/human', 'models/blazeface.bin'],
  expressionManifest: ['@vladmandic/face-api', 'model/face_expression_model-weights_manifest.json'],
  expressionWeights: ['@vladmandic/face-api', 'model/face_expression_model.bin'],
  kernels: [KERNELS, 'wasm-out/tfjs-backend-wasm-simd.wasm'],
  kernelsPlain: [KERNELS, 'wasm-out/tfjs-backend-wasm.wasm'],
} as const;

const TYPES: Record<string, string> = { '.json': 'application/json', '.bin': 'application/octet-stream', '.wasm': 'application/wasm' };

export type ModelName = keyof typeof SOURCES;

export interface Model {
  url: string;
  content: Buffer;
}

/**
 * Serves the detector's models from our own origin under `/models/`: names carry a hash of the content, so they may be cached for ever.
 * In development from the packages themselves, in a build as files beside the app. The app asks `virtual:face-models` for addresses and sizes.
 */
export function faceModels(): Plugin {
  let models: Record<ModelName, Model> | undefined;
  const all = (): Record<ModelName, Model> => (models ??= readModels());
  return {
    name: 'face-models',
    config: () => ({
      worker: { format: 'es' },
      // CommonJS, and reached only through a worker: found late, it would reload the page in development.
      optimizeDeps: { include: [`${KERNELS}/wasm-out/tfjs-backend-wasm.js`] },
    }),
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const files = Object.fromEntries(Object.entries(all()).map(([name, { url, content }]) => [name, { url, bytes: content.length }]));
      return `export const modelFiles = ${JSON.stringify(files)};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const model = Object.values(all()).find(({ url }) => url === request.url?.split('?')[0]);
        if (!model) return next();
        response.setHeader('Content-Type', TYPES[extname(model.url)] ?? 'application/octet-stream');
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
        response.end(model.content);
      });
    },
    generateBundle() {
      for (const { url, content } of Object.values(all())) {
        this.emitFile({ type: 'asset', fileName: url.slice(1), source: content });
        // Almost half the size: for servers that send a compressed neighbour to browsers that take it.
        this.emitFile({ type: 'asset', fileName: `${url.slice(1)}.gz`, source: gzipSync(content, { level: 9 }) });
      }
    },
  };
}

/** Reads the files from the installed packages. */
export function readModels(): Record<ModelName, Model> {
  const entries = Object.entries(SOURCES).map(([name, [pack, path]]) => {
    const content = readFileSync(join(packageRoot(pack), path));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    return [name, { url: `/models/${basename(path, extname(path))}-${hash}${extname(path)}`, content }] as const;
  });
  return Object.fromEntries(entries) as Record<ModelName, Model>;
}

/** The folder of an installed package. Not every package lets its `package.json` be resolved, so the folders above are searched as Node does. */
function packageRoot(name: string): string {
  const require = createRequire(import.meta.url);
  const folder = require.resolve.paths(name)?.find((above) => existsSync(join(above, name)));
  if (!folder) throw new Error(`${name} is not installed`);
  return join(folder, name);
}
