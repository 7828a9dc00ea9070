import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The project's folder: three up from this file, in the sources (`apps/server/src`) as in the bundle (`apps/server/dist`). */
const root = new URL('../../../', import.meta.url);

/** Folder of the built web app. */
export const webRoot = fileURLToPath(new URL('apps/web/dist/', root));

/** Folder of the clips and their list. */
export const memesRoot = fileURLToPath(new URL('memes/deck/', root));

/** Folder of the images to be captioned, and their list. */
export const stillsRoot = fileURLToPath(new URL('memes/stills/', root));

/** Folder of the meme engine's artwork and fonts. */
export const forgeArt = fileURLToPath(new URL('packages/forge/art/', root));

/** The project's version. */
export function version(): string {
  const manifest = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string };
  return manifest.version;
}
