import { describe, expect, it } from 'vitest';
import { frameLoop } from './frame-loop.ts';
import { askedFrames, streamedFrames } from './frame-source.ts';
import type { Captured } from './frame-source.ts';

/** A frame that knows whether it was closed. */
const frame = (name = 0): VideoFrame & { closed: boolean; name: number } => {
  const made = { name, closed: false, timestamp: 0, close: () => void (made.closed = true) };
  return made as unknown as VideoFrame & { closed: boolean; name: number };
};
const captured = (): Captured => ({ picture: frame(), at: 0 });
/** Lets everything run that waits for nothing but its turn. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

function camera() {
  let controller: ReadableStreamDefaultController<VideoFrame> | undefined;
  const stream = new ReadableStream<VideoFrame>({ start: (it) => void (controller = it) });
  return { stream, shoot: (it: VideoFrame) => controller?.enqueue(it), unplug: () => controller?.close() };
}

describe('the camera’s own frames', () => {
  it('are dropped for newer ones, never queued', async () => {
    const { stream, shoot } = camera();
    const source = streamedFrames(stream);
    const [first, second] = [frame(1), frame(2)];
    shoot(first);
    shoot(second);
    await settle();
    expect((await source.take())?.picture).toBe(second);
    expect([first.closed, second.closed]).toEqual([true, false]);
  });

  it('are waited for when there is none', async () => {
    const { stream, shoot } = camera();
    const taken = streamedFrames(stream).take();
    const late = frame();
    shoot(late);
    expect((await taken)?.picture).toBe(late);
  });

  it('end with the camera', async () => {
    const { stream, unplug } = camera();
    const source = streamedFrames(stream);
    const taken = source.take();
    unplug();
    expect(await taken).toBeNull();
    expect(source.ended()).toBe(true);
  });

  it('are all closed when the source is, also one still waiting', async () => {
    const { stream, shoot, unplug } = camera();
    const source = streamedFrames(stream);
    const waiting = frame();
    shoot(waiting);
    await settle();
    const drained = source.close();
    void source.close();
    expect(waiting.closed).toBe(true);
    expect(await source.take()).toBeNull();
    const late = frame();
    shoot(late);
    unplug();
    await drained;
    expect(late.closed).toBe(true);
  });
});

describe('frames asked for', () => {
  it('come when asked', async () => {
    let asked = 0;
    const source = askedFrames(() => void asked++);
    const taken = source.take();
    const given = captured();
    source.give(given);
    expect(await taken).toBe(given);
    expect(asked).toBe(1);
  });

  it('are closed when nobody waits any more', async () => {
    const source = askedFrames(() => undefined);
    const taken = source.take();
    void source.close();
    const late = frame();
    source.give({ picture: late, at: 0 });
    expect(await taken).toBeNull();
    expect(late.closed).toBe(true);
  });
});

describe('the loop', () => {
  /** A camera of 30 frames a second on a clock of its own, of which handling a frame takes `costs` and asks for `waits` (else 200); returns the capture times handled. */
  async function run(
    costs: readonly number[],
    waits: readonly number[] = [],
  ): Promise<{ times: number[]; pictures: { closed: boolean }[] }> {
    let time = 0;
    let taken = -1;
    const [times, pictures]: [number[], { closed: boolean }[]] = [[], []];
    const source = {
      take: () => {
        const newest = Math.max(Math.floor(time / 40), taken + 1);
        taken = newest;
        time = Math.max(time, newest * 40);
        const picture = frame();
        pictures.push(picture);
        return Promise.resolve({ picture, at: newest * 40 });
      },
      ended: () => times.length >= costs.length,
      close: () => Promise.resolve(),
    };
    const handle = ({ at }: Captured): number => {
      time += costs[times.length] ?? 0;
      times.push(at);
      return waits[times.length - 1] ?? 200;
    };
    await frameLoop({ source, handle, now: () => time, sleep: (ms) => ((time += ms), Promise.resolve()) });
    return { times, pictures };
  }

  it('keeps its rate, whatever the frames cost', async () => {
    expect((await run([20, 150, 30, 5])).times).toEqual([0, 200, 400, 600]);
  });

  it('waits as long as the frame before asked for', async () => {
    expect((await run([20, 20, 20, 20], [200, 360, 200])).times).toEqual([0, 200, 560, 760]);
  });

  it('takes the newest frame after a slow one, catches nothing up, and never looks twice within one interval', async () => {
    const { times } = await run([20, 730, 20, 390, 20, 20]);
    expect(times).toEqual([0, 200, 920, 1120, 1480, 1680]);
  });

  it('closes every frame, also those it passes over', async () => {
    const { pictures, times } = await run([20, 730, 20, 20]);
    expect(pictures.length).toBeGreaterThanOrEqual(times.length);
    expect(pictures.every(({ closed }) => closed)).toBe(true);
  });

  it('passes over a frame that comes too early', async () => {
    const early = [0, 100, 189, 191, 300, 380, 400].map((at) => ({ picture: frame(), at }));
    const frames = [...early];
    const handled: number[] = [];
    const source = {
      take: () => Promise.resolve(frames.shift() ?? null),
      ended: () => frames.length === 0,
      close: () => Promise.resolve(),
    };
    const handle = ({ at }: Captured): number => {
      handled.push(at);
      return 200;
    };
    await frameLoop({ source, handle, now: () => 0, sleep: () => Promise.resolve() });
    expect(handled).toEqual([0, 191]);
    expect(early.every(({ picture }) => picture.closed)).toBe(true);
  });
});
