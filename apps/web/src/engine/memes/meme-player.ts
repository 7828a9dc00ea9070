import { limits } from '@deadpan/protocol';
import type { ScheduledMeme } from '@deadpan/protocol';
import { correct } from './drift.ts';
import { clipAt } from './schedule.ts';
import type { ClipMoment } from './schedule.ts';
import { createClips } from './clips.ts';
import { aheadInLoop, isFallback, withinLoop } from './fallback-clips.ts';
import { withFallbacks } from './meme-source.ts';
import type { MediaFailure } from './meme-source.ts';
import { cueAt } from './subtitles.ts';

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
  /** why the clip cannot be played, while `failed` */
  failure: MediaFailure | null;
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
  /** Follows this schedule from now on; loads all of it, a running one little by little, unless data is to be saved. */
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
  /** Whether to load only the clip that is on and the next one. */
  savesData?: () => boolean;
  createVideo?: () => HTMLVideoElement;
  fetchText?: (url: string) => Promise<string>;
}

const TICK_MS = 50;
const SETTLE_MS = 600;
/** Who comes in the middle of a play has more urgent things to load than the clips after the next one. */
const REST_MS = 5_000;
const idle: MemeState = { status: 'idle', index: 0, total: 0, meme: null, secondsLeft: 0, cue: null, needsTap: false, failure: null };

function same(a: MemeState, b: MemeState): boolean {
  return (Object.keys(a) as (keyof MemeState)[]).every((key) => a[key] === b[key]);
}

/** Creates the player: one video element per clip, loaded ahead; each starts at its second and is kept there (design "Round 1"). */
export function createMemePlayer({ now, savesData = () => false, ...clipOptions }: MemePlayerOptions): MemePlayer {
  const listeners = new Set<() => void>();
  const clips = createClips(clipOptions);
  /** the schedule as it was told, to know when it is another one */
  let told = '';
  let schedule: MemeSchedule = { memes: [], running: false, speed: 1 };
  let state = idle;
  let box: HTMLElement | null = null;
  let shown: HTMLVideoElement | null = null;
  let sound: { volume: number; muted: boolean } = { volume: limits.memes.volume, muted: false };
  let silenced = false;
  let settledAt = 0;
  let seekCost = 80;
  let timer: ReturnType<typeof setInterval> | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function publish(next: MemeState): void {
    if (same(state, next)) return;
    state = next;
    for (const listener of listeners) listener();
  }

  /** Phones let nobody set a volume, but muting them works. */
  const wantsSilence = (): boolean => sound.muted || sound.volume === 0;

  function applySound(video: HTMLVideoElement): void {
    video.volume = sound.volume;
    video.muted = wantsSilence() || silenced;
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

  /** Milliseconds; Infinity for a clip that is played once. */
  const loopOf = (meme: ScheduledMeme, video: HTMLVideoElement) => (isFallback(clips.shown(meme)) ? video.duration * 1000 : Infinity);

  function offset(video: HTMLVideoElement, { meme, position }: ClipMoment): number {
    const loop = loopOf(meme, video);
    return aheadInLoop(video.currentTime * 1000 - withinLoop(position, loop), loop);
  }

  function keepTime(video: HTMLVideoElement, moment: ClipMoment): void {
    const base = schedule.speed;
    if (video.seeking || performance.now() < settledAt) return;
    const fix = correct(offset(video, moment));
    if (fix.kind === 'rate') {
      video.playbackRate = Math.min(16, base * fix.rate);
      return;
    }
    const asked = performance.now();
    settledAt = asked + SETTLE_MS;
    video.playbackRate = Math.min(16, base);
    const place = moment.position + (video.paused ? 0 : seekCost * base);
    video.currentTime = withinLoop(place, loopOf(moment.meme, video)) / 1000;
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
    const video = clips.load(moment.meme);
    show(video);
    const failure = clips.failure(moment.meme);
    const following = memes[moment.index + 1];
    if (following) clips.load(following);
    if (!failure) {
      keepTime(video, moment);
      if (video.paused && !video.ended) start(video);
    }
    publish({
      status: failure ? 'failed' : video.readyState >= 2 ? 'playing' : 'loading',
      index: moment.index,
      total: memes.length,
      meme: clips.shown(moment.meme),
      secondsLeft: Math.ceil(moment.left / speed / 1000),
      cue: cueAt(clips.cues(moment.meme), withinLoop(moment.position, loopOf(moment.meme, video))),
      needsTap: silenced && !wantsSilence(),
      failure,
    });
  }

  function loadAll(): void {
    rest = undefined;
    for (const meme of savesData() ? schedule.memes.slice(0, 2) : schedule.memes) clips.load(meme);
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow: (next) => {
      const telling = next.memes.map(({ url, starts_at }) => `${url} ${starts_at ?? ''}`).join();
      const again = telling !== told;
      told = telling;
      schedule = { ...next, memes: again ? withFallbacks(next.memes) : schedule.memes };
      if (again) {
        clearTimeout(rest);
        rest = next.running ? setTimeout(loadAll, REST_MS) : undefined;
        for (const meme of schedule.memes) clips.retry(meme);
      }
      if (rest === undefined) loadAll();
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
      return moment && shown && !shown.paused ? offset(shown, moment) : null;
    },
    close: () => {
      clearInterval(timer);
      clearTimeout(rest);
      timer = undefined;
      listeners.clear();
      clips.close();
    },
  };
}
