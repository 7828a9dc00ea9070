import type { CameraProblem, CameraState } from '../../engine/camera/camera-types.ts';
import type { FaceState } from '../../engine/face/face-types.ts';
import { checkTexts } from '../../texts/camera-check.ts';

/** One row of the check; `waiting` is not a fault, `warn` can be lived with, `bad` cannot be judged. */
export interface CheckFact {
  name: keyof typeof checkTexts.rows;
  state: 'ok' | 'waiting' | 'warn' | 'bad';
  words: string;
}

const { words: w } = checkTexts;
/** Average brightness, 0 to 255, below which a face is hard to see though the frame counts as valid. */
const DIM = 50;

function cameraFact({ status, health }: CameraState): CheckFact {
  if (status !== 'live') return { name: 'camera', state: 'waiting', words: w.waiting };
  if (health === 'loading') return { name: 'camera', state: 'waiting', words: w.looking };
  if (health === 'working') return { name: 'camera', state: 'ok', words: w.camera.ok };
  return { name: 'camera', state: 'bad', words: w.camera[health] };
}

function lightFact({ status }: CameraState, { frame }: FaceState): CheckFact {
  if (status !== 'live') return { name: 'light', state: 'waiting', words: w.waiting };
  if (frame === null) return { name: 'light', state: 'waiting', words: w.looking };
  if (!frame.valid) return { name: 'light', state: 'bad', words: w.light.dark };
  if (frame.average < DIM) return { name: 'light', state: 'warn', words: w.light.dim };
  return { name: 'light', state: 'ok', words: w.light.ok };
}

function faceFact({ status }: CameraState, { reading }: FaceState): CheckFact {
  if (status !== 'live') return { name: 'face', state: 'waiting', words: w.waiting };
  if (reading === null) return { name: 'face', state: 'waiting', words: w.looking };
  return reading.faceDetected ? { name: 'face', state: 'ok', words: w.face.ok } : { name: 'face', state: 'warn', words: w.face.missing };
}

/** Whether the microphone may be opened on one's turn: `unknown` before the browser was asked. */
export type MicrophoneState = 'unknown' | 'ok' | CameraProblem;

function microphoneFact({ status }: CameraState, microphone: MicrophoneState): CheckFact {
  if (microphone === 'unknown')
    return { name: 'microphone', state: 'waiting', words: status === 'live' ? w.microphone.unknown : w.waiting };
  if (microphone === 'ok') return { name: 'microphone', state: 'ok', words: w.microphone.ok };
  const denied = microphone === 'denied' || microphone === 'blocked';
  return { name: 'microphone', state: 'bad', words: denied ? w.microphone.denied : w.microphone.failed };
}

function detectorFact({ model }: FaceState): CheckFact {
  if (model.status === 'ready') return { name: 'detector', state: 'ok', words: w.detector.ok };
  if (model.status === 'failed') return { name: 'detector', state: 'bad', words: w.detector.failed };
  if (model.status === 'idle') return { name: 'detector', state: 'waiting', words: w.waiting };
  return { name: 'detector', state: 'waiting', words: w.detector.loading(Math.floor(model.progress * 100)) };
}

/** Takes camera, detector and, where a round needs it, the microphone; returns what the check says of them, in the order in which they depend on each other. */
export function checkFacts(camera: CameraState, face: FaceState, microphone?: MicrophoneState): CheckFact[] {
  const seen = [cameraFact(camera), lightFact(camera, face), faceFact(camera, face), detectorFact(face)];
  return microphone === undefined ? seen : [...seen, microphoneFact(camera, microphone)];
}

/** What a screen reader is told: that all is well, or the first thing that is not; null while there is only waiting. */
export function spokenCheck(facts: readonly CheckFact[]): string | null {
  const fault = facts.find(({ state }) => state === 'bad' || state === 'warn');
  if (fault) return `${checkTexts.rows[fault.name]}: ${fault.words}`;
  if (!facts.every(({ state }) => state === 'ok')) return null;
  return facts.some(({ name }) => name === 'microphone') ? checkTexts.allGoodHeard : checkTexts.allGood;
}
