import type { ScheduledMeme } from '@deadpan/protocol';
import { failureOf, sourcesOf } from './meme-source.ts';
import type { MediaFailure } from './meme-source.ts';
import { parseVtt } from './subtitles.ts';
import type { Cue } from './subtitles.ts';

/** The clips a player has loaded: one video element each. */
export interface Clips {
  /** The clip's element; loading begins with the first call. */
  load(meme: ScheduledMeme): HTMLVideoElement;
  /** Why it cannot be played, or null. */
  failure(meme: ScheduledMeme): MediaFailure | null;
  /** Loads a failed one once more. */
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
  const failed = new Map<string, MediaFailure>();

  /** Loads the clip in the first format that works; after the last one it has failed. */
  function offer(video: HTMLVideoElement, meme: ScheduledMeme): void {
    const sources = sourcesOf(meme, video.canPlayType('video/webm; codecs="vp9, opus"') !== '');
    const next = (): void => {
      const source = sources.shift();
      if (source === undefined) return void failed.set(meme.url, failureOf(video.error?.code));
      video.src = source;
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
    video.poster = meme.poster_url;
    video.setAttribute('aria-label', meme.alt);
    videos.set(meme.url, video);
    offer(video, meme);
    void fetchText(meme.subtitles_url).then(
      (file) => subtitles.set(meme.url, parseVtt(file)),
      () => undefined, // no subtitles is no reason to stop
    );
    return video;
  }

  return {
    load,
    failure: ({ url }) => failed.get(url) ?? null,
    retry: (meme) => {
      if (failed.delete(meme.url)) offer(load(meme), meme);
    },
    cues: ({ url }) => subtitles.get(url) ?? [],
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
