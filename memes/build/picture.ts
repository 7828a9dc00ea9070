import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createCanvas } from '@napi-rs/canvas';
import { FPS, HEIGHT, WIDTH } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { brightness, mostFlashes, mostRedFlashes, redness } from './flashes.ts';

const MAX_FLASHES = 3;

/** Draws every frame of a scene into a lossless video. Throws when the scene flashes too often to be safe. */
export async function filmTo(file: string, scene: Scene): Promise<void> {
  const size = `${WIDTH}x${HEIGHT}`;
  const args = ['-hide_banner', '-loglevel', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', size, '-r', String(FPS), '-i', '-'];
  const encoder = spawn('ffmpeg', [...args, '-c:v', 'libx264rgb', '-preset', 'ultrafast', '-qp', '0', file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(encoder, 'close');
  const canvas = createCanvas(WIDTH, HEIGHT);
  const ctx = canvas.getContext('2d');
  const light: number[][] = [];
  const red: number[][] = [];
  for (let frame = 0; frame < framesOf(scene); frame++) {
    scene.draw(ctx, (frame * 1000) / FPS);
    const rgba = Buffer.from(canvas.data());
    light.push(brightness(rgba, WIDTH, HEIGHT));
    red.push(redness(rgba, WIDTH, HEIGHT));
    if (!encoder.stdin.write(rgba)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`${scene.id}: ffmpeg left with ${String(code)} while taking the frames`);
  const flashes = Math.max(mostFlashes(light, FPS), mostRedFlashes(red, FPS));
  if (flashes > MAX_FLASHES) throw new Error(`${scene.id}: ${flashes} flashes within one second, at most ${MAX_FLASHES} are safe`);
}

/** One frame as WebP. */
export function stillOf(scene: Scene, tMs: number, quality: number): Buffer {
  const canvas = createCanvas(WIDTH, HEIGHT);
  scene.draw(canvas.getContext('2d'), tMs);
  return canvas.toBuffer('image/webp', quality);
}

const framesOf = ({ durationMs }: Scene) => Math.round((durationMs * FPS) / 1000);
