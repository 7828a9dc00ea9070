import { describe, expect, it } from 'vitest';
import { frameLoop } from './frame-loop.ts';
import { askedFrames, streamedFrames } from './frame-source.ts';
import type { Captured } from './frame-source.ts';

/** A frame that knows whether it was closed. */
const frame = (name = 0): VideoFrame & { closed: boolean; name: number } => {
  const made = { name, closed: false, close: () => void (made.closed = true) };
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
    const { stream, shoot } = camera();
    const source = streamedFrames(stream);
    const waiting = frame();
    shoot(waiting);
    await settle();
    source.close();
    source.close();
    expect(waiting.closed).toBe(true);
    expect(await source.take()).toBeNull();
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
    source.close();
    const late = frame();
    source.give({ picture: late, at: 0 });
    expect(await taken).toBeNull();
    expect(late.closed).toBe(true);
  });
});

describe('the loop', () => {
  /** Runs the loop over frames that take `costs` to handle; returns when each was handled. */
  async function run(costs: readonly number[]): Promise<{ times: number[]; pictures: { closed: boolean }[] }> {
    let [time, index] = [0, 0];
    const [times, pictures]: [number[], { closed: boolean }[]] = [[], []];
    const source = {
      take: () => {
        const picture = frame();
        pictures.push(picture);
        return Promise.resolve({ picture, at: time });
      },
      ended: () => index >= costs.length,
      close: () => undefined,
    };
    const handle = (): void => {
      times.push(time);
      time += costs[index++] ?? 0;
    };
    await frameLoop({ source, intervalMs: 200, handle, now: () => time, sleep: (ms) => ((time += ms), Promise.resolve()) });
    return { times, pictures };
  }

  it('keeps its rate, whatever the frames cost', async () => {
    expect((await run([20, 150, 30, 5])).times).toEqual([0, 200, 400, 600]);
  });

  it('is late after a slow frame, and catches nothing up', async () => {
    expect((await run([20, 700, 20, 20])).times).toEqual([0, 200, 900, 1100]);
  });

  it('closes every frame', async () => {
    expect((await run([20, 20])).pictures.every(({ closed }) => closed)).toBe(true);
  });
});
