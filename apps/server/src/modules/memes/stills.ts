import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Still } from '@deadpan/protocol';
import { contentVersion } from '../../http/content-version.ts';

const FileName = z.string().regex(/^[\w-][\w.-]*$/);
const Stills = z.array(z.object({ id: z.string().min(1).max(64), title: z.string().min(1), alt: z.string().min(1), file: FileName }));

/** Takes the folder of the images; returns those to be captioned in round 3, each address with a hash of its content. No folder: no images. */
export function readStills(folder: string): Still[] {
  const list = join(folder, 'stills.json');
  if (!existsSync(list)) return [];
  return Stills.parse(JSON.parse(readFileSync(list, 'utf8'))).map(({ id, title, alt, file }) => ({
    id,
    title,
    alt,
    url: `/media/stills/${file}?v=${contentVersion(join(folder, file))}`,
  }));
}
