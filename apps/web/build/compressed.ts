import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Smaller than this, a file travels in one packet anyway. */
const WORTH_BYTES = 1024;

/** Lays a `.gz` neighbour beside every script, style and picture of the build, once, so that the server compresses nothing while it serves. */
export function compressed(): Plugin {
  return {
    name: 'deadpan:compressed',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          if (!/\.(js|css|svg)$/.test(fileName)) continue;
          const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (content.length < WORTH_BYTES) continue;
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(content, { level: 9 }) });
        }
      },
    },
  };
}
