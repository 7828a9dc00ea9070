/// <reference types="vite/client" />
/// <reference path="../../../../apps/web/src/engine/face/virtual-face-models.d.ts" />
import { createFace } from '../../../../apps/web/src/engine/face/face.ts';
import { openWorker } from '../../../../apps/web/src/engine/face/open-worker.ts';
import { countLongTasks } from './long-tasks.ts';
import type { OpenedWorker } from '../../../../apps/web/src/engine/face/open-worker.ts';
import type { FromWorker, ToWorker } from '../../../../apps/web/src/engine/face/messages.ts';
import type { LiveReading, Refereed, SmileBench } from '../../smile-bench.ts';

let opened: OpenedWorker | undefined;
const face = createFace({ workerFactory: () => (opened = openWorker()) });
let lastRequest = 0;

const tellWorker = (message: ToWorker, transfer: Transferable[] = []): void => opened?.worker.postMessage(message, transfer);

const detect: SmileBench['detect'] = (picture) =>
  new Promise((resolve, reject) => {
    const worker = opened?.worker;
    if (!worker) return reject(new Error('wait for `ready` first'));
    const request = ++lastRequest;
    const answer = ({ data }: MessageEvent<FromWorker>): void => {
      if (data.type !== 'detected' || data.request !== request) return;
      worker.removeEventListener('message', answer);
      const { face: box, expressions, frame } = data.finding;
      resolve({ found: box !== null, happy: expressions?.happy ?? 0, expressions, box, frame, ms: data.detectionTime });
    };
    worker.addEventListener('message', answer);
    tellWorker({ type: 'detect', request, picture }, [picture]);
  });

/** Opens the camera, calibrates, plays, and gives every reading; `t` counts milliseconds since the camera was open. */
async function live(ms: number, onReading?: (reading: LiveReading) => void): Promise<LiveReading[]> {
  const camera = await navigator.mediaDevices.getUserMedia({ video: { width: 640, height: 480, frameRate: 30 } });
  const [track] = camera.getVideoTracks();
  if (!track) throw new Error('the camera has no picture');
  const began = performance.now();
  const readings: LiveReading[] = [];
  let last = 0;
  face.calibrate();
  const leave = face.subscribe(() => {
    const { reading, status, calibration } = face.getState();
    if (!reading || reading.capturedAt === last) return;
    last = reading.capturedAt;
    if (calibration.isCalibrated && !playing) {
      playing = true;
      face.startPlay();
    }
    readings.push({ t: last - began, found: reading.faceDetected, happy: reading.happy, relative: reading.relativeHappiness, status });
    const newest = readings.at(-1);
    if (newest) onReading?.(newest);
  });
  let playing = false;
  face.watch(track);
  await new Promise((resolve) => setTimeout(resolve, ms));
  leave();
  face.stop();
  face.endPlay();
  track.stop();
  return readings;
}

const TILE = { width: 320, height: 240, frameRate: 15 };
const LOOK_MS = 1_000;

/** Reads one's own face while looking at `tiles` videos in turns, each once a second. */
async function refereeing(ms: number, tiles: number): Promise<Refereed> {
  const camera = await navigator.mediaDevices.getUserMedia({ video: TILE });
  const videos = Array.from({ length: tiles }, () => Object.assign(document.createElement('video'), { muted: true, srcObject: camera }));
  await Promise.all(videos.map((video) => video.play()));
  const result: Refereed = { readings: 0, longestGap: 0, glances: 0, refused: 0 };
  let turn = 0;
  const timer = setInterval(
    () => {
      const video = videos[turn++ % tiles];
      if (video) void face.glance(video).then((finding) => (finding ? result.glances++ : result.refused++));
    },
    LOOK_MS / Math.max(1, tiles),
  );
  const readings = await live(ms);
  clearInterval(timer);
  for (const track of camera.getTracks()) track.stop();
  const gaps = readings.slice(1).map(({ t }, i) => t - (readings[i]?.t ?? t));
  return { ...result, readings: readings.length, longestGap: Math.round(Math.max(0, ...gaps)) };
}

const bench: SmileBench = {
  ready: face.load(),
  retry: () => face.load(),
  detect,
  reset() {
    tellWorker({ type: 'reset' });
    face.endPlay();
    face.calibrate();
  },
  live: (ms) => live(ms),
  refereeing,
};
window.__smile = bench;
window.__compare = {
  get ready() {
    return bench.ready.then(() => 'WASM in a worker');
  },
  detect,
  async live(ms) {
    const endLongTasks = countLongTasks();
    const readings = await live(ms);
    return { readings: readings.length, found: readings.filter(({ found }) => found).length, longTasks: endLongTasks() };
  },
};

const show = (id: string, text: string): void => {
  const element = document.getElementById(id);
  if (element) element.textContent = text;
};
bench.ready.then(
  () => show('state', 'ready'),
  (error: unknown) => show('state', String(error)),
);
document.getElementById('start')?.addEventListener('click', () => {
  void live(60_000, ({ happy, relative, status, found }) => {
    show('state', status);
    show('readings', `face ${found ? 'found' : 'missing'}\nhappy ${happy.toFixed(3)}\nabove the baseline ${relative.toFixed(3)}`);
  });
});
