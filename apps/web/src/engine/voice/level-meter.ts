import { loudnessOf } from './loudness.ts';

const LOOK_MS = 66;
const SAMPLES = 1_024;

export interface LevelMeter {
  close(): void;
}

/**
 * Listens to a track, a clone of it rather, so that it also hears while the track itself is shut. Calls back some 15 times a second with how loud
 * it is, 0 to 1, or null while the browser keeps the audio asleep and nobody can tell.
 */
export function createLevelMeter(track: MediaStreamTrack, onLoudness: (loudness: number | null) => void): LevelMeter {
  const own = track.clone();
  own.enabled = true;
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = SAMPLES;
  const samples = new Float32Array(SAMPLES);
  context.createMediaStreamSource(new MediaStream([own])).connect(analyser);
  const timer = setInterval(() => {
    if (context.state !== 'running') {
      void context.resume().catch(() => undefined);
      return onLoudness(null);
    }
    analyser.getFloatTimeDomainData(samples);
    onLoudness(loudnessOf(samples));
  }, LOOK_MS);
  return {
    close: () => {
      clearInterval(timer);
      own.stop();
      void context.close().catch(() => undefined);
    },
  };
}
