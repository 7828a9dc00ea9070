import { limits } from '@deadpan/protocol';
import { openFeed } from './frame-feed.ts';
import { createGlancer } from './glancer.ts';
import { readingOf, smoothRate } from './reading.ts';
import * as rules from './smile-rule.ts';
import type { Face, FaceState, ModelState, Smile } from './face-types.ts';
import type { FrameFeed } from './frame-feed.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import type { OpenedWorker } from './open-worker.ts';

export interface FaceOptions {
  /** Makes the worker; another engine, or a test, brings its own. */
  workerFactory?: () => OpenedWorker | Promise<OpenedWorker>;
  now?: () => number;
}

const INTERVAL_MS = limits.detection.everyMs;
/** A camera that gives no frame for this many intervals shows no face, whatever its last frame showed. */
const STALE_INTERVALS = 3;

// Loaded only when needed: a page that never looks at a face does not carry the list of models.
const ownWorker = async (): Promise<OpenedWorker> => (await import('./open-worker.ts')).openWorker();

/** Creates a detector. Nothing is loaded before `load`, nothing watched before `watch`. */
export function createFace({ workerFactory = ownWorker, now = () => performance.now() }: FaceOptions = {}): Face {
  const listeners = new Set<() => void>();
  const smileListeners = new Set<(smile: Smile) => void>();
  let rule = rules.createRule();
  let state: FaceState = {
    model: { status: 'idle', progress: 0 },
    watching: false,
    reading: null,
    status: 'safe',
    calibration: rules.calibrationOf(rule),
    frame: null,
    facelessMs: 0,
    lastFaceAt: null,
  };
  let closed = false;
  let loading: Promise<void> | null = null;
  let worker: Worker | null = null;
  let wanted: { source: MediaStreamTrack | HTMLVideoElement; intervalMs: number; since: number } | null = null;
  let feed: FrameFeed | null = null;
  let watchId = 0;
  let readings = 0;
  let wasHidden = false;
  /** When a face was last seen by any camera: a camera that is off, or off and on again, is not a face. */
  let seenAt = now();

  const set = (change: Partial<FaceState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const setModel = (model: ModelState): void => set({ model });
  const post = (message: ToWorker, transfer: Transferable[] = []): void => worker?.postMessage(message, transfer);
  const tellBaseline = (): void => post({ type: 'baseline', baseline: state.calibration.baseline });
  const setRule = (next: rules.RuleState, change: Partial<FaceState> = {}): void => {
    const before = state.calibration.baseline;
    rule = next;
    set({ ...change, status: rule.status, calibration: rules.calibrationOf(rule) });
    if (state.calibration.baseline !== before) tellBaseline();
  };

  const glancer = createGlancer((message, transfer) => {
    const takes = worker !== null && wanted !== null && state.model.status === 'ready';
    if (takes) post(message, transfer);
    return takes;
  });

  const noteVisibility = (): void => {
    if (document.visibilityState === 'hidden') wasHidden = true;
  };
  const page = typeof document === 'undefined' ? null : document;
  page?.addEventListener('visibilitychange', noteVisibility);

  const endFeed = (): void => {
    watchId++;
    feed?.close();
    feed = null;
    post({ type: 'stop' });
  };
  const beginFeed = (): void => {
    if (!wanted || state.model.status !== 'ready') return;
    endFeed();
    feed = openFeed(wanted.source);
    const { frames } = feed;
    const message = { type: 'watch', watch: watchId, intervalMs: wanted.intervalMs } as const;
    if (frames) post({ ...message, frames }, [frames]);
    else post(message);
  };
  const answerWithFrame = async (watch: number): Promise<void> => {
    const picture = await (feed?.picture() ?? Promise.resolve(null)).catch(() => null);
    const at = performance.timeOrigin + performance.now();
    if (!worker) {
      if (picture && 'close' in picture) picture.close(); // it ended meanwhile
      return;
    }
    const transfer = picture === null ? [] : [picture instanceof ImageData ? picture.data.buffer : picture];
    post({ type: 'frame', watch, picture, at }, transfer);
  };

  const found = ({ at, finding, detectionTime }: Extract<FromWorker, { type: 'found' }>): void => {
    if (!wanted) return;
    const capturedAt = at - performance.timeOrigin;
    const { expressions, frame } = finding;
    const before = rule.smiledAt;
    const next = rules.look(rule, { t: capturedAt, happy: expressions?.happy ?? null });
    const frameRate = state.reading ? smoothRate(state.reading.frameRate, capturedAt - state.reading.capturedAt) : 0;
    const lastFaceAt = expressions ? capturedAt : state.lastFaceAt;
    if (expressions) seenAt = capturedAt;
    readings++;
    setRule(next, {
      reading: readingOf({ capturedAt, expressions, rule: next, detectionTime, frameRate }),
      frame,
      lastFaceAt,
      facelessMs: expressions ? 0 : capturedAt - (lastFaceAt ?? wanted.since),
    });
    if (before !== null || next.smiledAt === null) return;
    const smile: Smile = { capturedAt: next.smiledAt, curve: next.curve };
    for (const callback of smileListeners) callback(smile);
  };

  const endWorker = (): void => {
    endFeed();
    worker?.terminate();
    worker = null;
    glancer.end();
  };
  const attempt = (opened: OpenedWorker): Promise<void> =>
    new Promise((resolve, reject) => {
      worker = opened.worker;
      const fail = (error: string): void => {
        endWorker();
        setModel({ status: 'failed', progress: 0, error });
        reject(new Error(error));
      };
      opened.worker.addEventListener('error', (event) => fail(event.message || 'the worker could not be started'));
      opened.worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if (worker !== opened.worker) return;
        switch (data.type) {
          case 'progress':
            return setModel({ status: 'loading', progress: data.share });
          case 'ready':
            setModel({ status: 'ready', progress: 1 });
            tellBaseline();
            beginFeed();
            return resolve();
          case 'failed':
            return fail(data.message);
          case 'need_frame':
            return void (data.watch === watchId && answerWithFrame(data.watch));
          case 'found':
            return data.watch === watchId ? found(data) : undefined;
          case 'glanced':
            return glancer.answered(data.request, data.finding);
          case 'detected':
            return;
          default:
            return data satisfies never;
        }
      });
      post({ type: 'load', files: opened.files });
    });
  const load = async (): Promise<void> => {
    setModel({ status: 'loading', progress: 0 });
    try {
      const opened = await workerFactory();
      if (!closed) return await attempt(opened);
      opened.worker.terminate();
    } catch (error) {
      if (state.model.status !== 'failed') setModel({ status: 'failed', progress: 0, error: String(error) });
      throw error;
    }
  };

  return {
    load() {
      if (closed) return Promise.reject(new Error('the detector is closed'));
      if (state.model.status === 'ready') return Promise.resolve();
      loading ??= load().finally(() => (loading = null));
      return loading;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getState: () => state,
    watch(source, { intervalMs = INTERVAL_MS } = {}) {
      if (closed) return;
      wanted = { source, intervalMs, since: now() };
      set({ watching: true, reading: null, frame: null, facelessMs: 0, lastFaceAt: null });
      beginFeed();
    },
    setInterval(intervalMs) {
      if (!wanted || wanted.intervalMs === intervalMs) return;
      wanted.intervalMs = intervalMs;
      post({ type: 'pace', intervalMs });
    },
    stop() {
      if (!wanted) return;
      wanted = null;
      endFeed();
      set({ watching: false, reading: null, frame: null, facelessMs: 0, lastFaceAt: null });
    },
    calibrate: (samples) => setRule(rules.startCalibration(rule, now(), samples)),
    endCalibration: () => setRule(rules.endCalibration(rule)),
    restoreBaseline: (baseline) => setRule(rules.restoreBaseline(rule, baseline)),
    startPlay: () => setRule(rules.startPlay(rule, now())),
    endPlay: () => setRule(rules.endPlay(rule)),
    onSmile(callback) {
      smileListeners.add(callback);
      return () => void smileListeners.delete(callback);
    },
    curve: () => rule.curve,
    summary() {
      const since = Math.max(0, now() - seenAt);
      const seen = state.reading?.faceDetected && wanted && since < STALE_INTERVALS * wanted.intervalMs + state.reading.detectionTime;
      const hidden = wasHidden || page?.visibilityState === 'hidden';
      const summary = { readings, facelessMs: seen ? 0 : since, hidden };
      readings = 0;
      wasHidden = page?.visibilityState === 'hidden';
      return summary;
    },
    glance: glancer.ask,
    close() {
      if (closed) return;
      closed = true;
      wanted = null;
      endFeed();
      post({ type: 'close' });
      worker = null;
      glancer.end();
      page?.removeEventListener('visibilitychange', noteVisibility);
      set({ watching: false, reading: null });
      listeners.clear();
      smileListeners.clear();
    },
  };
}
