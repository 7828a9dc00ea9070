import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Scene } from '../scene.ts';
import { levelled, mixdown, wavOf } from '../sound/mixdown.ts';
import { filmTo, stillOf } from './picture.ts';
import { complaints, webVtt } from './subtitles.ts';
import type { Samples } from '../sound/signal.ts';
import { durationOf, ffmpeg, loudnessOf } from './tools.ts';

/** One clip as `deck.json` lists it. */
export interface DeckEntry {
  id: string;
  title: string;
  durationMs: number;
  files: { mp4: string; webm: string; vtt: string; poster: string };
  alt: string;
}

/** LUFS. */
const LOUDNESS = -16;
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
    await masterTo(sound, samples);
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

/** Brings a mix to the loudness of the deck by gain alone, so that a whisper stays a whisper. Bent peaks cost a little, hence the rounds. */
async function masterTo(file: string, samples: Samples): Promise<void> {
  let gain = 1;
  for (let round = 0; round < 4; round++) {
    await writeFile(file, wavOf(levelled(samples, gain)));
    const off = LOUDNESS - loudnessOf(file);
    if (Math.abs(off) < 0.3) return;
    gain *= 10 ** (off / 20);
  }
}

// Without the tags, players guess the colours from the size and guess differently.
const PICTURE =
  '-pix_fmt yuv420p -vf scale=out_color_matrix=bt709:out_range=tv -colorspace bt709 -color_primaries bt709 -color_trc bt709 -g 200';
const MP4 = '-c:v libx264 -preset medium -tune animation -crf 24 -c:a aac -b:a 60k -movflags +faststart';
const WEBM = '-c:v libvpx-vp9 -crf 34 -b:v 0 -cpu-used 4 -row-mt 1 -c:a libopus -b:a 48k';

function encode(film: string, sound: string, mp4: string, webm: string): void {
  for (const [format, file] of [
    [MP4, mp4],
    [WEBM, webm],
  ] as const) {
    ffmpeg(['-i', film, '-i', sound, ...`-map_metadata -1 ${PICTURE} ${format} -fflags +bitexact`.split(' '), file]);
  }
}

async function keepsLimit(folder: string, name: string, limit: number): Promise<void> {
  const { size } = await stat(join(folder, name));
  if (size >= limit) throw new Error(`${name} has ${size} bytes, the limit is ${limit}`);
}
