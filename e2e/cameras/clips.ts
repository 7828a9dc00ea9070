import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import { LOOKS, drawPerson, drawWall } from './draw-face.ts';
import type { Look, Pose } from './draw-face.ts';

const FRAMES_PER_SECOND = 30;
const WIDTH = 640;
const HEIGHT = 480;
const JPEG_QUALITY = 80;
/** The idle movement (a slow sway and one blink) repeats after this many frames, so that few different pictures make a long clip. */
const IDLE_FRAMES = 60;
/** How long a face takes to light up or to fall, in seconds. */
const TURN = 0.2;
const HERE = fileURLToPath(new URL('.', import.meta.url));
const CACHE = join(HERE, '../../node_modules/.cache/deadpan-clips');

/** A clip a fake camera plays in a loop: what one person does at every moment. */
export interface Clip {
  seconds: number;
  /** null: a lens cap. */
  look: Look | null;
  /** The pose at a time in seconds, or null while nobody is there. Without it: deadpan. */
  pose?: (t: number) => Pose | null;
}

/** 1 from `from` to `to` (seconds), 0 elsewhere, with a short rise and fall inside and after it. */
const between = (t: number, from: number, to: number): number => Math.max(0, Math.min(1, (t - from) / TURN, 1 - (t - to) / TURN));

/** Deadpan until `at`, then a full smile that lasts `lasts` seconds; `of` is the length of the loop. All in seconds. */
const smileAt = (at: number, of: number, look: Look = LOOKS.ann, lasts = of - at - 0.4): Clip => ({
  seconds: of,
  look,
  pose: (t) => ({ smile: between(t, at, at + lasts) }),
});

/** A full smile for 0.2 s, at once, in the middle of a straight face. */
const flash = (at: number, of: number, look: Look): Clip => ({
  seconds: of,
  look,
  pose: (t) => ({ smile: t >= at && t < at + 0.2 ? 1 : 0 }),
});

export const clips = {
  neutralA: { seconds: 2, look: LOOKS.ann },
  neutralB: { seconds: 2, look: LOOKS.bob },
  neutralC: { seconds: 2, look: LOOKS.cleo },
  smileA: { seconds: 2, look: LOOKS.ann, pose: () => ({ smile: 1 }) },
  smileB: { seconds: 2, look: LOOKS.bob, pose: () => ({ smile: 1 }) },
  smileAt: smileAt(6, 10),
  flash200ms: flash(6, 10, LOOKS.bob),
  halfSmile: { seconds: 2, look: LOOKS.ann, pose: () => ({ smile: 0.5 }) },
  talking: { seconds: 4, look: LOOKS.cleo, pose: (t) => ({ open: 0.45 * Math.max(0, Math.sin(2 * Math.PI * 2.5 * t)) * (t < 3 ? 1 : 0) }) },
  faceLeaves: { seconds: 8, look: LOOKS.bob, pose: (t) => (t >= 4 && t < 7 ? null : {}) },
  covered: { seconds: 1, look: null },
  noFace: { seconds: 1, look: LOOKS.ann, pose: () => null },
} satisfies Record<string, Clip>;

export type ClipName = keyof typeof clips;

/** The small movements of somebody sitting still: without them a camera picture is suspiciously frozen. */
function idle(frame: number): Pose {
  const turn = (2 * Math.PI * (frame % IDLE_FRAMES)) / IDLE_FRAMES;
  const blinking = frame % IDLE_FRAMES >= 20 && frame % IDLE_FRAMES < 24;
  return { x: 320 + 4 * Math.sin(turn), y: 235 + 2 * Math.sin(2 * turn), tilt: 0.025 * Math.sin(turn), blink: blinking ? 0.9 : 0 };
}

/** All frames of a clip as JPEG pictures; equal frames are the same buffer. */
function drawClip({ seconds, look, pose = () => ({}) }: Clip): Buffer[] {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  const drawn = new Map<string, Buffer>();
  const draw = (shown: Pose | null): Buffer => {
    context.fillStyle = '#000';
    context.fillRect(0, 0, WIDTH, HEIGHT);
    if (look) drawWall(context, look);
    if (look && shown) drawPerson(context, look, shown);
    return canvas.toBuffer('image/jpeg', JPEG_QUALITY);
  };
  return Array.from({ length: Math.round(seconds * FRAMES_PER_SECOND) }, (_, frame) => {
    const now = pose(frame / FRAMES_PER_SECOND);
    const shown = now && { ...idle(frame), ...now };
    const key = JSON.stringify(look && shown);
    const picture = drawn.get(key) ?? draw(shown);
    drawn.set(key, picture);
    return picture;
  });
}

/** Hash of everything that decides what a clip looks like: a changed drawing is a new folder. */
function version(): string {
  const hash = createHash('sha256');
  for (const file of ['clips.ts', 'draw-face.ts', 'face-parts.ts']) hash.update(readFileSync(join(HERE, file)));
  return hash.digest('hex').slice(0, 12);
}

/**
 * The path of a clip for `--use-file-for-fake-video-capture`: 640 × 480 MJPEG, 30 frames a second, drawn on first use and kept.
 * A clip that is not in the list needs a name of its own.
 */
export function makeClip(name: ClipName, dir?: string): Promise<string>;
export function makeClip(name: string, dir: string | undefined, clip: Clip): Promise<string>;
export function makeClip(name: string, dir = join(CACHE, version()), clip: Clip = clips[name as ClipName]): Promise<string> {
  const path = join(dir, `${name}.mjpeg`);
  if (existsSync(path)) return Promise.resolve(path);
  mkdirSync(dir, { recursive: true });
  // Several test workers may draw the same clip at once: each writes its own file, the last rename wins.
  const own = `${path}.${process.pid}`;
  writeFileSync(own, Buffer.concat(drawClip(clip)));
  renameSync(own, path);
  return Promise.resolve(path);
}

/** Chromium's arguments for a fake camera that plays a clip. The file belongs to the process: one browser per camera. */
export const cameraArgs = (clip: string): string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${clip}`,
];
