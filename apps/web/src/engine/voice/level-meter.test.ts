import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLevelMeter } from './level-meter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const aTrack = () => {
  const clone = { enabled: false, stop: vi.fn<() => void>() };
  return { clone, track: { clone: () => clone } as unknown as MediaStreamTrack };
};

/** A browser whose audio is in `state` and hears a tone, unless it refuses the microphone. */
function aBrowser({ state = 'running', refuses = false } = {}) {
  const world = { state, resumed: 0, closed: 0 };
  const makeContext = () => ({
    state: world.state,
    resume: async () => void world.resumed++,
    close: async () => void world.closed++,
    createAnalyser: () => ({ fftSize: 0, getFloatTimeDomainData: (samples: Float32Array) => void samples.fill(0.5) }),
    createMediaStreamSource: () => {
      if (refuses) throw new Error('another sample rate');
      return { connect: () => undefined };
    },
  });
  // A class in browsers; a function that returns an object is one too.
  vi.stubGlobal('AudioContext', function AudioContext() {
    return makeContext();
  });
  vi.stubGlobal('MediaStream', class {});
  return world;
}

describe('the level meter', () => {
  it('hears a clone, also while the track itself is shut, and lets go of everything', () => {
    const world = aBrowser();
    const { clone, track } = aTrack();
    const heard: (number | null)[] = [];
    const meter = createLevelMeter(track, (loudness) => heard.push(loudness));
    vi.advanceTimersByTime(200);
    expect(clone.enabled).toBe(true);
    expect(heard.length).toBeGreaterThan(1);
    expect(heard[0]).toBeGreaterThan(0.8);
    meter.close();
    expect([clone.stop.mock.calls.length, world.closed, vi.getTimerCount()]).toEqual([1, 1, 0]);
  });

  it('knows nothing while the browser keeps the audio asleep, and wakes it', () => {
    const world = aBrowser({ state: 'suspended' });
    const heard: (number | null)[] = [];
    createLevelMeter(aTrack().track, (loudness) => heard.push(loudness)).close();
    const meter = createLevelMeter(aTrack().track, (loudness) => heard.push(loudness));
    vi.advanceTimersByTime(70);
    expect([heard, world.resumed]).toEqual([[null], 1]);
    meter.close();
  });

  it('that cannot be made costs nobody their voice, and leaves nothing open', () => {
    const world = aBrowser({ refuses: true });
    const { clone, track } = aTrack();
    const heard: (number | null)[] = [];
    const meter = createLevelMeter(track, (loudness) => heard.push(loudness));
    expect([heard, world.closed, clone.stop.mock.calls.length, vi.getTimerCount()]).toEqual([[null], 1, 1, 0]);
    meter.close();
  });
});
