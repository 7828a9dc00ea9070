import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'rolldown';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * How the server is bundled for production (Node cannot strip types): our own packages inside, those of node_modules outside. The operator's commands
 * are a program of their own, the threads of the writer, the sentence model, the meme engine and the reader of clips files that their starters look for beside themselves; everything lies in one folder, because
 * `paths.ts` counts folders. Takes that folder.
 */
export function bundle(folder: string): BuildOptions {
  return {
    input: {
      main: here('src/main.ts'),
      operator: here('src/operator/main.ts'),
      'writer-worker': here('src/adapters/database/sqlite/writer-worker.ts'),
      'forge-worker': here('src/adapters/forge/forge-worker.ts'),
      'embedder-worker': here('src/adapters/judge/embedder-worker.ts'),
      'clip-worker': here('src/adapters/clips/clip-worker.ts'),
    },
    cwd: here('.'),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@deadpan/'),
    output: { dir: folder, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name].js', sourcemap: true, cleanDir: true },
  };
}
