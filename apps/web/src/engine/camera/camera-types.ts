import type { ReadableStore } from '../socket/store.ts';

/** What stands between the player and a live camera; `ended`: it was live and went away. */
export type CameraProblem = 'denied' | 'missing' | 'busy' | 'overconstrained' | 'blocked' | 'unsupported' | 'failed' | 'ended';
export type CameraStatus = 'idle' | 'asking' | 'live' | CameraProblem;

export interface CameraDevice {
  deviceId: string;
  label: string;
}

export interface CameraState {
  status: CameraStatus;
  /** Video only; null unless `live`. A new object after every (re)opening. */
  stream: MediaStream | null;
  /** The lobby's text for a problem (spec §8 Camera); for round 1 ask `cameraText(status, 'round1')`. Null while there is none. */
  message: string | null;
  /** What the picture shows: `loading` until the first check, `black` (covered, dark or dead), `muted` (the system holds the camera back). */
  health: 'loading' | 'working' | 'black' | 'muted';
  /** Cameras to choose from; labels are empty before permission was given. */
  devices: readonly CameraDevice[];
  /** The camera in use, or the one remembered. */
  deviceId: string | null;
}

/** A toast's worth of news (spec §8 Camera "Toasts"). */
export interface CameraNotice {
  title: 'Camera Disconnected' | 'Camera Lost' | 'Camera Refreshed' | 'Camera Refresh Failed';
  text: string;
}

/** This player's camera. The picture leaves it only as media to the peers and as frames to the detector on this page. */
export interface Camera extends ReadableStore<CameraState> {
  /** Asks for the camera (with the browser's prompt if needed); resolves with the state reached and never rejects. Calls while asking share one prompt. */
  open(): Promise<CameraState>;
  /** Switches to another camera and remembers it; the old one stays on until the new one is there. */
  choose(deviceId: string): Promise<CameraState>;
  /** Opens anew after black frames, an ended track or a refusal. */
  refresh(): Promise<CameraState>;
  /** Calls back with news for a toast; returns the way out. */
  onNotice(listener: (notice: CameraNotice) => void): () => void;
  /** Turns the camera off; `open` turns it on again. */
  stop(): void;
  /** Ends everything; twice is fine. */
  close(): void;
}
