import { fileTypeFromBuffer } from 'file-type';
import { BufferSource, Input, MP4, WEBM, type InputTrack, type InputVideoTrack } from 'mediabunny';
import { limits } from '@deadpan/protocol';
import { BadFileError, type Clip } from '../../ports/file-reader.ts';
import { checkedVideo, checkSound } from './codecs.ts';
import { countMp4Samples } from './mp4-claims.ts';
import { extentOf } from './packets.ts';
import { refusals } from './refusals.ts';
import { rewrite } from './rewrite.ts';
import { countWebmFrames } from './webm-claims.ts';

const { ms, minMs, side } = limits.decks.clip;
const SIDE_LEAST = 64;
/** Clips cut at the limit are a picture or two longer. */
const SLACK_MS = 500;
const SECONDS_MOST = (ms + SLACK_MS) / 1000;
/** 120 pictures a second, and sound in the smallest pieces there are. */
const PICTURES_MOST = SECONDS_MOST * 120;
const SOUNDS_MOST = SECONDS_MOST * 420;

const containers: Record<string, string> = {
  mov: 'a QuickTime film',
  mkv: 'a Matroska film',
  avi: 'an AVI film',
  flv: 'a Flash film',
  wmv: 'a Windows Media film',
  asf: 'a Windows Media film',
  '3gp': 'a 3GP film',
  '3g2': 'a 3GP film',
  mpg: 'an MPEG film',
  ogv: 'an Ogg film',
  ogm: 'an Ogg film',
  mts: 'an MPEG film',
};
const types: Record<string, 'mp4' | 'webm'> = { mp4: 'mp4', m4v: 'mp4', webm: 'webm' };

/** By its first bytes, whatever it is called. */
async function typeOf(bytes: Uint8Array): Promise<'mp4' | 'webm'> {
  const ext = (await fileTypeFromBuffer(bytes))?.ext ?? '';
  const type = types[ext];
  if (type) return type;
  const name = containers[ext];
  throw name ? refusals.container(name) : refusals.unknown();
}

function checkSize({ displayWidth: width, displayHeight: height, codedWidth, codedHeight }: InputVideoTrack): void {
  if (Math.max(width, height, codedWidth, codedHeight) > side + 16) throw refusals.tooWide(width, height);
  if (Math.max(width, height) > side) throw refusals.tooWide(width, height);
  if (!(Math.min(width, height, codedWidth, codedHeight) >= SIDE_LEAST)) throw refusals.tooSmall();
}

async function measured(tracks: readonly InputTrack[], type: 'mp4' | 'webm'): Promise<void> {
  const [video, ...videos] = tracks.filter((track) => track.isVideoTrack());
  const [sound, ...sounds] = tracks.filter((track) => track.isAudioTrack());
  if (tracks.length === 0) throw refusals.damaged();
  if (!video) throw refusals.noVideo();
  if (videos.length + sounds.length > 0) throw refusals.tracks();
  const looksRight = await checkedVideo(video, type);
  checkSize(video);
  if (sound) await checkSound(sound, type);
  // Before the packets, so that whoever sends an hour is told that and not that there are too many pictures.
  const declared = Math.max(
    ...(await Promise.all(tracks.map((track) => track.getDurationFromMetadata()))).map((duration) => duration ?? 0),
  );
  if (declared > SECONDS_MOST) throw refusals.tooLong();
  const seen = await extentOf(video, PICTURES_MOST, looksRight);
  const heard = sound ? await extentOf(sound, SOUNDS_MOST, null) : seen;
  const seconds = Math.max(seen.end, heard.end) - Math.max(0, Math.min(seen.start, heard.start));
  if (!(seconds <= SECONDS_MOST)) throw refusals.tooLong();
  if (seconds * 1000 < minMs) throw refusals.tooShort();
}

async function served(bytes: Uint8Array, type: 'mp4' | 'webm'): Promise<Clip> {
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4, WEBM] });
  const [seconds, video] = [await input.computeDuration(), await input.getPrimaryVideoTrack()];
  if (!video) throw refusals.damaged();
  const durationMs = Math.min(ms, Math.round(seconds * 1000));
  return { bytes, type, durationMs, width: video.displayWidth, height: video.displayHeight };
}

/** An hour of video, which is refused for its length, has fewer samples; a list of millions would fill the memory of the process. */
const SAMPLES_MOST = 500_000;

function checkClaims(bytes: Uint8Array, type: 'mp4' | 'webm'): void {
  if ((type === 'mp4' ? countMp4Samples(bytes) : countWebmFrames(bytes)) > SAMPLES_MOST) throw refusals.damaged();
}

/** Reads a file of which nothing is known, in a worker process alone. Throws `BadFileError`. */
export async function readClip(bytes: Uint8Array): Promise<Clip> {
  try {
    const type = await typeOf(bytes);
    checkClaims(bytes, type);
    const input = new Input({ source: new BufferSource(bytes), formats: [MP4, WEBM] });
    const tracks = (await input.getTracks()).filter((track) => track.isVideoTrack() || track.isAudioTrack());
    await measured(tracks, type);
    return await served(await rewrite(input, type, tracks.length), type);
  } catch (error) {
    // Whatever else stops a reader of files is the file's doing.
    throw error instanceof BadFileError ? error : Object.assign(refusals.damaged(), { cause: error });
  }
}
