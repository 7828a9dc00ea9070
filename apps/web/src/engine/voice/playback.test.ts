import { expect, it, vi } from 'vitest';
import type { Volumes } from '../sound/sound.ts';
import { createPlayback } from './playback.ts';

function aPlayback() {
  let volumes: Volumes = { memes: 0.7, voices: 0.8, effects: 0.5, muted: false };
  const listeners = new Set<() => void>();
  const sound = {
    getState: () => volumes,
    subscribe: (listener: () => void) => (listeners.add(listener), () => void listeners.delete(listener)),
  };
  const element = { srcObject: null as unknown, volume: 1, muted: false, refuse: '', pause: vi.fn<() => void>() };
  const play = async (): Promise<void> => {
    if (element.refuse) throw Object.assign(new Error(element.refuse), { name: element.refuse });
  };
  const taps: boolean[] = [];
  const playback = createPlayback({
    sound,
    onNeedsTap: (needsTap) => taps.push(needsTap),
    makeElement: () => Object.assign(element, { play }) as unknown as HTMLAudioElement,
  });
  const turn = (change: Partial<Volumes>): void => {
    volumes = { ...volumes, ...change };
    for (const listener of listeners) listener();
  };
  return { playback, element, taps, turn, listeners };
}
const stream = (): MediaStream => ({}) as MediaStream;
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it('plays one stream as loud as voices are wanted, and nothing after it', async () => {
  const { playback, element, taps, turn } = aPlayback();
  const voice = stream();
  playback.play(voice);
  await settle();
  expect(element).toMatchObject({ srcObject: voice, volume: 0.8, muted: false });
  turn({ voices: 0.3 });
  expect(element.volume).toBe(0.3);
  turn({ muted: true });
  expect(element.muted).toBe(true);
  playback.play(null);
  expect(element.srcObject).toBeNull();
  expect(element.pause).toHaveBeenCalledOnce();
  expect(taps).toEqual([false, false]);
});

it('asks for a tap where the browser wants one, and plays after it', async () => {
  const { playback, element, taps } = aPlayback();
  element.refuse = 'NotAllowedError';
  playback.play(stream());
  await settle();
  expect(taps).toEqual([true]);
  element.refuse = '';
  playback.unlock();
  await settle();
  expect(taps).toEqual([true, false]);
});

it('asks for none because a stream was cut short', async () => {
  const { playback, element, taps } = aPlayback();
  element.refuse = 'AbortError';
  playback.play(stream());
  await settle();
  expect(taps).toEqual([]);
});

it('is silent and follows no volume when closed, twice without harm', () => {
  const { playback, element, listeners } = aPlayback();
  playback.play(stream());
  playback.close();
  playback.close();
  expect(element.srcObject).toBeNull();
  expect(listeners.size).toBe(0);
});
