import { countLongTasks } from './long-tasks.ts';
import type { CompareBench } from '../../smile-bench.ts';

/** face-api.js 0.22.2, from its own script: the library, models and settings this kind of game is usually built with. */
declare const faceapi: typeof import('face-api.js');

const options = (): InstanceType<typeof faceapi.TinyFaceDetectorOptions> =>
  new faceapi.TinyFaceDetectorOptions({ inputSize: 416, scoreThreshold: 0.5 });

async function look(picture: HTMLCanvasElement | HTMLVideoElement) {
  const began = performance.now();
  const result = await faceapi.detectSingleFace(picture, options()).withFaceExpressions();
  return { found: result !== undefined, happy: result?.expressions.happy ?? 0, ms: performance.now() - began };
}

const bench: CompareBench = {
  ready: (async () => {
    await faceapi.nets.tinyFaceDetector.loadFromUri('/weights');
    await faceapi.nets.faceExpressionNet.loadFromUri('/weights');
    return faceapi.tf.getBackend();
  })(),
  detect(picture) {
    const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    picture.close();
    return look(canvas);
  },
  async live(ms) {
    const camera = await navigator.mediaDevices.getUserMedia({ video: { width: 640, height: 480, frameRate: 30 } });
    const video = Object.assign(document.createElement('video'), { muted: true, srcObject: camera });
    await video.play();
    const endLongTasks = countLongTasks();
    const began = performance.now();
    let readings = 0;
    let found = 0;
    while (performance.now() - began < ms) {
      const due = performance.now() + 200;
      if ((await look(video)).found) found++;
      readings++;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    }
    const longTasks = endLongTasks();
    for (const track of camera.getTracks()) track.stop();
    return { readings, found, longTasks };
  },
};
window.__compare = bench;
