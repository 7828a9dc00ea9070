import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Scene } from '../scene.ts';
import { mixdown, wavOf } from '../sound/mixdown.ts';
import { filmTo, stillOf } from './picture.ts';
import { complaints, webVtt } from './subtitles.ts';
import { TARGET, durationOf, ffmpeg, loudnessOf } from './tools.ts';

/** One clip as `deck.json` lists it. */
export interface DeckEntry {
  id: string;
  title: string;
  durationMs: number;
  files: { mp4: string; webm: string; vtt: string; poster: string };
  alt: string;
}

const MAX_BYTES = 600_000;
const MAX_POSTER_BYTES = 60_000;

/** Renders a scene into `folder` as MP4, WebM, WebVTT and poster. Throws when the result breaks a limit of the deck. */
export async function buildClip(scene: Scene, folder: string): Promise<DeckEntry> {
  const files = { mp4: `${scene.id}.mp4`, webm: `${scene.id}.webm`, vtt: `${scene.id}.vtt`, poster: `${scene.id}.webp` };
  const work = await mkdtemp(join(tmpdir(), 'memes-'));
  try {
    const { samples, spoken } = mixdown(scene);
    const wrong = complaints(scene.cues, spoken, scene.durationMs);
    if (wrong.length > 0) throw new Error(`${scene.id}: ${wrong.join('; ')}`);
    const film = join(work, 'film.mkv');
    const sound = join(work, 'sound.wav');
    await writeFile(sound, wavOf(samples));
    await filmTo(film, scene);
    encode(film, sound, join(folder, files.mp4), join(folder, files.webm));
    await writeFile(join(folder, files.vtt), webVtt(scene.cues));
    await writeFile(join(folder, files.poster), stillOf(scene, scene.posterMs, 82));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  await keepsLimit(folder, files.mp4, MAX_BYTES);
  await keepsLimit(folder, files.webm, MAX_BYTES);
  await keepsLimit(folder, files.poster, MAX_POSTER_BYTES);
  return { id: scene.id, title: scene.title, durationMs: durationOf(join(folder, files.mp4)), files, alt: scene.alt };
}

function encode(film: string, sound: string, mp4: string, webm: string): void {
  const { input_i, input_tp, input_lra, input_thresh, target_offset } = loudnessOf(sound);
  const measured = `measured_I=${input_i}:measured_TP=${input_tp}:measured_LRA=${input_lra}:measured_thresh=${input_thresh}:offset=${target_offset}`;
  const input = [
    '-i',
    film,
    '-i',
    sound,
    '-af',
    `loudnorm=${TARGET}:${measured}:linear=true,aformat=sample_rates=48000:channel_layouts=mono`,
    '-map_metadata',
    '-1',
    '-pix_fmt',
    'yuv420p',
  ];
  // Without the tags, players guess the colours from the size and guess differently.
  const colours = [
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
  ];
  ffmpeg([
    ...input,
    ...colours,
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-tune',
    'animation',
    '-crf',
    '23',
    '-g',
    '100',
    '-c:a',
    'aac',
    '-b:a',
    '72k',
    '-movflags',
    '+faststart',
    '-fflags',
    '+bitexact',
    mp4,
  ]);
  ffmpeg([
    ...input,
    ...colours,
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '34',
    '-b:v',
    '0',
    '-cpu-used',
    '3',
    '-row-mt',
    '1',
    '-g',
    '100',
    '-c:a',
    'libopus',
    '-b:a',
    '56k',
    '-fflags',
    '+bitexact',
    webm,
  ]);
}

async function keepsLimit(folder: string, name: string, limit: number): Promise<void> {
  const { size } = await stat(join(folder, name));
  if (size >= limit) throw new Error(`${name} has ${size} bytes, the limit is ${limit}`);
}
