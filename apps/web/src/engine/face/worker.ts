import { createDetector } from './detector.ts';
import { download } from './download.ts';
import { frameLoop } from './frame-loop.ts';
import { askedFrames, streamedFrames } from './frame-source.ts';
import { hasSimd } from './net/simd.ts';
import type { Detector } from './detector.ts';
import type { Captured, FrameSource } from './frame-source.ts';
import type { FromWorker, ModelFiles, Picture, ToWorker } from './messages.ts';

/** Pictures the detector may fail on in a row (a frame can be gone by the time it is drawn) before it counts as broken. */
const MAX_FAILURES = 5;

let detector: Detector | null = null;
let failures = 0;
let watching: { id: number; source: FrameSource; give?: (frame: Captured | null) => void } | null = null;

const tell = (message: FromWorker): void => self.postMessage(message);
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function load({ kernels, kernelsPlain, ...models }: ModelFiles): Promise<void> {
  const files = await download({ ...models, kernels: hasSimd() ? kernels : kernelsPlain }, (share) => tell({ type: 'progress', share }));
  const parse = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));
  detector = await createDetector({
    detectorGraph: parse(files.detectorGraph) as Parameters<typeof createDetector>[0]['detectorGraph'],
    detectorWeights: files.detectorWeights,
    expressionManifest: parse(files.expressionManifest) as Parameters<typeof createDetector>[0]['expressionManifest'],
    expressionWeights: files.expressionWeights,
    kernels: files.kernels,
  });
  tell({ type: 'ready' });
}

function watch(id: number, intervalMs: number, frames: ReadableStream<VideoFrame> | undefined): void {
  stop();
  detector?.reset();
  const asked = frames ? null : askedFrames(() => tell({ type: 'need_frame', watch: id }));
  const source = frames ? streamedFrames(frames) : asked;
  if (!source) return;
  watching = asked ? { id, source, give: asked.give } : { id, source };
  const handle = ({ picture, at }: Captured): void => {
    if (!detector) return;
    const began = performance.now();
    try {
      const finding = detector.look(picture);
      failures = 0;
      tell({ type: 'found', watch: id, at, detectionTime: performance.now() - began, finding });
    } catch (error) {
      if (++failures >= MAX_FAILURES) tell({ type: 'failed', message: messageOf(error) });
    }
  };
  void frameLoop({ source, intervalMs, handle });
}

function stop(): void {
  watching?.source.close();
  watching = null;
}

async function give(id: number, picture: Picture | null, at: number): Promise<void> {
  const usable = picture instanceof ImageData ? await createImageBitmap(picture) : picture;
  if (watching?.id === id && watching.give) watching.give(usable && { picture: usable, at });
  else usable?.close();
}

function detect(request: number, picture: ImageBitmap): void {
  const began = performance.now();
  const finding = detector?.look(picture);
  picture.close();
  if (finding) tell({ type: 'detected', request, detectionTime: performance.now() - began, finding });
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'load':
      return void load(data.files).catch((error: unknown) => tell({ type: 'failed', message: messageOf(error) }));
    case 'watch':
      return watch(data.watch, data.intervalMs, data.frames);
    case 'frame':
      return void give(data.watch, data.picture, data.at);
    case 'stop':
      return stop();
    case 'detect':
      return detect(data.request, data.picture);
    case 'reset':
      return detector?.reset();
    default:
      return data satisfies never;
  }
});
