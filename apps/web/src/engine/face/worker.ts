import { createDetector } from './detector.ts';
import { download } from './download.ts';
import { frameLoop } from './frame-loop.ts';
import { askedFrames, streamedFrames } from './frame-source.ts';
import { createGlances } from './glances.ts';
import { hasSimd } from './net/simd.ts';
import { createPace } from './pace.ts';
import { relativeTo } from './smile-rule.ts';
import type { Detector } from './detector.ts';
import type { Captured, FrameSource } from './frame-source.ts';
import type { FromWorker, ModelFiles, Picture, ToWorker } from './messages.ts';

/** Pictures the detector may fail on in a row (a frame can be gone by the time it is drawn) before it counts as broken. */
const MAX_FAILURES = 5;

let detector: Detector | null = null;
let failures = 0;
let watching: { id: number; source: FrameSource; give?: (frame: Captured | null) => void } | null = null;
let everyMs = 0;
let baseline = 0;

/** Every camera let go of has handed over its last frame: a worker that ends before loses frames, and the browser says so. */
let drained: Promise<unknown> = Promise.resolve();

const tell = (message: FromWorker): void => self.postMessage(message);
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const glances = createGlances({
  look: (picture) => {
    if (!detector) throw new Error('nothing is loaded yet');
    return detector.glance(picture);
  },
  answer: (request, finding) => tell({ type: 'glanced', request, finding }),
  now: () => performance.now(),
});

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

function watch(id: number, frames: ReadableStream<VideoFrame> | undefined): void {
  stop();
  detector?.reset();
  const asked = frames ? null : askedFrames(() => tell({ type: 'need_frame', watch: id }));
  const source = frames ? streamedFrames(frames) : asked;
  if (!source) return;
  watching = asked ? { id, source, give: asked.give } : { id, source };
  const pace = createPace(() => everyMs);
  const handle = ({ picture, at }: Captured): number => {
    if (!detector) return everyMs;
    const began = performance.now();
    try {
      const finding = detector.look(picture);
      failures = 0;
      const detectionTime = performance.now() - began;
      tell({ type: 'found', watch: id, at, detectionTime, finding });
      glances.read({ at, tookMs: detectionTime, intervalMs: everyMs });
      return pace(finding.expressions && relativeTo(baseline, finding.expressions.happy));
    } catch (error) {
      if (++failures >= MAX_FAILURES) tell({ type: 'failed', message: messageOf(error) });
      return pace(null);
    }
  };
  void frameLoop({ source, handle });
}

function stop(): void {
  if (watching) drained = Promise.all([drained, watching.source.close()]);
  watching = null;
  glances.end();
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
      everyMs = data.intervalMs;
      return watch(data.watch, data.frames);
    case 'pace':
      everyMs = data.intervalMs;
      return;
    case 'baseline':
      baseline = data.baseline;
      return;
    case 'frame':
      return void give(data.watch, data.picture, data.at);
    case 'stop':
      return stop();
    case 'detect':
      return detect(data.request, data.picture);
    case 'glance':
      return glances.take(data.request, data.picture);
    case 'reset':
      return detector?.reset();
    case 'close':
      stop();
      return void drained.then(() => self.close());
    default:
      return data satisfies never;
  }
});
