import type { Sound } from '../sound/sound.ts';

export interface PlaybackOptions {
  sound: Pick<Sound, 'getState' | 'subscribe'>;
  /** The browser refuses to play before a tap, or plays after all. */
  onNeedsTap: (needsTap: boolean) => void;
  makeElement?: () => HTMLAudioElement;
}

/** The one loudspeaker: plays one stream or none, as loud as the player likes voices. */
export interface Playback {
  play(stream: MediaStream | null): void;
  /** Tries again, from a tap. */
  unlock(): void;
  close(): void;
}

const ownElement = (): HTMLAudioElement => new Audio();

/** No element is made before the first stream. */
export function createPlayback({ sound, onNeedsTap, makeElement = ownElement }: PlaybackOptions): Playback {
  let element: HTMLAudioElement | null = null;
  let playing: MediaStream | null = null;

  const setVolume = (): void => {
    if (!element) return;
    const { voices, muted } = sound.getState();
    element.volume = voices;
    element.muted = muted || voices === 0; // phones let nobody set a volume, but this
  };
  const start = async (): Promise<void> => {
    const stream = playing;
    try {
      await element?.play();
      if (stream === playing) onNeedsTap(false);
    } catch (error) {
      // Any other error is that of a stream that has given way to another one.
      if (stream === playing && error instanceof Error && error.name === 'NotAllowedError') onNeedsTap(true);
    }
  };
  const play = (stream: MediaStream | null): void => {
    if (stream === playing) return;
    playing = stream;
    if (!stream) {
      element?.pause();
      if (element) element.srcObject = null;
      return onNeedsTap(false);
    }
    element ??= makeElement();
    element.srcObject = stream;
    setVolume();
    void start();
  };
  const off = sound.subscribe(setVolume);
  return {
    play,
    unlock: () => {
      if (playing) void start();
    },
    close: () => {
      off();
      play(null);
      element = null;
    },
  };
}
