import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Finding } from './face-types.ts';
import { createGlancer } from './glancer.ts';
import type { ToWorker } from './messages.ts';

const finding: Finding = { face: null, expressions: null, frame: { valid: true, bright: 1, average: 120 } };
const playing = { readyState: 4, videoWidth: 320 } as HTMLVideoElement;
const frames: { closed: boolean }[] = [];

beforeEach(() => {
  frames.splice(0);
  vi.stubGlobal('ImageData', class {});
  vi.stubGlobal('HTMLMediaElement', { HAVE_CURRENT_DATA: 2 });
  vi.stubGlobal(
    'VideoFrame',
    class {
      closed = false;
      constructor() {
        frames.push(this);
      }
      close(): void {
        this.closed = true;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function aGlancer() {
  const sent: ToWorker[] = [];
  const world = { sent, takes: true };
  const glancer = createGlancer((message) => {
    if (world.takes) sent.push(message);
    return world.takes;
  });
  return { glancer, world };
}
const requestOf = (message: ToWorker | undefined): number => (message?.type === 'glance' ? message.request : -1);

it('gives each glance its own answer', async () => {
  const { glancer, world } = aGlancer();
  const both = [glancer.ask(playing), glancer.ask(playing)];
  await vi.waitFor(() => expect(world.sent).toHaveLength(2));
  glancer.answered(requestOf(world.sent[1]), finding);
  glancer.answered(requestOf(world.sent[0]), null);
  glancer.answered(99, finding);
  expect(await Promise.all(both)).toEqual([null, finding]);
});

it('sees nothing without a picture, nor without somebody to look at it', async () => {
  const { glancer, world } = aGlancer();
  expect(await glancer.ask({ readyState: 1, videoWidth: 0 } as HTMLVideoElement)).toBeNull();
  world.takes = false;
  expect(await glancer.ask(playing)).toBeNull();
  expect(frames.map(({ closed }) => closed)).toEqual([true]);
  expect(world.sent).toEqual([]);
});

it('answers what was asked when the worker is gone', async () => {
  const { glancer, world } = aGlancer();
  const asked = glancer.ask(playing);
  await vi.waitFor(() => expect(world.sent).toHaveLength(1));
  glancer.end();
  expect(await asked).toBeNull();
});
