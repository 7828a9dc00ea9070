import { loudnessOf } from './loudness.ts';

const LOOK_MS = 66;
const SAMPLES = 1_024;

export interface LevelMeter {
  close(): void;
}

/** The samples of a track as they are heard now; null while the browser keeps the audio asleep. Throws where the browser has no audio to give. */
function openEar(track: MediaStreamTrack): { hear: () => Float32Array | null; close: () => void } {
  const context = new AudioContext();
  const close = (): void => void context.close().catch(() => undefined);
  try {
    const analyser = context.createAnalyser();
    analyser.fftSize = SAMPLES;
    const samples = new Float32Array(SAMPLES);
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const hear = (): Float32Array | null => {
      if (context.state !== 'running') {
        void context.resume().catch(() => undefined);
        return null;
      }
      analyser.getFloatTimeDomainData(samples);
      return samples;
    };
    return { hear, close };
  } catch (error) {
    close();
    throw error;
  }
}

/**
 * Listens to a track, a clone of it rather, so that it also hears while the track itself is shut. Calls back some 15 times a second with how loud
 * it is, 0 to 1, or null while the browser keeps the audio asleep and nobody can tell. A browser that cannot measure says null once: the voice
 * goes out without a meter.
 */
export function createLevelMeter(track: MediaStreamTrack, onLoudness: (loudness: number | null) => void): LevelMeter {
  const own = track.clone();
  own.enabled = true;
  try {
    const ear = openEar(own);
    const timer = setInterval(() => {
      const samples = ear.hear();
      onLoudness(samples && loudnessOf(samples));
    }, LOOK_MS);
    return {
      close: () => {
        clearInterval(timer);
        own.stop();
        ear.close();
      },
    };
  } catch {
    own.stop();
    onLoudness(null);
    return { close: () => undefined };
  }
}
