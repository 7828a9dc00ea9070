import type { ScheduledMeme } from '@deadpan/protocol';
import { isFallback } from './fallback-clips.ts';
import { attemptsAt, failureOf } from './meme-source.ts';
import type { MediaFailure } from './meme-source.ts';
import { parseVtt } from './subtitles.ts';
import type { Cue } from './subtitles.ts';

/** The clips a player has loaded: one video element each. */
export interface Clips {
  /** The clip's element; loading begins with the first call. */
  load(meme: ScheduledMeme): HTMLVideoElement;
  /** What its element shows: the clip itself, or the built-in one that had to take its place. */
  shown(meme: ScheduledMeme): ScheduledMeme;
  /** Why neither it nor the one in its place can be played, or null. */
  failure(meme: ScheduledMeme): MediaFailure | null;
  /** Loads one that failed, or that another took the place of, once more. */
  retry(meme: ScheduledMeme): void;
  cues(meme: ScheduledMeme): readonly Cue[];
  close(): void;
}

interface ClipOptions {
  createVideo?: () => HTMLVideoElement;
  fetchText?: (url: string) => Promise<string>;
}

async function fetchSubtitles(url: string): Promise<string> {
  const response = await fetch(url);
  return response.ok ? response.text() : '';
}

/** Creates the store of clips; nothing is loaded yet. */
export function createClips({ createVideo = () => document.createElement('video'), fetchText = fetchSubtitles }: ClipOptions): Clips {
  const videos = new Map<string, HTMLVideoElement>();
  const subtitles = new Map<string, Cue[]>();
  const instead = new Map<string, ScheduledMeme>();
  const failed = new Map<string, MediaFailure>();

  function describe(video: HTMLVideoElement, clip: ScheduledMeme): void {
    video.poster = clip.poster_url ?? '';
    video.loop = isFallback(clip);
    video.setAttribute('aria-label', clip.alt);
    if (subtitles.has(clip.url)) return;
    subtitles.set(clip.url, []);
    if (clip.subtitles_url === null) return;
    void fetchText(clip.subtitles_url).then(
      (file) => subtitles.set(clip.url, parseVtt(file)),
      () => undefined, // no subtitles is no reason to stop
    );
  }

  /** Loads the clip in the first format that works, or else the one for its place; after the last it has failed, for the reason the clip itself gave. */
  function offer(video: HTMLVideoElement, meme: ScheduledMeme): void {
    const attempts = attemptsAt(meme, video.canPlayType('video/webm; codecs="vp9, opus"') !== '');
    let on = meme;
    let reason: MediaFailure | undefined;
    describe(video, meme);
    instead.delete(meme.url);
    const next = (): void => {
      const attempt = attempts.shift();
      if (!attempt || attempt.clip !== on) reason ??= failureOf(video.error?.code);
      if (!attempt) return void failed.set(meme.url, reason ?? 'unsupported');
      if (attempt.clip !== on) {
        on = attempt.clip;
        instead.set(meme.url, on);
        describe(video, on);
      }
      video.src = attempt.source;
      video.load();
    };
    video.onerror = next;
    next();
  }

  function load(meme: ScheduledMeme): HTMLVideoElement {
    const known = videos.get(meme.url);
    if (known) return known;
    const video = createVideo();
    video.preload = 'auto';
    video.playsInline = true;
    video.disablePictureInPicture = true;
    videos.set(meme.url, video);
    offer(video, meme);
    return video;
  }

  return {
    load,
    shown: (meme) => instead.get(meme.url) ?? meme,
    failure: ({ url }) => failed.get(url) ?? null,
    retry: (meme) => {
      if (failed.delete(meme.url) || instead.has(meme.url)) offer(load(meme), meme);
    },
    cues: (meme) => subtitles.get((instead.get(meme.url) ?? meme).url) ?? [],
    close: () => {
      for (const video of videos.values()) {
        video.onerror = null; // a clip that is taken away is no failure
        video.pause();
        video.removeAttribute('src');
        video.load();
        video.remove();
      }
      videos.clear();
    },
  };
}
