import { checkVideo } from '../face/frame-check.ts';
import type { FrameHealth } from '../face/face-types.ts';
import { happens, openClip } from './open-clip.ts';

/** Where to look for a picture, in parts of the clip: a good one is rarely the first, which is often black. */
const PLACES = [0.25, 0.5, 0.1, 0.75, 0.9];
const LONGER_SIDE = 640;
const QUALITY = 0.85;

/**
 * Takes how to look at a place; returns the first place whose picture is not black, else the brightest of them, null when none could be seen.
 */
export async function bestPlace(places: readonly number[], look: (place: number) => Promise<FrameHealth | null>): Promise<number | null> {
  let best: { place: number; average: number } | null = null;
  for (const place of places) {
    // One after the other: an element can only be at one place.
    const health = await look(place);
    if (health?.valid) return place;
    if (health && health.average > (best?.average ?? -1)) best = { place, average: health.average };
  }
  return best?.place ?? null;
}

/** A canvas as a small file; WebP where the browser can write it. */
function encoded(canvas: HTMLCanvasElement, type = 'image/webp'): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(type !== 'image/jpeg' && blob?.type !== type ? encoded(canvas, 'image/jpeg') : blob), type, QUALITY);
  });
}

/** Takes a clip from the player's disk; returns a still picture of it that is not black if there is one, at most 640 px, or null when this browser cannot play it. */
export async function posterOf(file: Blob): Promise<Blob | null> {
  const clip = await openClip(file);
  if (!clip) return null;
  const { video } = clip;
  const go = async (place: number): Promise<boolean> => {
    const there = happens(video, 'seeked');
    video.currentTime = place * (Number.isFinite(video.duration) ? video.duration : 1);
    return there;
  };
  try {
    const place = await bestPlace(PLACES, async (at) => ((await go(at)) ? checkVideo(video) : null));
    if (place === null || !(await go(place))) return null;
    const scale = Math.min(1, LONGER_SIDE / Math.max(video.videoWidth, video.videoHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    return await encoded(canvas);
  } finally {
    clip.close();
  }
}
