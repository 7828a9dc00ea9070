import type { FrameHealth } from './face-types.ts';

const WIDTH = 32;
const HEIGHT = 24;
const BRIGHT = 10;
const MIN_BRIGHT_SHARE = 0.05;
const MIN_AVERAGE = 15;

/** Judges RGBA pixels (spec §5): valid when more than 5 % are brighter than 10 and the average is above 15. No pixels are not valid. */
export function checkPixels(rgba: Uint8ClampedArray): FrameHealth {
  const pixels = rgba.length / 4;
  let [bright, sum] = [0, 0];
  for (let at = 0; at < rgba.length; at += 4) {
    const brightness = ((rgba[at] ?? 0) + (rgba[at + 1] ?? 0) + (rgba[at + 2] ?? 0)) / 3;
    sum += brightness;
    if (brightness > BRIGHT) bright++;
  }
  const share = pixels ? bright / pixels : 0;
  const average = pixels ? sum / pixels : 0;
  return { valid: share > MIN_BRIGHT_SHARE && average > MIN_AVERAGE, bright: share, average };
}

/** Looks at a part of an RGBA picture through a grid of 32 × 24 pixels, without drawing it once more. */
export function checkPart(
  rgba: Uint8ClampedArray,
  stride: number,
  part: { left: number; top: number; width: number; height: number },
): FrameHealth {
  const copy = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y++) {
    const row = Math.floor(part.top + ((y + 0.5) * part.height) / HEIGHT) * stride;
    for (let x = 0; x < WIDTH; x++) {
      const from = 4 * (row + Math.floor(part.left + ((x + 0.5) * part.width) / WIDTH));
      copy.set(rgba.subarray(from, from + 3), 4 * (y * WIDTH + x));
    }
  }
  return checkPixels(copy);
}

/** Judges what a playing video shows, on a 32 × 24 copy; null before it has a picture. For cameras the detector does not watch. */
export function checkVideo(video: HTMLVideoElement): FrameHealth | null {
  if (!video.videoWidth) return null;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(video, 0, 0, WIDTH, HEIGHT);
  return checkPixels(context.getImageData(0, 0, WIDTH, HEIGHT).data);
}
