import { copyFile, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Scene } from '../scene.ts';
import { levelled, mixdown, wavOf } from '../sound/mixdown.ts';
import { filmTo, stillOf } from './picture.ts';
import { complaints, webVtt } from './subtitles.ts';
import type { Samples } from '../sound/signal.ts';
import { durationOf, ffmpeg, levelsOf } from './tools.ts';

/** One clip as `deck.json` lists it. */
export interface DeckEntry {
  id: string;
  title: string;
  durationMs: number;
  files: { mp4: string; webm: string; vtt: string; poster: string };
  alt: string;
  /** Never drawn for a match: it plays where another clip cannot. */
  fallback?: true;
}

/** LUFS. */
const LOUDNESS = -16;
const MAX_BYTES = 600_000;
const MAX_POSTER_BYTES = 60_000;

/** Renders a scene into `folder` as MP4, WebM, WebVTT and poster. Throws, and leaves the folder as it was, when the result breaks a limit. */
export async function buildClip(scene: Scene, folder: string): Promise<DeckEntry> {
  const files = { mp4: `${scene.id}.mp4`, webm: `${scene.id}.webm`, vtt: `${scene.id}.vtt`, poster: `${scene.id}.webp` };
  const work = await mkdtemp(join(tmpdir(), 'memes-'));
  const made = (name: string) => join(work, name);
  try {
    const { samples, spoken } = mixdown(scene);
    const wrong = complaints(scene.cues, spoken, scene.durationMs);
    if (wrong.length > 0) throw new Error(`${scene.id}: ${wrong.join('; ')}`);
    await masterTo(made('sound.wav'), samples);
    await filmTo(made('film.mkv'), scene);
    await encode(made('film.mkv'), made('sound.wav'), made(files.mp4), MP4);
    await encode(made('film.mkv'), made('sound.wav'), made(files.webm), WEBM);
    await writeFile(made(files.vtt), webVtt(scene.cues));
    await writeFile(made(files.poster), stillOf(scene, scene.posterMs, 82));
    await keepsLimit(made(files.poster), MAX_POSTER_BYTES);
    const durationMs = durationOf(made(files.mp4));
    for (const name of Object.values(files)) await copyFile(made(name), join(folder, name));
    const { id, title, alt, fallback } = scene;
    return { id, title, durationMs, files, alt, ...(fallback && { fallback }) };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Renders only the sound of a scene anew, under the pictures that are in `folder`. Throws, and leaves them as they were, when the result breaks a limit. */
export async function buildSound(scene: Scene, folder: string): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'memes-'));
  const made = (name: string) => join(work, name);
  const names = [`${scene.id}.mp4`, `${scene.id}.webm`] as const;
  try {
    await masterTo(made('sound.wav'), mixdown(scene).samples);
    for (const [name, qualities] of [
      [names[0], MP4],
      [names[1], WEBM],
    ] as const) {
      const kept = qualities.map(({ sound }) => ({ picture: '-map 0:v -map 1:a -c:v copy -movflags +faststart', sound }));
      await encode(join(folder, name), made('sound.wav'), made(name), kept);
    }
    for (const name of names) await copyFile(made(name), join(folder, name));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** How high a sample may rise before it is encoded: encoders overshoot, usually by less than 2 dB. The first that ends below the limit is taken. */
const CEILINGS = [0.7, 0.6, 0.5, 0.4];
/** dBFS, between the samples too, as it is finally heard. */
const PEAK = -1.2;

/** Brings a mix to the loudness of the deck by gain alone, so that a whisper stays a whisper, and its peaks below the limit. */
async function masterTo(file: string, samples: Samples): Promise<void> {
  for (const ceiling of CEILINGS) {
    await levelTo(file, samples, ceiling);
    if (loudestOf(file) < PEAK) return;
  }
  throw new Error(`the peaks rise above ${PEAK} dBFS whatever the ceiling`);
}

/** Bent peaks cost a little, hence the rounds. */
async function levelTo(file: string, samples: Samples, ceiling: number): Promise<void> {
  let gain = 1;
  for (let round = 0; round < 4; round++) {
    await writeFile(file, wavOf(levelled(samples, gain, ceiling)));
    const off = LOUDNESS - levelsOf(file).loudness;
    if (Math.abs(off) < 0.3) return;
    gain *= 10 ** (off / 20);
  }
}

/** The highest peak that the encoders make of a sound, at their best and at their least. */
function loudestOf(file: string): number {
  const peaks = [MP4[0], MP4.at(-1), WEBM[0], WEBM.at(-1)].map((quality, i) => {
    const tried = `${file}.${i < 2 ? 'm4a' : 'webm'}`;
    ffmpeg(['-i', file, ...(quality?.sound ?? '').split(' '), tried]);
    return levelsOf(tried).peak;
  });
  return Math.max(...peaks);
}

// Without the tags, players guess the colours from the size and guess differently.
const PICTURE =
  '-pix_fmt yuv420p -vf scale=out_color_matrix=bt709:out_range=tv -colorspace bt709 -color_primaries bt709 -color_trc bt709 -g 200';
/** From as good as can be to good enough: the first that keeps the limit is taken. */
const MP4 = [
  [24, 60],
  [26, 56],
  [28, 48],
  [30, 48],
].map(([crf, kbit]) => ({
  picture: `${PICTURE} -c:v libx264 -preset medium -tune animation -crf ${crf} -movflags +faststart`,
  sound: `-c:a aac -b:a ${kbit}k`,
}));
const WEBM = [
  [34, 48],
  [37, 44],
  [40, 40],
  [44, 40],
].map(([crf, kbit]) => ({
  picture: `${PICTURE} -c:v libvpx-vp9 -crf ${crf} -b:v 0 -cpu-used 4 -row-mt 1`,
  sound: `-c:a libopus -b:a ${kbit}k`,
}));
type Quality = (typeof MP4)[number];

/** What a step down the list saves, roughly: an encoding takes minutes, so hopeless ones are skipped. */
const STEP = 1.22;

/** Encodes with the best of these qualities whose file is small enough. Throws when none is. */
async function encode(film: string, sound: string, file: string, qualities: readonly Quality[]): Promise<void> {
  for (let i = 0; ;) {
    const { picture = '', sound: audio = '' }: Partial<Quality> = qualities[i] ?? {};
    ffmpeg(['-i', film, '-i', sound, ...`-map_metadata -1 ${picture} ${audio} -fflags +bitexact`.split(' '), file]);
    const { size } = await stat(file);
    if (size < MAX_BYTES) return;
    if (i === qualities.length - 1) throw new Error(`${basename(file)} has ${size} bytes, the limit is ${MAX_BYTES}`);
    i = Math.min(qualities.length - 1, i + Math.ceil(Math.log(size / MAX_BYTES) / Math.log(STEP)));
  }
}

async function keepsLimit(file: string, limit: number): Promise<void> {
  const { size } = await stat(file);
  if (size >= limit) throw new Error(`${basename(file)} has ${size} bytes, the limit is ${limit}`);
}
