import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BuildOptions, Plugin } from 'rolldown';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** With the packages in it the map takes three times as long to be read, when the first stack is told and no match goes on. */
const unmapped: Plugin = {
  name: 'packages without a map',
  transform: { filter: { id: /node_modules/ }, handler: (code) => ({ code, map: { mappings: '' } }) },
};

/**
 * What has parts in machine code, or looks for files beside itself, stays in node_modules. Whoever starts the server asks whether it is there, before
 * any TypeScript can be read: so the list is a file. `ws` would like `utf-8-validate` too, which nobody has to install: Node does that by itself.
 */
const outside = [...(JSON.parse(readFileSync(here('beside.json'), 'utf8')) as string[]), 'utf-8-validate'];

/**
 * How the server is bundled for production (Node cannot strip types): our own packages inside, and those of node_modules that can be, for to find and
 * read eleven hundred files took more than a third of the processor time of a start. The operator's commands are a program of their own, the
 * thread of the writer and the worker processes of the sentence model, the meme engine and the file reader are files that their starters look for beside
 * themselves;
 * everything lies in one folder, because `paths.ts` counts folders. Takes that folder.
 */
export function bundle(folder: string): BuildOptions {
  return {
    input: {
      main: here('src/main.ts'),
      operator: here('src/operator/main.ts'),
      'writer-worker': here('src/adapters/database/sqlite/writer-worker.ts'),
      'forge-worker': here('src/adapters/forge/forge-worker.ts'),
      'embedder-worker': here('src/adapters/judge/embedder-worker.ts'),
      'file-worker': here('src/adapters/files/file-worker.ts'),
    },
    cwd: here('.'),
    platform: 'node',
    external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [unmapped],
    output: { dir: folder, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name].js', sourcemap: true, cleanDir: true },
  };
}
