const UNSUPPORTED = "Your browser doesn't support camera access. Please use a modern browser like Chrome, Firefox, or Safari.";

/** spec §8 Camera: the lobby's words and round 1's. The spec has none for a camera that went away while live. */
export const cameraTexts = {
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
} as const;

/** What the toasts of the camera say (spec §8 Camera); their titles are the spec's. */
export const cameraNoticeTexts = {
  disconnected: 'Your camera went away. Trying to bring it back...',
  refreshed: 'Your camera is back.',
} as const;
