import { useEffect, useState, useSyncExternalStore } from 'react';
import { limits } from '@deadpan/protocol';
import { useStore } from 'zustand';
import { createCamera } from '../../engine/camera/camera.ts';
import type { Camera, CameraState } from '../../engine/camera/camera-types.ts';
import { createFace } from '../../engine/face/face.ts';
import type { Face, FaceState } from '../../engine/face/face-types.ts';
import { browserKept } from '../../engine/storage/kept.ts';
import { rememberBaseline } from '../../stage/baseline.ts';
import { showToast } from '../../ui/toast-store.ts';
import { CHECK_EVERY_MS, createTrial } from './trial.ts';
import type { Trial, TrialState } from './trial.ts';

/** The panel's own camera and detector: an arena's are left alone. */
export interface PanelParts {
  camera: Camera;
  face: Face;
  trial: Trial;
}

/** What the panel shows and can do. */
export interface CameraPanel {
  camera: CameraState;
  face: FaceState;
  trial: TrialState;
  start: () => void;
  stop: () => void;
  retryCamera: () => void;
  retryModels: () => void;
  reset: () => void;
  again: () => void;
}

function openParts(): PanelParts {
  const face = createFace();
  return { camera: createCamera(), face, trial: createTrial(face, (baseline) => rememberBaseline(browserKept, baseline)) };
}

/** Makes the parts with the page and closes them with it. Null for the moment before. */
export function usePanelParts(): PanelParts | null {
  const [parts, setParts] = useState<PanelParts | null>(null);
  useEffect(() => {
    const fresh = openParts();
    const off = fresh.camera.onNotice(({ title, text }) => showToast({ title, text, tone: title === 'Camera Refreshed' ? 'good' : 'bad' }));
    setParts(fresh);
    return () => {
      off();
      fresh.trial.close();
      fresh.face.close();
      fresh.camera.close();
    };
  }, []);
  return parts;
}

/** Leads camera, detector and trial: every new picture is calibrated anew, quickly; then it is watched at the pace of a play. */
export function useCameraPanel({ camera, face, trial }: PanelParts): CameraPanel {
  const cameraState = useStore(camera);
  const faceState = useSyncExternalStore(face.subscribe, face.getState);
  const trialState = useStore(trial);
  const { stream } = cameraState;
  const calibrating = trialState.status === 'waiting';
  useEffect(() => {
    if (stream) trial.recalibrate();
  }, [stream, trial]);
  useEffect(() => {
    const track = stream?.getVideoTracks()[0];
    if (!track) return face.stop();
    face.watch(track, { intervalMs: calibrating ? CHECK_EVERY_MS : limits.detection.everyMs });
    void face.load().catch(() => undefined); // the panel shows the failure and a way to try again
    return undefined;
  }, [stream, face, calibrating]);
  return {
    camera: cameraState,
    face: faceState,
    trial: trialState,
    start: () => void camera.open(),
    stop: camera.stop,
    retryCamera: () => void camera.refresh(),
    retryModels: () => void face.load().catch(() => undefined),
    reset: trial.recalibrate,
    again: trial.again,
  };
}
