import { limits } from '@deadpan/protocol';
import { BadFileError } from '../../ports/file-reader.ts';

const { ms, minMs, side } = limits.decks.clip;

/** What is wrong with a clip, and what its owner can do, in words. */
export const refusals = {
  unknown: () => new BadFileError('That is no clip or picture we can read. Send an MP4 or a WebM, or a JPEG, PNG, WebP, AVIF or GIF.'),
  container: (name: string) =>
    new BadFileError(`That is ${name}, which not every browser plays. Export it as MP4 with H.264 video and AAC sound.`),
  codec: (what: 'video' | 'sound', name: string, wanted: string) =>
    new BadFileError(`The ${what} of that clip is ${name}, which not every browser plays. Export it with ${wanted}.`),
  noVideo: () => new BadFileError('That file has no picture to it. Send a clip with video.'),
  tracks: () => new BadFileError('That file has several videos or sound tracks in it. Export it with one of each.'),
  damaged: () => new BadFileError('That clip is damaged, or its end is missing. Export it again, or send another one.'),
  tooLong: () => new BadFileError(`That clip is longer than ${ms / 1000} seconds. Cut it first.`),
  tooShort: () => new BadFileError(`That clip is shorter than ${minMs / 1000} second. Send a longer one.`),
  tooWide: (width: number, height: number) =>
    new BadFileError(
      `That clip is ${width} × ${height} pixels; ${side} on the longer side are the most. Export it smaller, in 720p for example.`,
    ),
  tooSmall: () => new BadFileError('That clip is too small to be seen. Send one of at least 64 pixels on each side.'),
  tooMuch: () => new BadFileError('That clip has too many pictures a second. Export it with 60 or fewer.'),
};
