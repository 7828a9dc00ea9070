import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Page } from '@playwright/test';
import type * as Mediabunny from 'mediabunny';
import { brightness, mostFlashes, mostRedFlashes, redness } from '../../memes/build/flashes.ts';
import { integratedLoudness, truePeak } from '../../memes/build/loudness.ts';
import type { Measured } from '../../memes/build/measured.ts';

/** The folder under test. */
export const deckFolder = fileURLToPath(new URL('../../memes/deck/', import.meta.url));
/** A secure context without a server: the browser decodes frames in no other. */
const ORIGIN = 'http://localhost/';
/** What a picture is reduced to before it is looked at. */
const SMALL = { width: 80, height: 48 };
const demuxer = join(dirname(createRequire(import.meta.url).resolve('mediabunny')), 'mediabunny.min.mjs');

const types: Record<string, string> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt',
  webp: 'image/webp',
  mjs: 'text/javascript',
  html: 'text/html',
};

/** Opens a page on which the files of a folder lie beside the program that takes clips apart. */
export async function openBench(page: Page, folder: string): Promise<void> {
  await page.route(`${ORIGIN}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const contentType = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    if (name === 'bench.html') return route.fulfill({ contentType, body: '<!doctype html><title>bench</title>' });
    const body = await readFile(name === 'mediabunny.mjs' ? demuxer : `${folder}${name}`);
    return route.fulfill({ contentType, body });
  });
  await page.goto(`${ORIGIN}bench.html`);
}

/** Decodes every frame and the whole sound of a clip in the browser, and measures both. */
export async function measure(page: Page, file: string): Promise<Measured> {
  const raw = await page.evaluate(decoded, { file, ...SMALL });
  const pixels = Buffer.from(raw.pixels, 'base64');
  const size = SMALL.width * SMALL.height * 4;
  const pictures = Array.from({ length: raw.times.length }, (_, i) => pixels.subarray(i * size, (i + 1) * size));
  const light = pictures.map((rgba) => brightness(rgba, SMALL.width, SMALL.height, 1));
  const red = pictures.map((rgba) => redness(rgba, SMALL.width, SMALL.height, 1));
  const fps = Math.round(raw.times.length / (raw.durationMs / 1000));
  const channels = raw.channels.map((base64) => {
    const bytes = Buffer.from(base64, 'base64');
    return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  });
  return {
    width: raw.width,
    height: raw.height,
    durationMs: raw.durationMs,
    frames: pictures.length,
    loudness: integratedLoudness(channels),
    peak: truePeak(channels),
    flashes: mostFlashes(light, fps),
    redFlashes: mostRedFlashes(red, fps),
  };
}

interface Raw {
  width: number;
  height: number;
  durationMs: number;
  /** Seconds of each frame. */
  times: number[];
  /** RGBA of all frames, one after the other, and 32-bit floats of each channel at 48 kHz; all in base64. */
  pixels: string;
  channels: string[];
}

/** Runs in the page. */
async function decoded({ file, width, height }: { file: string; width: number; height: number }): Promise<Raw> {
  const base64 = (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
    new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
      reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
      reader.readAsDataURL(new Blob([bytes]));
    });
  let planes = new Uint8Array();
  /** A grid of points of a frame as RGBA, computed from its planes (BT.709): drawing whole pictures would take ten times as long. */
  const thinned = async (frame: VideoFrame): Promise<Uint8ClampedArray> => {
    if (frame.format !== 'I420' && frame.format !== 'NV12') throw new Error(`frames come as ${String(frame.format)}`);
    if (planes.length < frame.allocationSize()) planes = new Uint8Array(frame.allocationSize());
    const [luma, second, third] = await frame.copyTo(planes);
    const { width: wide, height: high } = frame.visibleRect ?? { width: frame.codedWidth, height: frame.codedHeight };
    if (!luma || !second) throw new Error('a frame without colours');
    const colour = (x: number, y: number): readonly [number, number] => {
      const at = second.offset + y * second.stride;
      return third
        ? [planes[at + x] ?? 128, planes[third.offset + y * third.stride + x] ?? 128]
        : [planes[at + 2 * x] ?? 128, planes[at + 2 * x + 1] ?? 128];
    };
    const out = new Uint8ClampedArray(width * height * 4);
    for (let i = 0; i < width * height; i++) {
      const x = Math.floor((((i % width) + 0.5) * wide) / width);
      const y = Math.floor(((Math.floor(i / width) + 0.5) * high) / height);
      const light = 1.164 * ((planes[luma.offset + y * luma.stride + x] ?? 16) - 16);
      const [u, v] = colour(x >> 1, y >> 1);
      out.set([light + 1.793 * (v - 128), light - 0.213 * (u - 128) - 0.533 * (v - 128), light + 2.112 * (u - 128), 255], i * 4);
    }
    return out;
  };
  const blob = await (await fetch(`/${file}`)).blob();

  const video = document.createElement('video');
  video.src = `/${file}`;
  await new Promise((resolve, reject) => {
    video.onloadedmetadata = resolve;
    video.onerror = () => reject(new Error(`${file}: ${video.error?.message ?? 'does not play'}`));
  });

  const name = '/mediabunny.mjs';
  const { Input, BlobSource, VideoSampleSink, ALL_FORMATS } = (await import(name)) as typeof Mediabunny;
  const track = await new Input({ formats: ALL_FORMATS, source: new BlobSource(blob) }).getPrimaryVideoTrack();
  if (!track) throw new Error(`${file} has no picture`);
  const times: number[] = [];
  const pictures: Uint8ClampedArray[] = [];
  for await (const sample of new VideoSampleSink(track).samples()) {
    const frame = sample.toVideoFrame();
    pictures.push(await thinned(frame));
    times.push(sample.timestamp);
    frame.close();
    sample.close();
  }
  const pixels = new Uint8Array(pictures.length * width * height * 4);
  pictures.forEach((picture, i) => pixels.set(picture, i * picture.length));

  const audio = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(await blob.arrayBuffer());
  const channels = await Promise.all(
    Array.from({ length: audio.numberOfChannels }, (_, i) => base64(new Uint8Array(audio.getChannelData(i).buffer))),
  );
  return {
    width: video.videoWidth,
    height: video.videoHeight,
    durationMs: Math.round(video.duration * 1000),
    times,
    pixels: await base64(pixels),
    channels,
  };
}

/** Loads a poster and the subtitles as a page does; returns the picture's size and how many lines there are. Rejects when one does not load. */
export const loaded = (page: Page, files: { poster: string; vtt: string }): Promise<{ poster: [number, number]; lines: number }> =>
  page.evaluate(async ({ poster, vtt }) => {
    const image = new Image();
    image.src = `/${poster}`;
    await image.decode();
    const video = document.createElement('video');
    const track = document.createElement('track');
    track.src = `/${vtt}`;
    track.default = true;
    track.kind = 'subtitles';
    const ready = new Promise((resolve, reject) => {
      track.onload = resolve;
      track.onerror = () => reject(new Error(`${vtt} does not load`));
    });
    video.append(track);
    document.body.append(video);
    track.track.mode = 'hidden';
    await ready;
    return { poster: [image.naturalWidth, image.naturalHeight] as [number, number], lines: track.track.cues?.length ?? 0 };
  }, files);
