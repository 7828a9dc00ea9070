import type { CameraProblem, CameraStatus } from './camera-types.ts';

const UNSUPPORTED = "Your browser doesn't support camera access. Please use a modern browser like Chrome, Firefox, or Safari.";

/** spec §8 Camera: the lobby's words and round 1's. The spec has none for a camera that went away while live. */
const texts: Record<CameraProblem, { lobby: string; round1: string }> = {
  denied: {
    lobby: 'Camera access denied. Please allow camera access and refresh.',
    round1: 'Camera access denied. Please allow camera access in your browser settings and refresh the page.',
  },
  missing: {
    lobby: 'No camera found. Please connect a camera.',
    round1: 'No camera found. Please ensure a camera is connected and try again.',
  },
  busy: {
    lobby: 'Camera is in use by another application.',
    round1: 'Camera is being used by another application. Please close other applications and try again.',
  },
  overconstrained: {
    lobby: 'Camera settings not supported.',
    round1: "Camera doesn't support the required settings. Please try with a different camera.",
  },
  blocked: {
    lobby: 'Failed to access camera',
    round1: 'Camera access blocked by security settings. Please allow camera access.',
  },
  unsupported: { lobby: UNSUPPORTED, round1: UNSUPPORTED },
  failed: { lobby: 'Failed to access camera', round1: 'Failed to access camera. Please check browser permissions.' },
  ended: { lobby: 'The camera went away. Please connect it again.', round1: 'The camera went away. Please connect it again.' },
};

/** Takes a camera's status; returns the text a screen of that layer shows, or null when nothing is wrong. */
export function cameraText(status: CameraStatus, layer: 'lobby' | 'round1'): string | null {
  return status === 'idle' || status === 'asking' || status === 'live' ? null : texts[status][layer];
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
