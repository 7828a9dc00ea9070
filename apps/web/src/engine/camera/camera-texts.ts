import { cameraTexts } from '../../texts/camera.ts';
import type { CameraProblem, CameraStatus } from './camera-types.ts';

/** Takes a camera's status; returns the text a screen of that layer shows, or null when nothing is wrong. */
export function cameraText(status: CameraStatus, layer: 'lobby' | 'round1'): string | null {
  return status === 'idle' || status === 'asking' || status === 'live' ? null : cameraTexts[status][layer];
}

const problems: Record<string, CameraProblem> = {
  NotAllowedError: 'denied',
  PermissionDeniedError: 'denied',
  NotFoundError: 'missing',
  DevicesNotFoundError: 'missing',
  NotReadableError: 'busy',
  TrackStartError: 'busy',
  AbortError: 'busy', // Firefox: the device could not be started
  OverconstrainedError: 'overconstrained',
  SecurityError: 'blocked',
};

/** Takes what `getUserMedia` threw; returns what it means. */
export function problemOf(error: unknown): CameraProblem {
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
  return problems[name] ?? 'failed';
}
