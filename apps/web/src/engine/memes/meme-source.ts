import type { ScheduledMeme } from '@deadpan/protocol';
import { fallbackFor, isFallback } from './fallback-clips.ts';

/** Why a clip cannot be played, from the media element's error code (spec §8 Camera, "Meme video errors by code"). */
export type MediaFailure = 'aborted' | 'network' | 'decoding' | 'unsupported';

const failures: Record<number, MediaFailure> = { 1: 'aborted', 2: 'network', 3: 'decoding', 4: 'unsupported' };

/** Takes `MediaError.code`; a code of tomorrow counts as a format that is not supported. */
export const failureOf = (code: number | undefined): MediaFailure => failures[code ?? 4] ?? 'unsupported';

const VIDEO = /\.(mp4|webm|ogv|ogg|mov|m4v)$/i;
/** Where the operator's server keeps its clips. */
const STORE = '/media/';

/** Spec §5: an address of a clip ends with a known video extension and starts with http or https, or points to our own store. */
export function isMemeAddress(address: string | null): address is string {
  if (address === null) return false;
  const path = address.split(/[?#]/)[0] ?? '';
  return VIDEO.test(path) && (/^https?:\/\//i.test(address) || address.startsWith(STORE));
}

/** The addresses of a clip, the likelier to play first; the second is tried when the first fails. */
export function sourcesOf(meme: ScheduledMeme, playsWebm: boolean): string[] {
  const both = playsWebm ? [meme.webm_url, meme.url] : [meme.url, meme.webm_url];
  return [...new Set(both)].filter(isMemeAddress);
}

/** One try at a clip: an address, and which clip is to be seen when it works. */
export interface Attempt {
  source: string;
  clip: ScheduledMeme;
}

/** What to try for a clip, in this order: its own addresses, then those of the built-in clip that takes its place. */
export function attemptsAt(meme: ScheduledMeme, playsWebm: boolean): Attempt[] {
  const clips = isFallback(meme) ? [meme] : [meme, fallbackFor(meme)];
  return clips.flatMap((clip) => sourcesOf(clip, playsWebm).map((source) => ({ source, clip })));
}

/** Puts a built-in clip in the place of every one without a usable address (spec §5): everybody gets the same schedule, so everybody sees the same. */
export const withFallbacks = (memes: readonly ScheduledMeme[]): ScheduledMeme[] =>
  memes.map((meme) => (isMemeAddress(meme.url) || isMemeAddress(meme.webm_url) ? meme : fallbackFor(meme)));
