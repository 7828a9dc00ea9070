import { limits } from '@deadpan/protocol';
import type { ScheduledMeme } from '@deadpan/protocol';
import { correct } from './drift.ts';
import { clipAt } from './schedule.ts';
import type { ClipMoment } from './schedule.ts';
import { cueAt, parseVtt } from './subtitles.ts';
import type { Cue } from './subtitles.ts';

/** What the stage shows beside the picture. */
export interface MemeState {
  /** `idle`: nothing is on. `loading`: it should be on and has no frame yet. */
  status: 'idle' | 'loading' | 'playing' | 'failed';
  /** place in the schedule, from 0 */
  index: number;
  total: number;
  meme: ScheduledMeme | null;
  secondsLeft: number;
  cue: string | null;
  /** The browser refused sound until somebody touches the page; the picture runs without. */
  needsTap: boolean;
}

export interface MemeSchedule {
  memes: readonly ScheduledMeme[];
  /** Whether the clips may run now; otherwise they hold still. */
  running: boolean;
  /** milliseconds of the match per millisecond of the wall */
  speed: number;
}

/** Plays a play's schedule by the server's clock. */
export interface MemePlayer {
  getState(): MemeState;
  subscribe(listener: () => void): () => void;
  /** Follows this schedule from now on; loads all of it at once. */
  follow(schedule: MemeSchedule): void;
  /** Shows the picture in this box, or nowhere. */
  attach(box: HTMLElement | null): void;
  /** `volume` 0 to 1. */
  setSound(sound: { volume: number; muted: boolean }): void;
  /** Call it from a tap: asks once more for sound. */
  unlock(): void;
  /** How far the running clip is ahead of the schedule, in milliseconds of the clip; null when none runs. */
  offsetMs(): number | null;
  close(): void;
}

interface MemePlayerOptions {
  /** The server's time, ms. */
  now: () => number;
  createVideo?: () => HTMLVideoElement;
  fetchText?: (url: string) => Promise<string>;
}

const TICK_MS = 50;
const SETTLE_MS = 600;
const idle: MemeState = { status: 'idle', index: 0, total: 0, meme: null, secondsLeft: 0, cue: null, needsTap: false };

async function fetchSubtitles(url: string): Promise<string> {
  const response = await fetch(url);
  return response.ok ? response.text() : '';
}

function same(a: MemeState, b: MemeState): boolean {
  return (Object.keys(a) as (keyof MemeState)[]).every((key) => a[key] === b[key]);
}

/** Creates the player: one video element per clip, loaded ahead; each starts at its second and is kept there (design "Round 1"). */
export function createMemePlayer({
  now,
  createVideo = () => document.createElement('video'),
  fetchText = fetchSubtitles,
}: MemePlayerOptions): MemePlayer {
  const listeners = new Set<() => void>();
  const videos = new Map<string, HTMLVideoElement>();
  const subtitles = new Map<string, Cue[]>();
  const failed = new Set<string>();
  let schedule: MemeSchedule = { memes: [], running: false, speed: 1 };
  let state = idle;
  let box: HTMLElement | null = null;
  let shown: HTMLVideoElement | null = null;
  let sound: { volume: number; muted: boolean } = { volume: limits.memes.volume, muted: false };
  let silenced = false;
  let settledAt = 0;
  let seekCost = 80;
  let timer: ReturnType<typeof setInterval> | undefined;

  function publish(next: MemeState): void {
    if (same(state, next)) return;
    state = next;
    for (const listener of listeners) listener();
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
    video.addEventListener('error', () => failed.add(meme.url));
    video.src = video.canPlayType('video/webm; codecs="vp9, opus"') ? meme.webm_url : meme.url;
    video.load();
    videos.set(meme.url, video);
    void fetchText(meme.subtitles_url).then(
      (file) => subtitles.set(meme.url, parseVtt(file)),
      () => undefined, // no subtitles is no reason to stop
    );
    return video;
  }

  function applySound(video: HTMLVideoElement): void {
    video.volume = sound.volume;
    video.muted = sound.muted || silenced;
  }

  function start(video: HTMLVideoElement): void {
    applySound(video);
    void video.play().catch((error: unknown) => {
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError' || video.muted) return;
      silenced = true; // autoplay with sound needs a touch; the picture need not wait for it
      applySound(video);
      void video.play().catch(() => undefined);
    });
  }

  function show(video: HTMLVideoElement | null): void {
    if (shown !== video) {
      shown?.pause();
      if (shown) shown.currentTime = 0; // ready, should it come again
      settledAt = 0;
      silenced = false; // every clip asks anew: meanwhile the camera may have earned the page its sound
    }
    shown = video;
    if (box && video && video.parentElement !== box) box.replaceChildren(video);
    if (box && !video) box.replaceChildren();
  }

  function keepTime(video: HTMLVideoElement, moment: ClipMoment): void {
    const base = schedule.speed;
    if (video.seeking || performance.now() < settledAt) return;
    const fix = correct(video.currentTime * 1000 - moment.position);
    if (fix.kind === 'rate') {
      video.playbackRate = Math.min(16, base * fix.rate);
      return;
    }
    const asked = performance.now();
    settledAt = asked + SETTLE_MS;
    video.playbackRate = Math.min(16, base);
    video.currentTime = (moment.position + (video.paused ? 0 : seekCost * base)) / 1000;
    video.addEventListener('seeked', () => (seekCost = Math.min(400, (seekCost + performance.now() - asked) / 2)), { once: true });
  }

  function tick(): void {
    const { memes, running, speed } = schedule;
    if (!running) {
      shown?.pause();
      return;
    }
    const moment = clipAt(memes, now(), speed);
    if (!moment) {
      show(null);
      publish({ ...idle, total: memes.length });
      return;
    }
    const video = load(moment.meme);
    show(video);
    const broken = failed.has(moment.meme.url);
    if (!broken) {
      keepTime(video, moment);
      if (video.paused && !video.ended) start(video);
    }
    publish({
      status: broken ? 'failed' : video.readyState >= 2 ? 'playing' : 'loading',
      index: moment.index,
      total: memes.length,
      meme: moment.meme,
      secondsLeft: Math.ceil(moment.left / speed / 1000),
      cue: cueAt(subtitles.get(moment.meme.url) ?? [], moment.position),
      needsTap: silenced && !sound.muted,
    });
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow: (next) => {
      const again = next.memes.map((meme) => meme.starts_at).join() !== schedule.memes.map((meme) => meme.starts_at).join();
      schedule = next;
      for (const meme of next.memes) {
        const video = load(meme);
        if (again && failed.delete(meme.url)) video.load();
      }
      timer ??= setInterval(tick, TICK_MS);
      tick();
    },
    attach: (next) => {
      box = next;
      if (box) box.replaceChildren(...(shown ? [shown] : []));
    },
    setSound: (next) => {
      sound = next;
      if (shown) applySound(shown);
    },
    unlock: () => {
      silenced = false;
      if (shown) start(shown);
    },
    offsetMs: () => {
      const moment = schedule.running ? clipAt(schedule.memes, now(), schedule.speed) : null;
      return moment && shown && !shown.paused ? shown.currentTime * 1000 - moment.position : null;
    },
    close: () => {
      clearInterval(timer);
      timer = undefined;
      listeners.clear();
      for (const video of videos.values()) {
        video.pause();
        video.removeAttribute('src');
        video.load();
        video.remove();
      }
      videos.clear();
    },
  };
}
