import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildClip, buildSound } from './build/clip.ts';
import type { DeckEntry } from './build/clip.ts';
import { requireTools } from './build/tools.ts';
import { scenes } from './scenes/all.ts';

const DECK = fileURLToPath(new URL('./deck/', import.meta.url));
const LIST = `${DECK}deck.json`;

async function known(): Promise<DeckEntry[]> {
  try {
    return JSON.parse(await readFile(LIST, 'utf8')) as DeckEntry[];
  } catch {
    return [];
  }
}

/** Rebuilds the named clips, or all of them, and the list of the deck in the order of the scenes. With `sound` before the names only their sound, in seconds. */
async function build([first, ...others]: readonly string[]): Promise<void> {
  requireTools();
  const soundOnly = first === 'sound';
  const ids = soundOnly || first === undefined ? others : [first, ...others];
  const strangers = ids.filter((id) => !scenes.some((scene) => scene.id === id));
  if (strangers.length > 0)
    throw new Error(`No scene is called ${strangers.join(', ')}. There are: ${scenes.map(({ id }) => id).join(', ')}`);
  await mkdir(DECK, { recursive: true });
  for (const scene of scenes) {
    if (ids.length > 0 && !ids.includes(scene.id)) continue;
    if (soundOnly) {
      await buildSound(scene, DECK);
      continue;
    }
    const entry = await buildClip(scene, DECK);
    console.log(`${scene.id}: ${entry.durationMs} ms`);
    // Read only now: somebody else may have built another clip meanwhile.
    const entries = new Map((await known()).map((one) => [one.id, one])).set(scene.id, entry);
    const list = scenes.flatMap(({ id }) => entries.get(id) ?? []);
    await writeFile(LIST, `${JSON.stringify(list, null, 2)}\n`);
  }
}

try {
  await build(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
