import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeClip } from '../../e2e/cameras/clips.ts';
import { LOOKS } from '../../e2e/cameras/draw-face.ts';

/** While this face smiles its wall is blue, so that a page can tell the first frame of a smile from its camera's picture. */
const BLUE_WALL = '#7f9fc8';

/**
 * A camera that is deadpan, then smiles fully from one frame to the next, again and again: returns the file's path.
 * @param straight seconds without a smile
 * @param smiling seconds with one
 */
export async function smilingCamera(straight: number, smiling: number): Promise<string> {
  const calm = await makeClip(`calm${straight}s`, undefined, { seconds: straight, look: LOOKS.bob });
  const blue = { ...LOOKS.bob, wall: BLUE_WALL };
  const smile = await makeClip(`blueSmile${smiling}s`, undefined, { seconds: smiling, look: blue, pose: () => ({ smile: 1 }) });
  const both = join(dirname(calm), `calm${straight}s-blueSmile${smiling}s.mjpeg`);
  writeFileSync(both, Buffer.concat([readFileSync(calm), readFileSync(smile)]));
  return both;
}
