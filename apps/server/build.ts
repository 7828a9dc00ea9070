import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Bundles the server for production (Node cannot strip types): our own packages inside, those of node_modules outside. The writer's thread is a file
 * of its own, which `start-worker.ts` looks for beside itself; everything lies in one folder, because `paths.ts` counts folders.
 */
await build({
  input: { main: here('src/main.ts'), 'writer-worker': here('src/adapters/database/sqlite/writer-worker.ts') },
  cwd: here('.'),
  platform: 'node',
  external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@deadpan/'),
  output: { dir: here('dist'), format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name].js', sourcemap: true, cleanDir: true },
});
