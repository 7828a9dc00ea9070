import { createFace } from '../engine/face/face.ts';
import type { Face } from '../engine/face/face-types.ts';
import { createSound } from '../engine/sound/sound.ts';
import type { Sound } from '../engine/sound/sound.ts';

let face: Face | undefined;
let sound: Sound | undefined;

/** The page's one detector: its models are loaded once, however many arenas are entered. */
export const pageFace = (): Face => (face ??= createFace());

/** The page's sounds. */
export const pageSound = (): Sound => (sound ??= createSound());
