import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFace } from './face.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import type { Face, Smile } from './face-types.ts';

const FRAME = { valid: true, bright: 1, average: 120 };
const FILES = {} as never;

/** A worker that is told what to answer. */
class FakeWorker extends EventTarget {
  sent: ToWorker[] = [];
  terminated = false;
  postMessage(message: ToWorker): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
  says(data: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const setup = () => {
  const workers: FakeWorker[] = [];
  let clock = 0;
  const face = createFace({
    workerFactory: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return { worker: worker as unknown as Worker, files: FILES };
    },
    now: () => clock,
  });
  const worker = (): FakeWorker => {
    const newest = workers.at(-1);
    if (!newest) throw new Error('no worker yet');
    return newest;
  };
  /** One reading of a frame captured at `t` on the page's clock. */
  const see = (t: number, happy: number | null): void => {
    clock = t;
    const watch = worker().sent.findLast((message) => message.type === 'watch');
    const expressions = happy === null ? null : { neutral: 1 - happy, happy, sad: 0, angry: 0, fearful: 0, disgusted: 0, surprised: 0 };
    worker().says({
      type: 'found',
      watch: watch?.watch ?? -1,
      at: performance.timeOrigin + t,
      detectionTime: 20,
      finding: { face: expressions && { x: 0, y: 0, width: 1, height: 1, score: 1 }, expressions, frame: FRAME },
    });
  };
  return { face, workers, worker, see, at: (t: number) => (clock = t) };
};

/** Enough of a track for a browser that hands frames over. */
const fakeTrack = (stopped: () => void = () => undefined): MediaStreamTrack =>
  ({ clone: () => ({ stop: stopped }) }) as unknown as MediaStreamTrack;

const ready = async (given = setup()) => {
  vi.stubGlobal('HTMLVideoElement', class {});
  vi.stubGlobal(
    'MediaStreamTrackProcessor',
    class {
      readable = new ReadableStream();
    },
  );
  const loaded = given.face.load();
  await vi.waitFor(() => given.worker());
  given.worker().says({ type: 'ready' });
  await loaded;
  return given;
};
const playing = async () => {
  const given = await ready();
  given.face.watch(fakeTrack());
  for (let t = 0; t < 1000; t += 200) given.see(t, 0);
  given.at(1000);
  given.face.startPlay();
  return given;
};
const smilesOf = (face: Face): Smile[] => {
  const smiles: Smile[] = [];
  face.onSmile((smile) => smiles.push(smile));
  return smiles;
};

afterEach(() => vi.unstubAllGlobals());

describe('loading', () => {
  it('tells its progress and shares one attempt', async () => {
    const { face, worker, workers } = setup();
    const both = Promise.all([face.load(), face.load()]);
    await vi.waitFor(() => worker());
    worker().says({ type: 'progress', share: 0.5 });
    expect(face.getState().model).toEqual({ status: 'loading', progress: 0.5 });
    worker().says({ type: 'ready' });
    await both;
    expect(face.getState().model).toEqual({ status: 'ready', progress: 1 });
    expect(workers).toHaveLength(1);
  });

  it('fails with a reason and can be tried again', async () => {
    const { face, worker, workers } = setup();
    const first = face.load();
    await vi.waitFor(() => worker());
    worker().says({ type: 'failed', message: 'answered 503' });
    await expect(first).rejects.toThrow('answered 503');
    expect(face.getState().model).toEqual({ status: 'failed', progress: 0, error: 'answered 503' });
    expect(worker().terminated).toBe(true);
    const second = face.load();
    await vi.waitFor(() => expect(workers).toHaveLength(2));
    worker().says({ type: 'ready' });
    await second;
    expect(face.getState().model.status).toBe('ready');
  });

  it('fails when the worker cannot be started', async () => {
    const face = createFace({ workerFactory: () => Promise.reject(new Error('blocked')) });
    await expect(face.load()).rejects.toThrow('blocked');
    expect(face.getState().model).toMatchObject({ status: 'failed', error: 'Error: blocked' });
  });
});

describe('watching', () => {
  it('begins once the models are there, at the interval asked for', async () => {
    const given = setup();
    vi.stubGlobal('HTMLVideoElement', class {});
    given.face.watch(fakeTrack(), { intervalMs: 100 });
    await ready(given);
    expect(given.worker().sent.at(-1)).toMatchObject({ type: 'watch', intervalMs: 100 });
    given.face.setInterval(400);
    given.face.setInterval(400);
    expect(given.worker().sent.slice(-2)).toMatchObject([{ type: 'watch' }, { type: 'pace', intervalMs: 400 }]);
  });

  it('gives readings in the page’s own time', async () => {
    const { face, see } = await ready();
    face.watch(fakeTrack());
    see(1234.5, 0.2);
    expect(face.getState().reading?.capturedAt).toBeCloseTo(1234.5, 1);
    expect(face.getState()).toMatchObject({ watching: true, frame: FRAME, facelessMs: 0 });
  });

  it('replaces the camera before, and forgets what it showed', async () => {
    const { face, worker, see } = await ready();
    const stopped = vi.fn<() => void>();
    face.watch(fakeTrack(stopped));
    see(100, 0.2);
    const old = worker().sent.findLast((message) => message.type === 'watch');
    face.watch(fakeTrack());
    expect(stopped).toHaveBeenCalledTimes(1);
    worker().says({
      type: 'found',
      watch: old?.watch ?? 0,
      at: 0,
      detectionTime: 1,
      finding: { face: null, expressions: null, frame: FRAME },
    });
    expect(face.getState().reading).toBeNull();
  });

  it('tells its listeners, and only those who still listen', async () => {
    const { face, see } = await ready();
    face.watch(fakeTrack());
    const listener = vi.fn<() => void>();
    const leave = face.subscribe(listener);
    see(100, 0);
    const before = face.getState();
    leave();
    see(300, 0);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(face.getState()).not.toBe(before);
    expect(face.getState()).toBe(face.getState());
  });

  it('counts the time without a face', async () => {
    const { face, see } = await ready();
    face.watch(fakeTrack());
    see(1000, 0);
    see(1200, null);
    see(3000, null);
    expect(face.getState()).toMatchObject({ facelessMs: 2000, lastFaceAt: 1000 });
  });
});

describe('a play', () => {
  it('calls a smile once, with the capture time of its first reading and the curve before it', async () => {
    const { face, see } = await playing();
    const smiles = smilesOf(face);
    [0, 0.9, 0.95, 0.95, 0].forEach((happy, index) => see(1000 + 200 * index, happy));
    expect(smiles).toHaveLength(1);
    expect(smiles[0]?.capturedAt).toBeCloseTo(1200, 1);
    expect(smiles[0]?.curve.map(({ happy }) => happy)).toEqual([0, 0, 0, 0, 0, 0, 0.9, 0.95]);
    expect(face.getState().status).toBe('eliminated');
  });

  it('calls again in the next play, and never between plays', async () => {
    const { face, see, at } = await playing();
    const smiles = smilesOf(face);
    see(1000, 0.9);
    see(1200, 0.9);
    face.endPlay();
    expect(face.getState().status).toBe('safe');
    see(1400, 0.9);
    see(1600, 0.9);
    at(2000);
    face.startPlay();
    see(2000, 0.9);
    see(2200, 0.9);
    expect(smiles.map(({ capturedAt }) => Math.round(capturedAt))).toEqual([1000, 2000]);
  });

  it('can be calibrated anew, and ends a calibration without a face at 0', async () => {
    const { face, at } = await playing();
    at(5000);
    face.calibrate();
    expect(face.getState().calibration).toEqual({ isCalibrated: false, progress: 0, baseline: 0 });
    face.endCalibration();
    expect(face.getState().calibration).toEqual({ isCalibrated: true, progress: 1, baseline: 0 });
  });
});

describe('the baseline', () => {
  const told = ({ sent }: FakeWorker): number[] => sent.flatMap((message) => (message.type === 'baseline' ? [message.baseline] : []));

  it('is told to the worker, whose pace goes by it, whenever it is another one', async () => {
    const { face, worker, see } = await ready();
    face.watch(fakeTrack());
    for (const t of [0, 200, 400, 600, 800]) see(t, 0.2);
    see(1000, 0.9);
    face.restoreBaseline(0.1);
    expect(told(worker())).toEqual([0, 0.2, 0.1]);
  });

  it('is told to a worker that comes after it was measured', async () => {
    const given = setup();
    given.face.restoreBaseline(0.25);
    await ready(given);
    expect(told(given.worker())).toEqual([0.25]);
  });
});

describe('summaries', () => {
  it('count the readings since the last one', async () => {
    const { face, see } = await playing();
    face.summary();
    [0, 0, null].forEach((happy, index) => see(1200 + 200 * index, happy));
    expect(face.summary()).toEqual({ readings: 3, facelessMs: 200, hidden: false });
    see(1800, 0);
    expect(face.summary()).toEqual({ readings: 1, facelessMs: 0, hidden: false });
  });

  it('notice a camera that gives no frames any more', async () => {
    const { face, see, at } = await playing();
    see(2000, 0);
    at(9000);
    expect(face.summary().facelessMs).toBe(7000);
  });

  it('count on while the camera is off, and when it is off and on again', async () => {
    const { face, see, at } = await playing();
    see(2000, 0);
    at(5000);
    face.stop();
    at(7000);
    expect(face.summary().facelessMs).toBe(5000);
    face.watch(fakeTrack());
    at(9000);
    expect(face.summary().facelessMs).toBe(7000);
  });
});

describe('closing', () => {
  it('ends the worker and the camera’s clone, twice is fine, and nothing starts again', async () => {
    const { face, worker } = await ready();
    const stopped = vi.fn<() => void>();
    face.watch(fakeTrack(stopped));
    face.close();
    face.close();
    expect(stopped).toHaveBeenCalledTimes(1);
    expect(worker().sent.slice(-2)).toEqual([{ type: 'stop' }, { type: 'close' }]);
    await expect(face.load()).rejects.toThrow('closed');
  });
});
