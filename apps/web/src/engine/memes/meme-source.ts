import type { ScheduledMeme } from '@deadpan/protocol';

/** Why a clip cannot be played, from the media element's error code (spec §8 Camera, "Meme video errors by code"). */
export type MediaFailure = 'aborted' | 'network' | 'decoding' | 'unsupported';

const failures: Record<number, MediaFailure> = { 1: 'aborted', 2: 'network', 3: 'decoding', 4: 'unsupported' };

/** Takes `MediaError.code`; a code of tomorrow counts as a format that is not supported. */
export const failureOf = (code: number | undefined): MediaFailure => failures[code ?? 4] ?? 'unsupported';

const VIDEO = /\.(mp4|webm|ogv|ogg|mov|m4v)$/i;
/** Where the operator's server keeps its clips. */
const STORE = '/media/';

/** Spec §5: an address of a clip ends with a known video extension and starts with http or https, or points to our own store. */
export function isMemeAddress(address: string): boolean {
  const path = address.split(/[?#]/)[0] ?? '';
  return VIDEO.test(path) && (/^https?:\/\//i.test(address) || address.startsWith(STORE));
}

/** The addresses of a clip, the likelier to play first; the second is tried when the first fails. */
export function sourcesOf(meme: ScheduledMeme, playsWebm: boolean): string[] {
  const both = playsWebm ? [meme.webm_url, meme.url] : [meme.url, meme.webm_url];
  return [...new Set(both)].filter(isMemeAddress);
}

/** Puts a clip of the same play in the place of every one without a usable address: everybody gets the same schedule, so everybody sees the same. */
export function withFallbacks(memes: readonly ScheduledMeme[]): ScheduledMeme[] {
  const usable = memes.filter((meme) => isMemeAddress(meme.url) || isMemeAddress(meme.webm_url));
  return memes.map((meme, i) => {
    if (usable.length === 0 || usable.includes(meme)) return meme;
    const { id, starts_at, offset, duration } = meme;
    const instead = usable[i % usable.length] ?? meme;
    return { ...instead, id, starts_at, offset, duration: Math.min(duration, instead.duration) };
  });
}
